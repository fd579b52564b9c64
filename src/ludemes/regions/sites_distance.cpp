// sites_distance.cpp - (sites Distance): what lies some steps away.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_distance = {
    .rule = "sites",
    .form =
        "(sites Distance [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] from:<int> "
        "<range>)",
    .summary = "The sites whose distance in steps from a site is in a range",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"relation", "which neighbours are one step away [Adjacent]"},
               {"stepMove", "a step rule to follow instead [any step]"},
               {"newRotation",
                "the rotation of the piece at each step, given its rotation as (value) [unchanged]"},
               {"from", "where to start"},
               {"distance", "the distances that count"}},
    .example = "(sites Distance from:(last To) (exact 2))",
};

}  // namespace ludens::ludemes::regions
