// set_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme set_site = {
    .rule = "effect.set.set",
    .form = "(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])",
    .summary = "TODO",
    .params = {{"setSiteType", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
