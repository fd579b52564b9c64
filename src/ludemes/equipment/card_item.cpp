// card_item.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme card_item = {
    .rule = "equipment.card",
    .form = "(card <cardType> rank:<int> value:<int> [trumpRank:<int>] [trumpValue:<int>] [biased:<int>])",
    .summary = "TODO",
    .params = {{"cardType", "TODO"},
               {"rank", "TODO"},
               {"value", "TODO"},
               {"trumpRank", "TODO"},
               {"trumpValue", "TODO"},
               {"biased", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
