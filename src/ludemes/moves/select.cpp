// select.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_select = {
    .rule = "move",
    .form = "(move Select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"to", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme select = {
    .rule = "select",
    .form = "(select <moves.from> [<moves.to>] [<roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"to", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
