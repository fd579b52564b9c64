// start_set_start_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_start_player = {
    .rule = "start.set.set",
    .form = "(set <setStartPlayerType> [<roleType>] <int>)",
    .summary = "TODO",
    .params = {{"setStartPlayerType", "TODO"},
               {"roleType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
