// column.cpp - (column): which column a site is in.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme column = {
    .rule = "column",
    .form = "(column [<siteType>] of:<int>)",
    .summary = "The index of the column of a site, or Off (-1) where it has none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(column of:(to))",
};

}  // namespace ludens::ludemes::ints
