#include "language/define_docs.h"

#include <algorithm>

#include "language/scan.h"

namespace ludens {

namespace {

// The comment lines that end right before `at`, the beginning of a line. Headings (// ---- x ----) end them.
std::string comment_above(std::string_view text, size_t at) {
  std::string out;
  while (at > 0) {
    const size_t end = at - 1;                                          // the line end before
    const size_t begin = end == 0 ? 0 : text.rfind('\n', end - 1) + 1;  // npos + 1 is 0
    std::string_view line = text.substr(begin, end - begin);
    if (!line.starts_with("//") || line.starts_with("// ----")) break;
    line.remove_prefix(line.starts_with("// ") ? 3 : 2);
    out.insert(0, std::string(line) + "\n");
    at = begin;
  }
  return out;
}

}  // namespace

std::vector<DefineDoc> define_docs(const DefineLibrary& library) {
  std::vector<DefineDoc> out;
  for (const auto& define : library.defines.all()) {
    if (define->at.source == 0 || define->at.source > library.files.size()) continue;
    const SourceFile& file = *library.files[define->at.source - 1];
    const std::string_view text = file.text;
    const size_t open = define->at.offset;
    const size_t close = std::min(find_closing(text, open), text.size() - 1);
    const size_t line = open == 0 ? 0 : text.rfind('\n', open - 1) + 1;
    out.push_back({define->name, file.name, comment_above(text, line),
                   std::string(text.substr(open, close + 1 - open))});
  }
  return out;
}

}  // namespace ludens
