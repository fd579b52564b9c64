// is_component.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_component = {
    .rule = "booleans.is.is",
    .form = "(is <isComponentType> [<int>] [<siteType>] [at:<int> | in:<sites>] [<moves>])",
    .summary = "TODO",
    .params = {{"isComponentType", "TODO"},
               {"int", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"in", "TODO"},
               {"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
