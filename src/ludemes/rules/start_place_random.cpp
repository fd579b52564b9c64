// start_place_random.cpp - (place Random): chance decides where pieces stand, or in what order.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_random_counts = {
    .rule = "place",
    .form = "(place Random {<math.count>} <int> [<siteType>])",
    .summary = "Puts a stack of the given pieces in random order on a site",
    .params = {{"pieces", "the pieces and how many of each"},
               {"site", "where the stack stands"},
               {"siteType", "kind of site meant [the board's own]"}},
    .example = "(place Random {(count \"Disc1\" 8) (count \"Disc2\" 2)} (handSite 1))",
};

extern const Ludeme start_place_random_stack = {
    .rule = "place",
    .form = "(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> [<siteType>])",
    .summary = "Puts a stack of the named pieces in random order on a site",
    .params = {{"pieces", "names of the pieces"},
               {"count", "how many of each [1]"},
               {"state", "local state [0]"},
               {"value", "value of the pieces [0]"},
               {"site", "where the stack stands"},
               {"siteType", "kind of site meant [the board's own]"}},
    .example = "(place Random {\"Disc1\" \"Disc2\"} count:{8 2} 0)",
};

extern const Ludeme start_place_random_sites = {
    .rule = "place",
    .form =
        "(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] [<siteType>] "
        "[<booleanConstant>])",
    .summary = "Puts pieces on random empty sites",
    .params = {{"sites", "where they may stand [the board]"},
               {"pieces", "names of the pieces"},
               {"count", "how many of each [1]"},
               {"state", "local state [0]"},
               {"value", "value of the pieces [0]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"shuffle", "whether the pieces too are taken in random order [False]"}},
    .example = "(place Random (sites Board) {\"Disc1\"} count:5)",
};

}  // namespace ludens::ludemes::rules
