// for_each_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_player = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Player <moves> [<then>])",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
