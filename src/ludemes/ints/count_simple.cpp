// count_simple.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_simple = {
    .rule = "count.count",
    .form = "(count <countSimpleType> [<siteType>])",
    .summary = "TODO",
    .params = {{"countSimpleType", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
