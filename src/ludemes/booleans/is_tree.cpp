// is_tree.cpp - (is Tree), (is SpanningTree), ...: whether edges form a tree.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

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
};

}  // namespace ludens::ludemes::booleans
