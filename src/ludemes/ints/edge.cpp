// edge.cpp - (edge): the edge being looked at, or the edge between two vertices.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_edge_current(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Edge);
}

NodeId lower_edge_between(Lowering& l, const Use& use) {
  const auto& edges = l.equipment.board.incident(SiteType::Vertex, SiteType::Edge);
  const auto sets = for_each_board_site(
      l, SiteType::Vertex, [&](int site) { return Sites(edges[site].begin(), edges[site].end()); });
  const NodeId both[] = {set_at(l, l.integer(use, "vertexA"), sets),
                         set_at(l, l.integer(use, "vertexB"), sets)};
  return l.ir.node(Op::First, {intersection_of(l, both)});
}

}  // namespace

constexpr Meaning edge_current_meaning{.lower = lower_edge_current};

extern const Ludeme edge_current = {
    .rule = "iterator.edge",
    .form = "(edge)",
    .summary = "The edge being looked at",
    .params = {},
    .example = "(edge)",
    .meaning = &edge_current_meaning,
};

constexpr Meaning edge_between_meaning{.lower = lower_edge_between};

extern const Ludeme edge_between = {
    .rule = "iterator.edge",
    .form = "(edge <int> <int>)",
    .summary = "The edge that joins two vertices, or Off (-1) where there is none",
    .params = {{"vertexA", "the first vertex"}, {"vertexB", "the second vertex"}},
    .example = "(edge (from) (to))",
    .meaning = &edge_between_meaning,
};

}  // namespace ludens::ludemes::ints
