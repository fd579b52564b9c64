// is_component.cpp - (is Threatened), (is Within): whether pieces can be captured, or stand in a region.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_component = {
    .rule = "booleans.is.is",
    .form = "(is <isComponentType> [<int>] [<siteType>] [at:<int> | in:<sites>] [<moves>])",
    .summary =
        "Whether an enemy could move onto a piece (Threatened), or a piece stands within sites (Within)",
    .params = {{"isComponentType", "what to ask"},
               {"what", "the index of the piece [for Threatened any piece on the sites]"},
               {"siteType", "the type of site [the board's default]"},
               {"at",
                "the site of the piece [for Within (last To); for Threatened wherever the piece stands]"},
               {"in", "the sites of the piece"},
               {"moves", "the moves with which an enemy threatens [those of the enemy's phase]"}},
    .example = "(is Threatened (id \"King\" Mover) at:(where \"King\" Mover))",
};

}  // namespace ludens::ludemes::booleans
