// random.cpp - (random): chance picks the moves.
#include <algorithm>
#include <cmath>

#include "ir/ops/order.h"
#include "ludemes/moves/effects.h"
#include "ludemes/numbers/float_lowering.h"

namespace ludens::ludemes::moves {

namespace {

constexpr double kWhole = 1 << 24;  // of which every list has its share

NodeId lower_random_some(Lowering& l, const Use& use) {
  l.program.stochastic = true;
  return l.ir.node(Op::SomeMoves, {l.moves(use, "moves"), l.integer(use, "num")},
                   {static_cast<std::int32_t>(l.context.filters.size())});
}

NodeId by_weights_that_change(Lowering& l, std::span<const BoundId> given, std::span<const BoundId> lists) {
  std::vector<NodeId> weights;
  for (const BoundId id : given) weights.push_back(numbers::whole_parts(l, id, 1000, true));
  std::vector<NodeId> operands{l.ir.node(Op::MakeList, weights)};
  for (const BoundId id : lists) operands.push_back(l.moves(id));
  return l.ir.node(Op::RandomMovesBy, operands);
}

// Lists without a weight, and weights without a list, do not count.
NodeId lower_random_weighted(Lowering& l, const Use& use) {
  l.program.stochastic = true;
  const auto lists = use.items("lists");
  const auto given = use.items("weights");
  const size_t count = std::min(lists.size(), given.size());
  std::vector<double> weights;
  double sum = 0;
  for (size_t i = 0; i < count; ++i) {
    const std::optional<double> weight = l.maker.number(given[i]);
    if (!weight) return by_weights_that_change(l, given.first(count), lists.first(count));
    weights.push_back(std::max(0.0, *weight));
    sum += weights.back();
  }
  std::vector<std::int32_t> shares;
  for (const double weight : weights)
    shares.push_back(sum > 0 ? static_cast<std::int32_t>(std::lround(weight / sum * kWhole)) : 0);
  std::vector<NodeId> moves;
  for (size_t i = 0; i < count; ++i) moves.push_back(l.moves(lists[i]));
  const std::int32_t attributes[] = {l.ir.list(std::move(shares))};
  return l.ir.node(Op::RandomMoves, moves, attributes);
}

}  // namespace

constexpr Meaning random_some_meaning{.lower = lower_random_some};

extern const Ludeme random_some = {
    .rule = "random",
    .form = "(random <moves> num:<int>)",
    .summary = "Gives some of the moves of a list, picked by chance; one may be picked again",
    .params = {{"moves", "the moves to pick from"},
               {"num", "how many times to pick, at most as often as there are moves"}},
    .example = "(random (forEach Piece) num:2)",
    .meaning = &random_some_meaning,
};

constexpr Meaning random_weighted_meaning{.lower = lower_random_weighted};

extern const Ludeme random_weighted = {
    .rule = "random",
    .form = "(random {<float>} {<moves>})",
    .summary = "Gives one of several lists of moves, picked by chance according to their weights",
    .params = {{"weights", "the weight of each list"}, {"lists", "the lists of moves"}},
    .example = "(random {0.1 0.9} {(forEach Piece) (move Pass)})",
    .meaning = &random_weighted_meaning,
};

}  // namespace ludens::ludemes::moves
