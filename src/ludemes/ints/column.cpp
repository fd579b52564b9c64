// column.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme column = {
    .rule = "column",
    .form = "(column [<siteType>] of:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"of", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
