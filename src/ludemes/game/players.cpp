// players.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme players_1 = {
    .rule = "players",
    .form = "(players <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme players_2 = {
    .rule = "players",
    .form = "(players {<players.player>})",
    .summary = "TODO",
    .params = {{"player", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
