// count_component.cpp - (count Pieces), (count Pips): how many pieces stand on the board, or what the dice
// show.
#include "ir/ops/counts.h"
#include "ir/ops/dice.h"
#include "ir/ops/dominoes.h"
#include "ludemes/ints/counting.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_count_component(Lowering& l, const Use& use) {
  if (use.word("countComponentType") == "Pips") {
    const NodeId owner = use.has("of") || use.has("role") ? l.player(use, "of", "role") : l.player("Shared");
    return l.ir.node(Op::DiceSum, {owner});
  }
  if (use.word("name") == "Bag") return l.ir.node(Op::DominoesLeft);
  const PieceQuery query = piece_query(l, use);
  return l.ir.node(Op::CountPieces, {query.players, query.components, query.where, l.boolean(use, "if")},
                   {query.space});
}

}  // namespace

constexpr Meaning count_component_meaning{.lower = lower_count_component};

extern const Ludeme count_component = {
    .rule = "count.count",
    .form =
        "(count <countComponentType> [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>] "
        "[if:<boolean>])",
    .summary =
        "The number of pieces of a player on all boards and hands (Pieces), or the sum of a player's dice "
        "(Pips)",
    .params = {{"countComponentType", "what to count"},
               {"siteType", "the type of site [every type]"},
               {"role", "whose, by role [All; for Pips the shared dice]"},
               {"of", "whose, by player number"},
               {"name", "only pieces whose name contains this; \"Bag\": the dominoes left [all pieces]"},
               {"in", "only pieces on these sites [everywhere]"},
               {"if", "only pieces whose site, given as (site), meets this [True]"}},
    .example = "(count Pieces Mover in:(sites Board))",
    .meaning = &count_component_meaning,
};

}  // namespace ludens::ludemes::ints
