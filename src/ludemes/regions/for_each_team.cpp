// for_each_team.cpp - (forEach Team): sites gathered team by team.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_team = {
    .rule = "region.foreach.forEach",
    .form = "(forEach Team <sites>)",
    .summary = "The sites of a region worked out for each team, as (team), taken together",
    .params = {{"region", "the region to work out"}},
    .example = "(forEach Team (forEach (team) (sites Occupied by:Player)))",
};

}  // namespace ludens::ludemes::regions
