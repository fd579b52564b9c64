#include "base/diagnostic.h"

#include "base/utf8.h"

namespace ludens {

namespace {

struct Palette {
  const char *bold, *error, *warning, *note, *caret, *plain;
};
constexpr Palette kColours{"\x1b[1m", "\x1b[1;31m", "\x1b[1;35m", "\x1b[36m", "\x1b[1;32m", "\x1b[0m"};
constexpr Palette kNoColours{"", "", "", "", "", ""};

// Long lines (machine-written games) are cut around the place of interest.
constexpr int kShownColumns = 110;

void add_place(std::string& out, const Spot& at) {
  out += printable(at.file) + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": ";
}

void add_line(std::string& out, const Spot& at, const Palette& palette) {
  if (at.text.empty()) return;
  std::string shown = printable(at.text);
  int column = at.column - 1 - at.skipped;
  const int total = character_count(shown);
  if (total > kShownColumns) {
    const int from = std::max(0, std::min(column - kShownColumns / 3, total - kShownColumns));
    shown = character_slice(shown, from, kShownColumns);
    column -= from;
  }
  const int room = std::max(1, character_count(shown) - column);
  out += "  " + shown + "\n  " + std::string(static_cast<size_t>(std::max(0, column)), ' ');
  out += palette.caret;
  out += '^' + std::string(static_cast<size_t>(std::max(0, std::min(at.length, room) - 1)), '~');
  out += palette.plain;
  out += '\n';
}

}  // namespace

std::string to_text(const Diagnostic& diagnostic, bool colour) {
  const Palette& palette = colour ? kColours : kNoColours;
  std::string out = palette.bold;
  add_place(out, diagnostic.at);
  out += palette.plain;
  const bool error = diagnostic.severity == Severity::Error;
  out += error ? palette.error : palette.warning;
  out += error ? "error" : "warning";
  if (!diagnostic.code.empty()) out += "[" + diagnostic.code + "]";
  out += palette.plain;
  out += ": " + printable(diagnostic.message) + "\n";
  add_line(out, diagnostic.at, palette);
  for (const Note& note : diagnostic.notes) {
    out += "  ";
    if (note.at) add_place(out, *note.at);
    out += palette.note + std::string("note: ") + palette.plain + printable(note.message) + "\n";
    if (note.at) add_line(out, *note.at, palette);
  }
  return out;
}

std::string to_text(const Diagnostics& diagnostics, bool colour) {
  std::string out;
  for (const Diagnostic& diagnostic : diagnostics) out += to_text(diagnostic, colour);
  return out;
}

}  // namespace ludens
