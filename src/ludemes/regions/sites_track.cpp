// sites_track.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_track = {
    .rule = "sites",
    .form = "(sites Track [<moves.player> | <roleType>] [<string>] [from:<int>] [to:<int>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"string", "TODO"},
               {"from", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
