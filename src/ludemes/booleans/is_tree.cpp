// is_tree.cpp - (is Tree), (is SpanningTree), ...: whether edges form a tree.
#include "ir/ops/graphs.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_tree(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("isTreeType");
  const NodeId player = l.player(use, "player", "role");
  if (kind == "TreeCentre") return l.ir.node(Op::IsTreeCentre, {player});
  const NodeId tree = l.ir.node(Op::IsTreeOfEdges, {player}, {kind == "Tree" ? 0 : 1});
  return kind == "CaterpillarTree" ? l.ir.node(Op::And, {tree, l.ir.node(Op::IsCaterpillar, {player})})
                                   : tree;
}

}  // namespace

constexpr Meaning is_tree_meaning{.lower = lower_is_tree};

extern const Ludeme is_tree = {
    .rule = "booleans.is.is",
    .form = "(is <isTreeType> (<moves.player> | <roleType>))",
    .summary =
        "Whether a player's edges form a tree, one of a special kind, or one with the last move at its "
        "centre",
    .params = {{"isTreeType", "the kind of tree"},
               {"player", "the owner of the edges, by number"},
               {"role", "the owner of the edges, by role"}},
    .example = "(is SpanningTree Mover)",
    .meaning = &is_tree_meaning,
};

}  // namespace ludens::ludemes::booleans
