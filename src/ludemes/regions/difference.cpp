// difference.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme difference = {
    .rule = "region.math.difference",
    .form = "(difference <sites> (<sites> | <int>))",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"sites", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
