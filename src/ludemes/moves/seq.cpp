// seq.cpp - (seq): effects one after the other, each seeing what the last one did.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_seq(Lowering& l, const Use& use) {
  std::vector<NodeId> parts;
  for (const BoundId id : use.items("list")) parts.push_back(l.effect(id));
  const NodeId all = l.ir.node(Op::Sequence, parts);
  return choose_among(l, use, all, all);
}

}  // namespace

constexpr Meaning seq_meaning{.lower = lower_seq};

extern const Ludeme seq = {
    .rule = "seq",
    .form = "(seq {<moves>})",
    .summary =
        "Carries out lists of moves one by one, each worked out in the position that the last one left",
    .params = {{"list", "the moves, in order"}},
    .example = "(seq {(remove (last To)) (addScore Mover (count Pieces Mover))})",
    .meaning = &seq_meaning,
};

}  // namespace ludens::ludemes::moves
