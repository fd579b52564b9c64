// surakarta_board.cpp - (surakartaBoard): a grid whose outer lines are joined by loops at the corners.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme surakarta_board = {
    .rule = "surakartaBoard",
    .form = "(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])",
    .summary = "Makes a board whose lines are joined by loops around its corners, each loop being a track",
    .params = {{"graph", "the board without its loops; pieces stand on its vertices"},
               {"loops", "how many loops go round each corner [as many as fit: (smaller side - 1) / 2]"},
               {"from", "the line with which the loops start, from 0 at the edge [1]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"}},
    .example = "(surakartaBoard (square 6) loops:2)",
};

}  // namespace ludens::ludemes::equipment
