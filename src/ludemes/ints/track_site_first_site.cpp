// track_site_first_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_first_site = {
    .rule = "trackSite",
    .form = "(trackSite FirstSite [<moves.player> | <roleType>] [<string>] [from:<int>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"string", "TODO"},
               {"from", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
