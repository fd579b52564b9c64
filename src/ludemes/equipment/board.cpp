// board.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme board = {
    .rule = "container.board.board",
    .form = "(board <graph> [<board.track> | {<board.track>}] [<equipment.values> | {<equipment.values>}] [use:<siteType>] [largeStack:<boolean>])",
    .summary = "TODO",
    .params = {{"graph", "TODO"},
               {"track", "TODO"},
               {"track", "TODO"},
               {"values", "TODO"},
               {"values", "TODO"},
               {"use", "TODO"},
               {"largeStack", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
