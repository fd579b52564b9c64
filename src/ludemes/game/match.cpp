// match.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme match_1 = {
    .rule = "match",
    .form = "(match <string>)",
    .summary = "TODO",
    .params = {{"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme match_2 = {
    .rule = "match",
    .form = "(match <string> [<players>] <games> <end>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"players", "TODO"},
               {"games", "TODO"},
               {"end", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
