// sites_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_player = {
    .rule = "sites",
    .form = "(sites <sitesPlayerType> [<siteType>] [<moves.player> | <roleType>] [<nonDecision>] [<string>])",
    .summary = "TODO",
    .params = {{"sitesPlayerType", "TODO"},
               {"siteType", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"nonDecision", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
