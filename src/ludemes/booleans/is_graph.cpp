// is_graph.cpp - (is LastFrom), (is LastTo): the type of the sites of the last move.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_graph(Lowering& l, const Use& use) {
  return l.ir.node(Op::LastSiteIs, {},
                   {use.word("isGraphType") == "LastTo" ? 1 : 0, l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning is_graph_meaning{.lower = lower_is_graph};

extern const Ludeme is_graph = {
    .rule = "booleans.is.is",
    .form = "(is <isGraphType> <siteType>)",
    .summary = "Whether the origin or destination of the last move was a vertex, an edge or a cell",
    .params = {{"isGraphType", "which end of the move"}, {"siteType", "the type to compare with"}},
    .example = "(is LastFrom Vertex)",
    .meaning = &is_graph_meaning,
};

}  // namespace ludens::ludemes::booleans
