// is_site.cpp - (is Empty), (is Occupied): whether a site holds a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_site = {
    .rule = "booleans.is.is",
    .form = "(is <isSiteType> [<siteType>] <int>)",
    .summary = "Whether a site is empty or occupied",
    .params = {{"isSiteType", "what to ask"},
               {"siteType", "the type of site [the board's default]"},
               {"site", "the site"}},
    .example = "(is Empty (to))",
};

}  // namespace ludens::ludemes::booleans
