// play_card.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme play_card = {
    .rule = "playCard",
    .form = "(playCard [<then>])",
    .summary = "TODO",
    .params = {{"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
