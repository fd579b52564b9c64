// sites_group.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_group = {
    .rule = "sites",
    .form = "(sites Group [<siteType>] (at:<int> | from:<sites>) [<direction>] [if:<boolean>] [isVisible:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"from", "TODO"},
               {"direction", "TODO"},
               {"if", "TODO"},
               {"isVisible", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
