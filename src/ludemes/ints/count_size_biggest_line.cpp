// count_size_biggest_line.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_size_biggest_line = {
    .rule = "count.count",
    .form = "(count SizeBiggestLine [<siteType>] [<absoluteDirection>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"absoluteDirection", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
