// sites_direction.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_direction = {
    .rule = "sites",
    .form = "(sites Direction (from:<int> | from:<sites>) [<direction>] [included:<boolean>] [stop:<boolean>] [stopIncluded:<boolean>] [distance:<int>] [<siteType>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"from", "TODO"},
               {"direction", "TODO"},
               {"included", "TODO"},
               {"stop", "TODO"},
               {"stopIncluded", "TODO"},
               {"distance", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
