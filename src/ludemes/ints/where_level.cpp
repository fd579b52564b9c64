// where_level.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme where_level_1 = {
    .rule = "where",
    .form = "(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"fromTop", "TODO"}},
    .example = "TODO",
};

extern const Ludeme where_level_2 = {
    .rule = "where",
    .form = "(where Level <string> (<int> | <roleType>) [state:<int>] [<siteType>] at:<int> [fromTop:<boolean>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"state", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"fromTop", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
