// value_player.cpp - (value Player): the value stored for a player.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_player = {
    .rule = "value",
    .form = "(value Player (<int> | <roleType>))",
    .summary = "The value stored for a player",
    .params = {{"player", "the player, by number"}, {"role", "the player, by role"}},
    .example = "(value Player Mover)",
};

}  // namespace ludens::ludemes::ints
