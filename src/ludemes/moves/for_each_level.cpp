// for_each_level.cpp - (forEach Level): moves for every piece of a stack.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_level = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])",
    .summary = "Gathers moves for each level of a stack, (level) being that level",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the stack stands"},
               {"order", "from which end of the stack to count [FromTop]"},
               {"moves", "the moves that a level gives"},
               {"then", "what follows once it is done"}},
    .example = "(forEach Level (last To) FromTop (addScore Mover 1))",
};

}  // namespace ludens::ludemes::moves
