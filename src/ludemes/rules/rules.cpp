// rules.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme rules_1 = {
    .rule = "rules.rules",
    .form = "(rules [<meta>] [<start>] [<play>] phases:{<phase.phase>} [<end>])",
    .summary = "TODO",
    .params = {{"meta", "TODO"},
               {"start", "TODO"},
               {"play", "TODO"},
               {"phases", "TODO"},
               {"end", "TODO"}},
    .example = "TODO",
};

extern const Ludeme rules_2 = {
    .rule = "rules.rules",
    .form = "(rules [<meta>] [<start>] <play> <end>)",
    .summary = "TODO",
    .params = {{"meta", "TODO"},
               {"start", "TODO"},
               {"play", "TODO"},
               {"end", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
