// sizes_group.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme sizes_group = {
    .rule = "sizes",
    .form = "(sizes Group [<siteType>] [<direction>] [<roleType> | of:<int> | if:<boolean>] [min:<int>] [isVisible:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"direction", "TODO"},
               {"roleType", "TODO"},
               {"of", "TODO"},
               {"if", "TODO"},
               {"min", "TODO"},
               {"isVisible", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
