// custodial.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme custodial = {
    .rule = "custodial",
    .form = "(custodial [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"absoluteDirection", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
