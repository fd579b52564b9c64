// track_site_move.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_move = {
    .rule = "trackSite",
    .form = "(trackSite Move [from:<int>] [<roleType> | <moves.player> | <string>] steps:<int>)",
    .summary = "TODO",
    .params = {{"from", "TODO"},
               {"roleType", "TODO"},
               {"player", "TODO"},
               {"string", "TODO"},
               {"steps", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
