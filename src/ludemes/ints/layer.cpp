// layer.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme layer = {
    .rule = "layer",
    .form = "(layer of:<int> [<siteType>])",
    .summary = "TODO",
    .params = {{"of", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
