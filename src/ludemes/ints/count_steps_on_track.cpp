// count_steps_on_track.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_steps_on_track = {
    .rule = "count.count",
    .form = "(count StepsOnTrack [<roleType> | <moves.player> | <string>] [<int>] [<int>])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"player", "TODO"},
               {"string", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
