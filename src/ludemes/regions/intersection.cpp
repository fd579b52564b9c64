// intersection.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme intersection_1 = {
    .rule = "region.math.intersection",
    .form = "(intersection {<sites>})",
    .summary = "TODO",
    .params = {{"sites", "TODO"}},
    .example = "TODO",
};

extern const Ludeme intersection_2 = {
    .rule = "region.math.intersection",
    .form = "(intersection <sites> <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
