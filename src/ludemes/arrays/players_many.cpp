// players_many.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme players_many = {
    .rule = "intArray.players.players",
    .form = "(players <playersManyType> [of:<int>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"playersManyType", "TODO"},
               {"of", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
