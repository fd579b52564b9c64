// row.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme row = {
    .rule = "row",
    .form = "(row [<siteType>] of:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"of", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
