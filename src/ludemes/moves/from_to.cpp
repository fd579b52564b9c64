// from_to.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move = {
    .rule = "move",
    .form = "(move <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"to", "TODO"},
               {"count", "TODO"},
               {"copy", "TODO"},
               {"stack", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme from_to = {
    .rule = "fromTo",
    .form = "(fromTo <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] [<roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"to", "TODO"},
               {"count", "TODO"},
               {"copy", "TODO"},
               {"stack", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
