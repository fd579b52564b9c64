// set_rotation.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_set_rotation = {
    .rule = "move",
    .form = "(move Set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"to", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"previous", "TODO"},
               {"next", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme set_rotation = {
    .rule = "effect.set.set",
    .form = "(set Rotation [<moves.to>] [{<int>} | <int>] [previous:<boolean>] [next:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"to", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"previous", "TODO"},
               {"next", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
