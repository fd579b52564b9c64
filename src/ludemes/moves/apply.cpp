// apply.cpp - (apply): the effect, the condition or both that a (from), (between) or (to) carries.
// Evaluated when the move is generated, so its actions come before the move's own.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme apply_if = {
    .rule = "apply",
    .form = "(apply if:<boolean>)",
    .summary = "Lets the usual effect of the surrounding move happen only under a condition",
    .params = {{"if", "when the usual effect happens"}},
    .example = "(apply if:(is Mover P1))",
};

extern const Ludeme apply = {
    .rule = "apply",
    .form = "(apply <nonDecision>)",
    .summary = "Adds an effect to each move that passes the site",
    .params = {{"effect", "what happens there"}},
    .example = "(apply (remove (to)))",
};

extern const Ludeme apply_if_effect = {
    .rule = "apply",
    .form = "(apply if:<boolean> <nonDecision>)",
    .summary = "Adds an effect to each move that passes the site while a condition holds",
    .params = {{"if", "when the effect happens"}, {"effect", "what happens there"}},
    .example = "(apply if:(is Enemy (who at:(to))) (remove (to)))",
};

}  // namespace ludens::ludemes::moves
