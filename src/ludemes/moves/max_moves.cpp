// max_moves.cpp - (max Captures), (max Moves): the largest capture, or the longest sequence, must be played.
#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Its own (then) has no effect in the language.
NodeId lower_max_moves(Lowering& l, const Use& use) {
  const int depth = static_cast<int>(l.context.filters.size());
  Context inner = without_own_then(l, use);
  inner.includes_consequences = use.word("quantity") != "Captures";
  const NodeId moves = l.within(inner, [&] { return l.moves(use, "moves"); });
  NodeId unprefixed = ir::kNothing;
  if (!inner.preludes.empty()) {
    inner.preludes.clear();
    unprefixed = l.within(std::move(inner), [&] { return l.moves(use, "moves"); });
  }
  const NodeId by_value = l.boolean(use, "withValue");
  if (use.word("quantity") == "Captures")
    return l.ir.node(Op::GreediestMoves, {moves, by_value, unprefixed}, {depth});
  return l.ir.node(Op::LongestMoves, {moves, by_value, unprefixed}, {depth});
}

}  // namespace

constexpr Meaning max_moves_meaning{.lower = lower_max_moves};

extern const Ludeme max_moves = {
    .rule = "max.max",
    .form = "(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])",
    .summary = "Keeps the moves that capture most, or that begin the longest sequence of moves in the turn",
    .params = {{"quantity", "what is to be as large as possible"},
               {"withValue", "whether captured pieces count by their value instead of one each [False]"},
               {"moves", "the moves to filter"},
               {"then", "what follows once it is done"}},
    .example = "(max Moves (forEach Piece))",
    .meaning = &max_moves_meaning,
};

}  // namespace ludens::ludemes::moves
