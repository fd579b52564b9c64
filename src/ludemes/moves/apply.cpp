// apply.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme apply_1 = {
    .rule = "apply",
    .form = "(apply if:<boolean>)",
    .summary = "TODO",
    .params = {{"if", "TODO"}},
    .example = "TODO",
};

extern const Ludeme apply_2 = {
    .rule = "apply",
    .form = "(apply <nonDecision>)",
    .summary = "TODO",
    .params = {{"nonDecision", "TODO"}},
    .example = "TODO",
};

extern const Ludeme apply_3 = {
    .rule = "apply",
    .form = "(apply if:<boolean> <nonDecision>)",
    .summary = "TODO",
    .params = {{"if", "TODO"},
               {"nonDecision", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
