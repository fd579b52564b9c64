// row.cpp - (row): which row a site is in.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme row = {
    .rule = "row",
    .form = "(row [<siteType>] of:<int>)",
    .summary = "The index of the row of a site, from 0 at the bottom, or Off (-1) where it has none",
    .params = {{"siteType", "the type of site [the board's default]"}, {"of", "the site"}},
    .example = "(row of:(to))",
};

}  // namespace ludens::ludemes::ints
