#include "engine/lines.h"

#include <algorithm>

#include "base/utf8.h"

namespace ludens::engine {

bool Lines::next() {
  if (rest_.empty()) return false;
  const size_t end = std::min(rest_.find('\n'), rest_.size());
  line_ = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (line_.ends_with('\r')) line_.remove_suffix(1);
  ++number_;
  return true;
}

Diagnostic Lines::error(std::string_view part, std::string code, std::string message) const {
  constexpr size_t kAround = 200;  // bytes of a long line that are kept on either side
  const bool inside = part.data() >= line_.data() && part.data() <= line_.data() + line_.size();
  const size_t at = inside ? static_cast<size_t>(part.data() - line_.data()) : 0;
  const size_t from = at > kAround ? at - kAround : 0;
  Diagnostic out;
  out.code = std::move(code);
  out.message = std::move(message);
  out.at.file = file_;
  out.at.line = std::max(1, number_);
  out.at.column = character_count(line_.substr(0, at)) + 1;
  out.at.length = std::max(1, character_count(part.substr(0, kAround)));
  out.at.text = line_.substr(from, 2 * kAround);
  out.at.skipped = character_count(line_.substr(0, from));
  return out;
}

std::string_view take_word(std::string_view& rest) {
  const size_t from = std::min(rest.find_first_not_of(" \t"), rest.size());
  rest.remove_prefix(from);
  const std::string_view word = rest.substr(0, std::min(rest.find_first_of(" \t"), rest.size()));
  rest.remove_prefix(word.size());
  return word;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : printable(text)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::optional<std::string> unquoted(std::string_view word) {
  while (word.ends_with(' ')) word.remove_suffix(1);
  if (word.size() < 2 || !word.starts_with('"') || !word.ends_with('"')) return std::nullopt;
  std::string out;
  for (size_t i = 1; i + 1 < word.size(); ++i) {
    if (word[i] == '"') return std::nullopt;
    if (word[i] == '\\' && ++i + 1 == word.size()) return std::nullopt;
    out += word[i];
  }
  return out;
}

}  // namespace ludens::engine
