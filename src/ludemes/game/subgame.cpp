// subgame.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme subgame = {
    .rule = "subgame",
    .form = "(subgame <string> [<string>] [next:<int>] [result:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"string", "TODO"},
               {"next", "TODO"},
               {"result", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
