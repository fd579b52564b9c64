// is_regular_graph.cpp - (is RegularGraph): every vertex has as many edges as the next.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

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
};

}  // namespace ludens::ludemes::booleans
