#include "ludemes/roles.h"

#include <charconv>

namespace ludens::ludemes {

std::optional<int> numbered_role(std::string_view role) {
  if (role == "Neutral") return 0;
  for (const std::string_view prefix : {"P", "Team"}) {
    if (!role.starts_with(prefix)) continue;
    int number = 0;
    const char* end = role.data() + role.size();
    const auto [stop, error] = std::from_chars(role.data() + prefix.size(), end, number);
    if (error == std::errc() && stop == end) return number;
  }
  return std::nullopt;
}

int owner_of(std::string_view role, int players) {
  if (role == "Shared" || role == "All") return players + 1;
  // What belongs to a player who does not take part (P9 of two) is nobody's.
  const int number = numbered_role(role).value_or(0);
  return number <= players + 1 ? number : 0;
}

std::optional<int> role_number(std::string_view role, int players) {
  if (role == "Shared" || role == "All" || role == "Each") return players + 1;
  return numbered_role(role);
}

}  // namespace ludens::ludemes
