// game.cpp - (game): the whole of a game.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme game_name = {
    .rule = "game",
    .form = "(game <string>)",
    .summary = "Names a game without describing it",
    .params = {{"name", "name of the game"}},
    .example = "(game \"Hex\")",
};

extern const Ludeme game = {
    .rule = "game",
    .form = "(game <string> <players> [<mode>] <equipment> <rules.rules>)",
    .summary = "Describes a game: who plays, with what, by which rules",
    .params = {{"name", "name of the game"},
               {"players", "the players"},
               {"mode", "how turns are taken [in turn]"},
               {"equipment", "board, pieces and other things"},
               {"rules", "the rules"}},
    .example =
        "(game \"Mark\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play "
        "(move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))",
};

}  // namespace ludens::ludemes::game
