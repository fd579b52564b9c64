// end_score.cpp - (score) in (byScore): the final score of one player.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_score = {
    .rule = "end.score",
    .form = "(score <roleType> <int>)",
    .summary = "States the final score of a player",
    .params = {{"player", "the player"}, {"score", "the final score"}},
    .example = "(score P1 100)",
};

}  // namespace ludens::ludemes::rules
