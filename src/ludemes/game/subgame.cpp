// subgame.cpp - (subgame): one game of a match.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme subgame = {
    .rule = "subgame",
    .form = "(subgame <string> [<string>] [next:<int>] [result:<int>])",
    .summary = "Names a game of a match, and what follows it",
    .params = {{"game", "name of the game"},
               {"option", "options with which it is played [its defaults]"},
               {"next",
                "number of the game played after it [the next in the list; after the last, the first]"},
               {"result", "what the winner scores in the match [1]"}},
    .example = "(subgame \"Hex\" next:0)",
};

}  // namespace ludens::ludemes::game
