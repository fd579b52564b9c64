// union.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme union_1 = {
    .rule = "region.math.union",
    .form = "(union {<sites>})",
    .summary = "TODO",
    .params = {{"sites", "TODO"}},
    .example = "TODO",
};

extern const Ludeme union_2 = {
    .rule = "region.math.union",
    .form = "(union <sites> <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
