#include "apps/ludens/command.h"

#include <charconv>
#include <cstdio>

#include "base/utf8.h"

namespace ludens::cli {

bool is_time(const Argument& argument) {
  const bool named = argument.names.ends_with("seconds") || argument.names == "--time";
  // Nothing else has a point in it, but what has a range of its own.
  if (std::holds_alternative<double*>(argument.into)) return named || !argument.range;
  return std::holds_alternative<int*>(argument.into) && named;
}

std::optional<Range> range_of(const Argument& argument) {
  if (argument.range) return argument.range;
  return is_time(argument) ? std::optional(kTime) : std::nullopt;
}

std::string range_text(const Range& range) {
  char words[80];
  std::snprintf(words, sizeof(words), "%.15g to %.15g", range.least, range.most);
  return words;
}

std::string range_error(const Range& range, const std::string& text) {
  double number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  // Written so that what is no number is refused, too.
  if (wrong == std::errc() && end == text.data() + text.size() && number >= range.least &&
      number <= range.most)
    return {};
  return "is a number from " + range_text(range) + ", not '" + printable(text.substr(0, 40)) + "'";
}

}  // namespace ludens::cli
