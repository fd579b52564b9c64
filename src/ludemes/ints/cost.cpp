// cost.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme cost = {
    .rule = "cost",
    .form = "(cost [<siteType>] (at:<int> | in:<sites>))",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"in", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
