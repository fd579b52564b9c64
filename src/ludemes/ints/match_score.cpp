// match_score.cpp - (matchScore): the score over a whole match.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme match_score = {
    .rule = "matchScore",
    .form = "(matchScore <roleType>)",
    .summary = "The score of a player in the match that this game is part of",
    .params = {{"role", "the player"}},
    .example = "(matchScore P1)",
};

}  // namespace ludens::ludemes::ints
