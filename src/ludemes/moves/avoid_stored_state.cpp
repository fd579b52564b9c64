// avoid_stored_state.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme avoid_stored_state = {
    .rule = "avoidStoredState",
    .form = "(avoidStoredState <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
