// match.cpp - (match): several games played one after the other.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme match_name = {
    .rule = "match",
    .form = "(match <string>)",
    .summary = "Names a match without describing it",
    .params = {{"name", "name of the match"}},
    .example = "(match \"Best of Three\")",
};

extern const Ludeme match = {
    .rule = "match",
    .form = "(match <string> [<players>] <games> <end>)",
    .summary = "Describes a match: several games in a row whose results decide who wins",
    .params = {{"name", "name of the match"},
               {"players", "the players [two]"},
               {"games", "the games"},
               {"end", "how the match ends"}},
    .example =
        "(match \"Best of Three\" (players 2) (games (subgame \"Hex\")) (end (if (= (count Trials) 3) "
        "(byScore))))",
};

}  // namespace ludens::ludemes::game
