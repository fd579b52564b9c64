// site.cpp - (site): the site being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme site = {
    .rule = "site",
    .form = "(site)",
    .summary = "The site being looked at, within a loop or a condition over sites",
    .params = {},
    .example = "(site)",
};

}  // namespace ludens::ludemes::ints
