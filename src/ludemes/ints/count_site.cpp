// count_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_site = {
    .rule = "count.count",
    .form = "(count [<countSiteType>] [<siteType>] [in:<sites> | at:<int> | <string>] [who:<roleType>] [what:<int> | whats:{<int>}])",
    .summary = "TODO",
    .params = {{"countSiteType", "TODO"},
               {"siteType", "TODO"},
               {"in", "TODO"},
               {"at", "TODO"},
               {"string", "TODO"},
               {"who", "TODO"},
               {"what", "TODO"},
               {"whats", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
