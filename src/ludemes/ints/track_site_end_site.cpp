// track_site_end_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track_site_end_site = {
    .rule = "trackSite",
    .form = "(trackSite EndSite [<moves.player> | <roleType>] [<string>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
