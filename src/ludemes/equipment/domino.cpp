// domino.cpp - (domino): one single domino.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme domino = {
    .rule = "domino",
    .form = "(domino <string> <roleType> value:<int> value2:<int> [<moves>])",
    .summary = "Makes a domino, a large piece with a number at each end",
    .params = {{"name", "name of the domino"},
               {"role", "its owner"},
               {"value", "the number at one end"},
               {"value2", "the number at the other end"},
               {"moves", "its moves [none]"}},
    .example = "(domino \"Domino45\" Shared value:4 value2:5)",
};

}  // namespace ludens::ludemes::equipment
