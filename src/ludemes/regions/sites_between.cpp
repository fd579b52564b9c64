// sites_between.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_between = {
    .rule = "sites",
    .form = "(sites Between [<direction>] [<siteType>] from:<int> [fromIncluded:<boolean>] to:<int> [toIncluded:<boolean>] [cond:<boolean>])",
    .summary = "TODO",
    .params = {{"direction", "TODO"},
               {"siteType", "TODO"},
               {"from", "TODO"},
               {"fromIncluded", "TODO"},
               {"to", "TODO"},
               {"toIncluded", "TODO"},
               {"cond", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
