// is_tree.cpp - (is Tree), (is SpanningTree), ...: whether edges form a tree.
#include "ir/ops/graphs.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_tree(Lowering& l, const Use& use) {
  const std::string_view kind = use.word("isTreeType");
  if (kind != "Tree" && kind != "SpanningTree")
    return l.need(use.id(), "(is " + std::string(kind) + ")", ir::Type::Bool);
  return l.ir.node(Op::IsTreeOfEdges, {l.player(use, "player", "role")}, {kind == "SpanningTree" ? 1 : 0});
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
