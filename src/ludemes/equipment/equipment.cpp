// equipment.cpp - (equipment): all that is on the table. Made by make_equipment, item by item.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme equipment = {
    .rule = "equipment",
    .form = "(equipment {<item>})",
    .summary = "Holds the board, the pieces and everything else that a game is played with",
    .params = {{"items", "the things; one of them is a board"}},
    .example = "(equipment {(board (square 3)) (piece \"Disc\" Each)})",
};

}  // namespace ludens::ludemes::equipment
