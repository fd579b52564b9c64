// is_regular_graph.cpp - (is RegularGraph): every vertex has as many edges as the next.
#include "ir/ops/graphs.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_regular_graph(Lowering& l, const Use& use) {
  return l.ir.node(Op::IsRegularGraph, {l.player(use, "player", "role"), l.integer(use, "k"),
                                        l.boolean(use, "odd"), l.boolean(use, "even")});
}

}  // namespace

constexpr Meaning is_regular_graph_meaning{.lower = lower_is_regular_graph};

extern const Ludeme is_regular_graph = {
    .rule = "booleans.is.is",
    .form = "(is RegularGraph (<moves.player> | <roleType>) [k:<int> | odd:<boolean> | even:<boolean>])",
    .summary = "Whether a player's edges make a graph in which every vertex has the same degree",
    .params = {{"player", "the owner of the edges, by number"},
               {"role", "the owner of the edges, by role"},
               {"k", "the degree [any]"},
               {"odd", "whether the degree must be odd [False]"},
               {"even", "whether the degree must be even [False]"}},
    .example = "(is RegularGraph Mover odd:True)",
    .meaning = &is_regular_graph_meaning,
};

}  // namespace ludens::ludemes::booleans
