// is_related.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_related = {
    .rule = "booleans.is.is",
    .form = "(is Related <relationType> [<siteType>] <int> (<int> | <sites>))",
    .summary = "TODO",
    .params = {{"relationType", "TODO"},
               {"siteType", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
