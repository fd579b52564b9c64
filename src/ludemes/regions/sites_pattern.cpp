// sites_pattern.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_pattern = {
    .rule = "sites",
    .form = "(sites Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int> | whats:{<int>}])",
    .summary = "TODO",
    .params = {{"stepType", "TODO"},
               {"siteType", "TODO"},
               {"from", "TODO"},
               {"what", "TODO"},
               {"whats", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
