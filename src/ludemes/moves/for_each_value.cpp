// for_each_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_value_1 = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value <ints> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme for_each_value_2 = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Value min:<int> max:<int> <moves> [<then>])",
    .summary = "TODO",
    .params = {{"min", "TODO"},
               {"max", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
