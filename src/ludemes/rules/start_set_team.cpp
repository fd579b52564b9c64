// start_set_team.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_team = {
    .rule = "start.set.set",
    .form = "(set Team <int> {<roleType>})",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
