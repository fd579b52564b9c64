// add_score.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme add_score_1 = {
    .rule = "addScore",
    .form = "(addScore ({<int>} | {<roleType>}) {<int>} [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme add_score_2 = {
    .rule = "addScore",
    .form = "(addScore (<moves.player> | <roleType>) <int> [<then>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
