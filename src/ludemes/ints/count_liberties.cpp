// count_liberties.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_liberties = {
    .rule = "count.count",
    .form = "(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"direction", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
