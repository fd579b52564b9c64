// where.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme where_1 = {
    .rule = "where",
    .form = "(where <int> [<siteType>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

extern const Ludeme where_2 = {
    .rule = "where",
    .form = "(where <string> (<int> | <roleType>) [state:<int>] [<siteType>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"state", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
