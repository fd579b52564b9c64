// game.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme game_1 = {
    .rule = "game",
    .form = "(game <string>)",
    .summary = "TODO",
    .params = {{"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme game_2 = {
    .rule = "game",
    .form = "(game <string> <players> [<mode>] <equipment> <rules.rules>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"players", "TODO"},
               {"mode", "TODO"},
               {"equipment", "TODO"},
               {"rules", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
