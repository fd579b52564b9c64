// score.cpp - (score): a player's points.
#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_score(Lowering& l, const Use& use) {
  return l.ir.node(Op::Score, {l.player(use, "player", "role")});
}

}  // namespace

constexpr Meaning score_meaning{.lower = lower_score};

extern const Ludeme score = {
    .rule = "state.score",
    .form = "(score (<moves.player> | <roleType>))",
    .summary = "The score of a player",
    .params = {{"player", "the player, by number"}, {"role", "the player, by role"}},
    .example = "(score Mover)",
    .meaning = &score_meaning,
};

}  // namespace ludens::ludemes::ints
