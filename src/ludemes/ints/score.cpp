// score.cpp - (score): a player's points.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme score = {
    .rule = "state.score",
    .form = "(score (<moves.player> | <roleType>))",
    .summary = "The score of a player",
    .params = {{"player", "the player, by number"}, {"role", "the player, by role"}},
    .example = "(score Mover)",
};

}  // namespace ludens::ludemes::ints
