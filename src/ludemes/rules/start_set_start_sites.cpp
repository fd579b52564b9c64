// start_set_start_sites.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_set_start_sites = {
    .rule = "start.set.set",
    .form = "(set <setStartSitesType> <int> [<siteType>] (at:<int> | to:<sites>))",
    .summary = "TODO",
    .params = {{"setStartSitesType", "TODO"},
               {"int", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
