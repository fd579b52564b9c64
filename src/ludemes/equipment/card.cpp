// card.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme card = {
    .rule = "component.card",
    .form = "(card <string> <roleType> <cardType> rank:<int> value:<int> trumpRank:<int> trumpValue:<int> suit:<int> [<moves>] [maxState:<int>] [maxCount:<int>] [maxValue:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"cardType", "TODO"},
               {"rank", "TODO"},
               {"value", "TODO"},
               {"trumpRank", "TODO"},
               {"trumpValue", "TODO"},
               {"suit", "TODO"},
               {"moves", "TODO"},
               {"maxState", "TODO"},
               {"maxCount", "TODO"},
               {"maxValue", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
