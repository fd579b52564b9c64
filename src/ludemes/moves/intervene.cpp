// intervene.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme intervene = {
    .rule = "intervene",
    .form = "(intervene [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"absoluteDirection", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
