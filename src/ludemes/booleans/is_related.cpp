// is_related.cpp - (is Related): whether sites are neighbours.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_related = {
    .rule = "booleans.is.is",
    .form = "(is Related <relationType> [<siteType>] <int> (<int> | <sites>))",
    .summary = "Whether a site is a neighbour of the given kind of another site or of one of a region",
    .params = {{"relation", "the kind of neighbours"},
               {"siteType", "the type of site [the board's default]"},
               {"site", "the first site"},
               {"other", "the other site"},
               {"region", "the sites of which one must be a neighbour"}},
    .example = "(is Related Adjacent (from) (sites Occupied by:Next))",
};

}  // namespace ludens::ludemes::booleans
