// path_extent.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme path_extent = {
    .rule = "pathExtent",
    .form = "(pathExtent [<int>] [<int> | <sites>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
