// what.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme what = {
    .rule = "what",
    .form = "(what [<siteType>] at:<int> [level:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
