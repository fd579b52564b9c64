// sites_around.cpp - (sites Around): what lies about a site.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_around = {
    .rule = "sites",
    .form =
        "(sites Around [<siteType>] (<int> | <sites>) [<regionTypeDynamic>] [distance:<int>] "
        "[<absoluteDirection>] [if:<boolean>] [includeSelf:<boolean>])",
    .summary = "The sites at some distance from a site or region, straight along the directions",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"site", "the site in the middle"},
               {"region", "the region in the middle"},
               {"regionType", "only sites of this kind [all]"},
               {"distance", "how far away [1]"},
               {"direction", "the directions to look in [Adjacent]"},
               {"if", "what each site, given as (to), must meet [True]"},
               {"includeSelf", "whether the middle belongs to the result [False]"}},
    .example = "(sites Around (last To) Orthogonal if:(is Empty (to)))",
};

}  // namespace ludens::ludemes::regions
