// sites_between.cpp - (sites Between): what lies between two sites.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_between = {
    .rule = "sites",
    .form =
        "(sites Between [<direction>] [<siteType>] from:<int> [fromIncluded:<boolean>] to:<int> "
        "[toIncluded:<boolean>] [cond:<boolean>])",
    .summary = "The sites on a straight line between two sites, none where no line joins them",
    .params = {{"direction", "the directions of the line [Adjacent]"},
               {"siteType", "the type of site [the board's default]"},
               {"from", "the first site"},
               {"fromIncluded", "whether the first site belongs to the result [False]"},
               {"to", "the second site"},
               {"toIncluded", "whether the second site belongs to the result [False]"},
               {"cond", "what each site, given as (between), must meet [True]"}},
    .example = "(sites Between from:(last From) to:(last To))",
};

}  // namespace ludens::ludemes::regions
