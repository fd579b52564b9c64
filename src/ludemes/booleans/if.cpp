// if.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme if_ = {
    .rule = "booleans.math.if",
    .form = "(if <boolean> <boolean> [<boolean>])",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
