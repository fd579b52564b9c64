// push.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme push = {
    .rule = "push",
    .form = "(push [<moves.from>] <direction> [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
