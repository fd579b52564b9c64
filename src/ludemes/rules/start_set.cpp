// start_set.cpp - (set) at the start: given values of a puzzle, or sites that players own.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_puzzle = {
    .rule = "deductionPuzzle.set",
    .form = "(set [<siteType>] {{<int>}})",
    .summary = "Gives sites of a deduction puzzle their values",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"pairs", "a site and its value, for each of them"}},
    .example = "(set {{1 9} {6 4} {11 8}})",
};

extern const Ludeme start_set_sites = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])",
    .summary = "Puts a piece of a player, the component with the player's number, on each of some sites",
    .params = {{"role", "the player"},
               {"siteType", "kind of site meant [the board's own]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coords", "the sites, by label"}},
    .example = "(set P1 Vertex (sites {0 5 6}))",
};

extern const Ludeme start_set_site = {
    .rule = "start.set.set",
    .form = "(set <roleType> [<siteType>] [<int>] [coord:<string>])",
    .summary = "Puts a piece of a player, the component with the player's number, on one site",
    .params = {{"role", "the player"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"coord", "the site, by label"}},
    .example = "(set P1 Vertex 5)",
};

}  // namespace ludens::ludemes::rules
