// meta_pass_end.cpp - (passEnd): what happens when all players pass.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_pass_end = {
    .rule = "passEnd",
    .form = "(passEnd <passEndType>)",
    .summary = "States whether the game ends, as a draw, once every player has passed in turn",
    .params = {{"outcome", "what then happens"}},
    .example = "(passEnd NoEnd)",
};

}  // namespace ludens::ludemes::rules
