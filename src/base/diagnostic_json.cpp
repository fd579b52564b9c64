#include "base/diagnostic_json.h"

namespace ludens {

namespace {

Json to_json(const Spot& at) {
  return Json::object()
      .set("file", at.file)
      .set("line", at.line)
      .set("column", at.column)
      .set("length", at.length)
      .set("text", at.text);
}

}  // namespace

Json to_json(const Diagnostic& diagnostic) {
  Json notes = Json::array();
  for (const Note& note : diagnostic.notes) {
    Json out = Json::object().set("message", note.message);
    if (note.at) out.set("at", to_json(*note.at));
    notes.push(std::move(out));
  }
  return Json::object()
      .set("severity", diagnostic.severity == Severity::Error ? "error" : "warning")
      .set("code", diagnostic.code)
      .set("message", diagnostic.message)
      .set("at", to_json(diagnostic.at))
      .set("notes", std::move(notes));
}

Json to_json(const Diagnostics& diagnostics) {
  Json out = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) out.push(to_json(diagnostic));
  return out;
}

}  // namespace ludens
