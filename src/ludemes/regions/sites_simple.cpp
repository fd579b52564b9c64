// sites_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_simple = {
    .rule = "sites",
    .form = "(sites <sitesSimpleType> [<siteType>])",
    .summary = "TODO",
    .params = {{"sitesSimpleType", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
