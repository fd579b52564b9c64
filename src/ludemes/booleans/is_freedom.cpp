// is_freedom.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_freedom = {
    .rule = "booleans.is.is",
    .form = "(is Freedom [<siteType>] <sites> [<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"sites", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
