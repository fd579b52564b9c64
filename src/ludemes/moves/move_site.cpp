// move_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_site = {
    .rule = "move",
    .form = "(move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"moveSiteType", "TODO"},
               {"piece", "TODO"},
               {"to", "TODO"},
               {"count", "TODO"},
               {"stack", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
