// piece.cpp - (piece ...) in a move: which components it puts on the board.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme piece = {
    .rule = "moves.piece",
    .form = "(piece (<string> | <int> | {<string>} | {<int>}) [state:<int>])",
    .summary = "Names the components that a move puts on the board",
    .params = {{"name", "the component, by name"},
               {"component", "the component, by number"},
               {"names", "several components by name, one move each"},
               {"components", "several components by number, one move each"},
               {"state", "local state that it gets [none]"}},
    .example = "(piece \"Disc1\" state:1)",
};

}  // namespace ludens::ludemes::moves
