#include "language/scan.h"

namespace ludens {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

bool is_word_char(char c) {
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) return true;
  return std::string_view("_\"-.+*/%=!^~<>&|#").find(c) != kNotFound || static_cast<unsigned char>(c) >= 0x80;
}

size_t find_string_end(std::string_view text, size_t open) {
  for (size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      return i;
    }
  }
  return kNotFound;
}

size_t find_closing(std::string_view text, size_t open) {
  const char opener = text[open];
  const char closer = opener == '(' ? ')' : opener == '{' ? '}' : opener == '[' ? ']' : '>';
  int depth = 0;
  for (size_t i = open; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      i = find_string_end(text, i);
      if (i == kNotFound) return kNotFound;
      continue;
    }
    if (c != opener && c != closer) continue;
    if (opener == '<' && i != open && text[i - 1] == '(') continue;
    depth += c == opener ? 1 : -1;
    if (depth == 0) return i;
  }
  return kNotFound;
}

size_t skip_space(std::string_view text, size_t at) {
  while (at < text.size() && is_space(text[at])) ++at;
  return at;
}

}  // namespace ludens
