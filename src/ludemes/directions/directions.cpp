// directions.cpp - (directions): a set of directions.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme directions_absolute = {
    .rule = "directions",
    .form = "(directions (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "One or more directions of the board, whatever way a piece faces",
    .params = {{"direction", "the direction or kind of directions"}, {"directions", "several directions"}},
    .example = "(directions {N E})",
};

extern const Ludeme directions_relative = {
    .rule = "directions",
    .form =
        "(directions [<relativeDirection> | {<relativeDirection>}] [of:<relationType>] "
        "[bySite:<boolean>])",
    .summary = "One or more directions as seen by the piece, from the way it faces",
    .params = {{"direction", "the direction [Forward]"},
               {"directions", "several directions"},
               {"of", "which directions of the board count when turning [Adjacent]"},
               {"bySite", "whether only the directions that the site itself has count [False]"}},
    .example = "(directions {Forward FL FR} of:All)",
};

extern const Ludeme directions_between = {
    .rule = "directions",
    .form = "(directions <siteType> from:<int> to:<int>)",
    .summary = "The directions that lead from one site to another",
    .params = {{"siteType", "the type of site"}, {"from", "the first site"}, {"to", "the second site"}},
    .example = "(directions Cell from:(last From) to:(last To))",
};

}  // namespace ludens::ludemes::directions
