// who.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme who = {
    .rule = "who",
    .form = "(who [<siteType>] at:<int> [level:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
