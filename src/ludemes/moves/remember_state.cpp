// remember_state.cpp - (remember State): notes the position for (avoidStoredState).
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme remember_state = {
    .rule = "remember",
    .form = "(remember State [<then>])",
    .summary = "Stores the present position in place of the one stored before",
    .params = {{"then", "what follows once it is done"}},
    .example = "(remember State)",
};

}  // namespace ludens::ludemes::moves
