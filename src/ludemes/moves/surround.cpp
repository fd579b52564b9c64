// surround.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme surround = {
    .rule = "surround",
    .form = "(surround [<moves.from>] [<relationType>] [<moves.between>] [<moves.to>] [except:<int>] [with:<moves.piece>] [<then>])",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"relationType", "TODO"},
               {"between", "TODO"},
               {"to", "TODO"},
               {"except", "TODO"},
               {"with", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
