// attract.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme attract = {
    .rule = "attract",
    .form = "(attract [<moves.from>] [<absoluteDirection>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"absoluteDirection", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
