// end_for_each.cpp - (forEach) of end rules: one result for every player or track that meets a condition.
#include "ir/ops/outcomes.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_end_for_each(Lowering& l, const Use& use) {
  const NodeId rule = l.ir.node(Op::IfDo, {l.boolean(use, "if"), l.perform(use.arg("result"))});
  if (use.has("Track")) return l.ir.node(Op::ForTracksDo, {rule});
  return l.ir.node(Op::ForActiveDo, {rule}, {use.word("players") == "NonMover" ? 1 : 0});
}

}  // namespace

constexpr Meaning end_for_each_meaning{.lower = lower_end_for_each};

extern const Ludeme end_for_each = {
    .rule = "end.forEach",
    .form = "(forEach [<roleType> | Track] if:<boolean> <result>)",
    .summary =
        "Applies a result to each player, (player), or each track, (track), for which a condition holds",
    .params = {{"players", "the players to go through [all]"},
               {"if", "when the result applies"},
               {"result", "the result"}},
    .example = "(forEach Player if:(is Blocked Player) (result Player Loss))",
    .meaning = &end_for_each_meaning,
};

}  // namespace ludens::ludemes::rules
