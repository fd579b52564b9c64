// lines.h - reads a text line by line and says where in it something is wrong.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

#include "ludens/diagnostic.h"

namespace ludens::engine {

class Lines {
 public:
  Lines(std::string file, std::string_view text) : file_(std::move(file)), rest_(text) {}

  // The next line, without its end; false at the end of the text.
  bool next();
  std::string_view line() const { return line_; }
  int number() const { return number_; }

  // An error about a part of the present line, or about all of it.
  Diagnostic error(std::string_view part, std::string code, std::string message) const;

 private:
  std::string file_;
  std::string_view rest_;
  std::string_view line_;
  int number_ = 0;
};

// The words of a line, one after the other; spaces between them do not count.
std::string_view take_word(std::string_view& rest);

// All of the word is a number, or nothing is.
template <class Number>
std::optional<Number> to_number(std::string_view word, auto... base) {
  Number value{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base...);
  if (word.empty() || error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

// Text in quotes, with \" and \\ for quotes and backslashes; written printable (base/utf8.h).
std::string quoted(std::string_view text);
std::optional<std::string> unquoted(std::string_view word);

}  // namespace ludens::engine
