// deck.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme deck = {
    .rule = "deck",
    .form = "(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<equipment.card>}])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"cardsBySuit", "TODO"},
               {"suits", "TODO"},
               {"card", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
