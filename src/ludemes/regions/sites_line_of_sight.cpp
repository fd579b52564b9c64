// sites_line_of_sight.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_line_of_sight = {
    .rule = "sites",
    .form = "(sites LineOfSight [<lineOfSightType>] [<siteType>] [at:<int>] [<direction>])",
    .summary = "TODO",
    .params = {{"lineOfSightType", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"direction", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
