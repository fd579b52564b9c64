// is_in.cpp - (is In): a site in a region, or a number in an array.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_in = {
    .rule = "booleans.is.is",
    .form = "(is In [<int> | {<int>}] (<sites> | <ints>))",
    .summary = "Whether one or all of some sites lie in a region, or numbers occur in an array",
    .params = {{"site", "the site or number to look for [(to)]"},
               {"sites", "the sites or numbers to look for, all of them"},
               {"region", "the region to look in"},
               {"array", "the array to look in"}},
    .example = "(is In (last To) (sites Mover))",
};

}  // namespace ludens::ludemes::booleans
