// card_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme card_site = {
    .rule = "card.card",
    .form = "(card <cardSiteType> at:<int> [level:<int>])",
    .summary = "TODO",
    .params = {{"cardSiteType", "TODO"},
               {"at", "TODO"},
               {"level", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
