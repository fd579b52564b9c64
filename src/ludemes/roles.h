// roles.h - which player a role means, where that is known before the game starts.
#pragma once

#include <optional>
#include <string_view>

namespace ludens::ludemes {

inline constexpr int kMaxPlayers = 16;

// The player that a role names by number (P3, Team3: 3; Neutral: 0); none for all other roles.
std::optional<int> numbered_role(std::string_view role);

// Who owns a thing of this role: a player, 0 for nobody, players + 1 for everybody.
int owner_of(std::string_view role, int players);

// The number that the role stands for in conditions and maps; none where it depends on the state of play.
std::optional<int> role_number(std::string_view role, int players);

}  // namespace ludens::ludemes
