// remember_state.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme remember_state = {
    .rule = "remember",
    .form = "(remember State [<then>])",
    .summary = "TODO",
    .params = {{"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
