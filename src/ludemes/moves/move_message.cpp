// move_message.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_message = {
    .rule = "move",
    .form = "(move <moveMessageType> (<string> | {<string>}) [<then>])",
    .summary = "TODO",
    .params = {{"moveMessageType", "TODO"},
               {"string", "TODO"},
               {"string", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
