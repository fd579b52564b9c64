// is_freedom.cpp - (is Freedom): some site of a region has an empty neighbour on the ground.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_freedom = {
    .rule = "booleans.is.is",
    .form = "(is Freedom [<siteType>] <sites> [<int>])",
    .summary = "Whether a site of a region has an empty neighbour to the N, E, S or W on the lowest layer",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"region", "the sites whose neighbours count"},
               {"except", "a neighbour that does not count [none]"}},
    .example = "(is Freedom (sites Group at:(to)) (to))",
};

}  // namespace ludens::ludemes::booleans
