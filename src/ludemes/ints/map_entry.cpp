// map_entry.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme map_entry = {
    .rule = "mapEntry",
    .form = "(mapEntry [<string>] (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
