#include "apps/ludens/command.h"

#include <charconv>

namespace ludens::cli {

bool is_time(const Argument& argument) {
  // Nothing else has a point in it.
  if (std::holds_alternative<double*>(argument.into)) return true;
  return std::holds_alternative<int*>(argument.into) && argument.names.ends_with("seconds");
}

std::string time_error(const std::string& text) {
  constexpr double kMostSeconds = 1e8;  // three years
  double seconds = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  // Not a number is neither more nor less.
  if (wrong == std::errc() && end == text.data() + text.size() && seconds >= 0 && seconds <= kMostSeconds)
    return {};
  return "a time is a number of seconds from 0 to 100000000, not '" + text.substr(0, 40) + "'";
}

}  // namespace ludens::cli
