// start_place_stack.cpp - (place Stack): stacks that stand on the board at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_place_stack = {
    .rule = "place",
    .form =
        "(place Stack (<string> | items:{<string>}) [<string>] [<siteType>] [<int> | {<int>} | <sites> | "
        "coord:<string> | {<string>}] [count:<int> | counts:{<int>}] [state:<int>] [rotation:<int>] "
        "[value:<int>])",
    .summary =
        "Puts a stack, of one kind of piece or of several from bottom to top, on one site or on several",
    .params = {{"piece", "name of the only kind of piece"},
               {"items", "names of the pieces, from bottom to top"},
               {"container", "name of the container [the board]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"site", "the site, by number"},
               {"indices", "the sites, by number"},
               {"sites", "the sites, as a region"},
               {"coord", "the site, by label"},
               {"coords", "the sites, by label"},
               {"count", "how many pieces of the one kind [1]"},
               {"counts", "how many of them on each site, one number a site [1]"},
               {"state", "local state [0]"},
               {"rotation", "rotation [0]"},
               {"value", "value of the pieces [0]"}},
    .example = "(place Stack items:{\"Disc2\" \"Disc1\"} 0)",
};

}  // namespace ludens::ludemes::rules
