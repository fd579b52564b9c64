// is_target.cpp - (is Target): whether the pieces stand as they should.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_target = {
    .rule = "booleans.is.is",
    .form = "(is Target [<int> | <string>] {<int>} [<int> | {<int>}])",
    .summary = "Whether the sites of a container hold exactly the listed pieces",
    .params = {{"container", "the container, by number [0, the board]"},
               {"name", "the container, by name [the board]"},
               {"pieces", "the index of the piece for each site, 0 for none"},
               {"site", "the only site to compare"},
               {"sites", "the sites to compare [all, in order]"}},
    .example = "(is Target {2 2 1 1} {0 1 2 3})",
};

}  // namespace ludens::ludemes::booleans
