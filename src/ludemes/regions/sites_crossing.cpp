// sites_crossing.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_crossing = {
    .rule = "sites",
    .form = "(sites Crossing at:<int> [<moves.player> | <roleType>])",
    .summary = "TODO",
    .params = {{"at", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
