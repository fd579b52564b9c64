// count_component.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_component = {
    .rule = "count.count",
    .form = "(count <countComponentType> [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"countComponentType", "TODO"},
               {"siteType", "TODO"},
               {"roleType", "TODO"},
               {"of", "TODO"},
               {"string", "TODO"},
               {"in", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
