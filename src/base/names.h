// names.h - comparing names the way people mistype them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludens {

bool equal_ignoring_case(std::string_view a, std::string_view b);

// Without case, spaces, hyphens, underscores and apostrophes: "Tic-Tac-Toe" and "tictactoe" are the same
// name.
std::string plain_name(std::string_view name);

// Insertions, deletions, changes and swaps of neighbours that turn a into b; letter case counts half. Stops
// above `limit`.
int edit_distance(std::string_view a, std::string_view b, int limit);

// The known name closest to `name`, or empty where none is close enough to be a misspelling.
std::string nearest_name(std::string_view name, const std::vector<std::string>& known);

}  // namespace ludens
