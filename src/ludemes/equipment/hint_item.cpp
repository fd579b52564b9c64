// hint_item.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hint_item_1 = {
    .rule = "equipment.hint",
    .form = "(hint <int> [<int>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

extern const Ludeme hint_item_2 = {
    .rule = "equipment.hint",
    .form = "(hint {<int>} [<int>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
