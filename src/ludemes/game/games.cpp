// games.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme games = {
    .rule = "games",
    .form = "(games (<subgame> | {<subgame>}))",
    .summary = "TODO",
    .params = {{"subgame", "TODO"},
               {"subgame", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
