// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme if_ = {
    .rule = "directions.if",
    .form = "(if <boolean> <direction> <direction>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"direction", "TODO"},
               {"direction", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::directions
