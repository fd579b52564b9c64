// count_steps.cpp - (count Steps): how far apart sites are.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_steps = {
    .rule = "count.count",
    .form =
        "(count Steps [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] <int> (<int> | "
        "<sites>))",
    .summary =
        "The smallest number of steps from a site to another or to a region, or Infinity where there is no "
        "way",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"relation", "which neighbours are one step away [Adjacent]"},
               {"stepMove", "a step rule to follow instead [any step]"},
               {"newRotation",
                "the rotation of the piece at each step, given its rotation as (value) [unchanged]"},
               {"from", "the first site"},
               {"to", "the other site"},
               {"region", "the sites to reach"}},
    .example = "(count Steps Orthogonal (last From) (last To))",
};

}  // namespace ludens::ludemes::ints
