// start_place.cpp - (place): pieces that stand on the board, or in hand, at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_sites = {
    .rule = "place",
    .form =
        "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] [state:<int>] "
        "[rotation:<int>] [value:<int>])",
    .summary = "Puts a piece on each of some sites",
    .params = {{"piece", "name of the piece"},
               {"siteType", "kind of site meant [the board's own]"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coords", "the sites, by label"},
               {"counts", "how many pieces each site gets; only the first number counts [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" (sites Bottom))",
};

extern const Ludeme start_place_site = {
    .rule = "place",
    .form =
        "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] [state:<int>] "
        "[rotation:<int>] [value:<int>])",
    .summary = "Puts a piece on one site, or into a hand",
    .params = {{"piece", "name of the piece"},
               {"container", "name of the container [the board]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"coord", "the site, by label"},
               {"count", "how many pieces it gets [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the piece [0]"}},
    .example = "(place \"Disc1\" coord:\"A1\")",
};

}  // namespace ludens::ludemes::rules
