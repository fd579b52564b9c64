// amount.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme amount = {
    .rule = "amount",
    .form = "(amount (<roleType> | <moves.player>))",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"player", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
