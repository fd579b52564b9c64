// for_each_level.cpp - (forEach Level): levels of a stack picked one by one.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_for_each_level(Lowering& l, const Use& use) {
  return l.ir.node(Op::Levels, {l.integer(use, "at"), l.boolean(use, "if"), l.level(use, "startAt")},
                   {l.space(l.site_type(use)), use.word("stackDirection") != "FromBottom"});
}

}  // namespace

constexpr Meaning for_each_level_meaning{.lower = lower_for_each_level, .traits = kSeeksSitesTrait};

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
    .meaning = &for_each_level_meaning,
};

}  // namespace ludens::ludemes::regions
