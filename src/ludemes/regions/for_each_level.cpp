// for_each_level.cpp - (forEach Level): levels of a stack picked one by one.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_level = {
    .rule = "region.foreach.forEach",
    .form = "(forEach Level [<siteType>] at:<int> [<stackDirection>] [if:<boolean>] [startAt:<int>])",
    .summary = "The levels of the stack at a site that meet a condition, as if they were sites",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site of the stack"},
               {"stackDirection", "where to begin [FromTop]"},
               {"if", "what each level, given as (level), must meet [True]"},
               {"startAt", "the level to start at [the first in that direction]"}},
    .example = "(forEach Level at:(last To) FromTop if:(= (who at:(last To) level:(level)) (mover)))",
};

}  // namespace ludens::ludemes::regions
