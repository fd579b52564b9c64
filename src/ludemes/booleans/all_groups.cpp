// all_groups.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_groups = {
    .rule = "booleans.all.all",
    .form = "(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"direction", "TODO"},
               {"of", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
