// is_graph.cpp - (is LastFrom), (is LastTo): the type of the sites of the last move.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_graph = {
    .rule = "booleans.is.is",
    .form = "(is <isGraphType> <siteType>)",
    .summary = "Whether the origin or destination of the last move was a vertex, an edge or a cell",
    .params = {{"isGraphType", "which end of the move"}, {"siteType", "the type to compare with"}},
    .example = "(is LastFrom Vertex)",
};

}  // namespace ludens::ludemes::booleans
