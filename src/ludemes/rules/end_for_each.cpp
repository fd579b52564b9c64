// end_for_each.cpp - (forEach) of end rules: one result for every player or track that meets a condition.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_for_each = {
    .rule = "end.forEach",
    .form = "(forEach [<roleType> | Track] if:<boolean> <result>)",
    .summary =
        "Applies a result to each player, (player), or each track, (track), for which a condition holds",
    .params = {{"players", "the players to go through [all]"},
               {"if", "when the result applies"},
               {"result", "the result"}},
    .example = "(forEach Player if:(is Blocked Player) (result Player Loss))",
};

}  // namespace ludens::ludemes::rules
