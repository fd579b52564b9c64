// for_each_direction.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_direction = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | <moves>) [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
