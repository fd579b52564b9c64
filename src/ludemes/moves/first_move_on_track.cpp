// first_move_on_track.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme first_move_on_track = {
    .rule = "firstMoveOnTrack",
    .form = "(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
