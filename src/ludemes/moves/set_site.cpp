// set_site.cpp - (set Count), (set State), (set Value) of a site.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_site = {
    .rule = "effect.set.set",
    .form = "(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])",
    .summary = "Sets the count, the local state or the value of what stands on a site",
    .params = {{"property", "what is set"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"level", "the level of the stack [its top]"},
               {"value", "what it becomes"},
               {"then", "what follows once it is done"}},
    .example = "(set State at:(last To) 1)",
};

}  // namespace ludens::ludemes::moves
