// set_team.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_team = {
    .rule = "effect.set.set",
    .form = "(set Team <int> {<roleType>} [<then>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
