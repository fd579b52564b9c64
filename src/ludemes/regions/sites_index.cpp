// sites_index.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_index = {
    .rule = "sites",
    .form = "(sites <sitesIndexType> [<siteType>] [<int>])",
    .summary = "TODO",
    .params = {{"sitesIndexType", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
