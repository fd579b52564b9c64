// count_size_biggest_group.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_size_biggest_group = {
    .rule = "countSizeBiggestGroup",
    .form = "(countSizeBiggestGroup [<siteType>] [<direction>] [<sites>] [if:<boolean> | isVisible:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"direction", "TODO"},
               {"sites", "TODO"},
               {"if", "TODO"},
               {"isVisible", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
