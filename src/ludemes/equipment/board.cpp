// board.cpp - (board): the board, made from a graph.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme board = {
    .rule = "container.board.board",
    .form =
        "(board <graph> [<board.track> | {<board.track>}] [<equipment.values> | {<equipment.values>}] "
        "[use:<siteType>] [largeStack:<boolean>])",
    .summary = "Makes the board of the game from a graph",
    .params = {{"graph", "the graph of its vertices, edges and cells"},
               {"track", "the only track on it [none]"},
               {"tracks", "the tracks on it [none]"},
               {"values", "for a deduction puzzle, the values that a site can take"},
               {"valuesList", "the same for several kinds of site"},
               {"use", "kind of site that pieces stand on [Cell]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(board (square 8))",
};

}  // namespace ludens::ludemes::equipment
