// sites.cpp - (sites): regions by coordinate, by number, by a walk or by owner.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_coordinates = {
    .rule = "sites",
    .form = "(sites [<siteType>] {<string>})",
    .summary = "The sites with the given coordinates",
    .params = {{"siteType", "the type of site [the board's default]"}, {"coordinates", "the labels"}},
    .example = "(sites {\"A1\" \"B2\"})",
};

extern const Ludeme sites_walk = {
    .rule = "sites",
    .form = "(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])",
    .summary = "The sites where walks from a site end, each made of steps forward and turns",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"from", "where the walks begin [(from)]"},
               {"walks", "the walks"},
               {"rotations",
                "whether each walk may start in every orthogonal direction instead of the first [True]"}},
    .example = "(sites {{F F R F} {F F L F}} rotations:True)",
};

extern const Ludeme sites_list = {
    .rule = "sites",
    .form = "(sites ({<int>} | <ints>))",
    .summary = "The sites with the given numbers",
    .params = {{"list", "the sites"}, {"array", "the sites, as an array"}},
    .example = "(sites {1 2 5})",
};

extern const Ludeme sites_current = {
    .rule = "sites",
    .form = "(sites)",
    .summary = "The region being looked at, such as the group in (all Groups)",
    .params = {},
    .example = "(sites)",
};

extern const Ludeme sites_owned = {
    .rule = "sites",
    .form = "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])",
    .summary = "The sites of a region of the equipment, by owner and name, or of a single coordinate",
    .params = {{"player", "the owner of the region, by number"},
               {"role", "the owner of the region, by role"},
               {"siteType", "the type of site, for a coordinate [the board's default]"},
               {"name", "a part of the name of the region, or a coordinate [every region of the owner]"}},
    .example = "(sites P1 \"Home\")",
};

}  // namespace ludens::ludemes::regions
