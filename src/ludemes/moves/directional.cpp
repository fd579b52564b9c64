// directional.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme directional = {
    .rule = "directional",
    .form = "(directional [<moves.from>] [<direction>] [<moves.to>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
