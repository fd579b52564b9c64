// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme if_ = {
    .rule = "region.math.if",
    .form = "(if <boolean> <sites> [<sites>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"sites", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
