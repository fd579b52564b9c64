#include "language/comments.h"

#include <algorithm>

#include "language/scan.h"

namespace ludens {

void blank_comments(Text& text) {
  const std::string_view chars = text.chars();
  for (size_t i = 0; i < chars.size(); ++i) {
    if (chars[i] == '"') {
      i = find_string_end(chars, i);
      if (i == kNotFound) return;  // an unclosed string is reported later, as such
    } else if (chars[i] == '/' && i + 1 < chars.size() && chars[i + 1] == '/') {
      const size_t end = std::min(chars.find('\n', i), chars.size());
      text.blank(i, end);
      i = end;
    }
  }
}

}  // namespace ludens
