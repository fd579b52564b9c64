// size_territory.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_territory = {
    .rule = "size",
    .form = "(size Territory [<siteType>] (<roleType> | <moves.player>) [<absoluteDirection>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"roleType", "TODO"},
               {"player", "TODO"},
               {"absoluteDirection", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
