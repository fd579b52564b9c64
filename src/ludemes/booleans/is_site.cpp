// is_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_site = {
    .rule = "booleans.is.is",
    .form = "(is <isSiteType> [<siteType>] <int>)",
    .summary = "TODO",
    .params = {{"isSiteType", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
