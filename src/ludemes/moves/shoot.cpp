// shoot.cpp - (shoot), (move Shoot): a piece fires another one along a line.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_shoot = {
    .rule = "move",
    .form =
        "(move Shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] "
        "[<then>])",
    .summary = "Lets the mover put a new piece on any site of a straight line from a site, up to an obstacle",
    .params = {{"piece", "what is shot"},
               {"from", "where the line starts [where the last move ended]"},
               {"direction", "the lines to shoot along [Adjacent]"},
               {"between", "description of the sites on the way [empty]"},
               {"to", "where it may land; the line ends at the first site where it may not [an empty site]"},
               {"then", "what follows once it is done"}},
    .example = "(move Shoot (piece \"Dot0\"))",
};

extern const Ludeme shoot = {
    .rule = "shoot",
    .form =
        "(shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Puts a new piece on any site of a straight line from a site, up to an obstacle",
    .params = {{"piece", "what is shot"},
               {"from", "where the line starts [where the last move ended]"},
               {"direction", "the lines to shoot along [Adjacent]"},
               {"between", "description of the sites on the way [empty]"},
               {"to", "where it may land; the line ends at the first site where it may not [an empty site]"},
               {"then", "what follows once it is done"}},
    .example = "(shoot (piece \"Dot0\") Orthogonal)",
};

}  // namespace ludens::ludemes::moves
