// is_crossing.cpp - (is Crossing): two edges cross.
#include "geometry/queries.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_crossing(Lowering& l, const Use& use) {
  const geometry::Graph& graph = l.equipment.board.graph();
  const int edges = l.equipment.board.count(SiteType::Edge);
  const auto crossing = for_each_board_site(l, SiteType::Edge, [&](int edge) {
    Sites others;
    for (int other = 0; other < edges; ++other)
      if (other != edge && geometry::edges_cross(graph, edge, other)) others.push_back(other);
    return others;
  });
  return l.ir.node(Op::IsIn, {l.integer(use, "edgeB"), set_at(l, l.integer(use, "edgeA"), crossing)});
}

}  // namespace

constexpr Meaning is_crossing_meaning{.lower = lower_is_crossing};

extern const Ludeme is_crossing = {
    .rule = "booleans.is.is",
    .form = "(is Crossing <int> <int>)",
    .summary = "Whether two edges of the board cross each other",
    .params = {{"edgeA", "the first edge"}, {"edgeB", "the second edge"}},
    .example = "(is Crossing (last To) (to))",
    .meaning = &is_crossing_meaning,
};

}  // namespace ludens::ludemes::booleans
