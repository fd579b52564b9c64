// enclose.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme enclose = {
    .rule = "enclose",
    .form = "(enclose [<siteType>] [<moves.from>] [<direction>] [<moves.between>] [numException:<int>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"from", "TODO"},
               {"direction", "TODO"},
               {"between", "TODO"},
               {"numException", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
