// end_by_score.cpp - (byScore): the game is decided by the scores.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_by_score = {
    .rule = "byScore",
    .form = "(byScore [{<end.score>}] [misere:<boolean>])",
    .summary = "Ranks all players by their scores, the highest first; equal scores share a rank",
    .params = {{"scores", "scores to use instead of those kept during the game [those]"},
               {"misere", "whether the lowest score is best [False]"}},
    .example = "(byScore {(score P1 (count Pieces P1)) (score P2 (count Pieces P2))})",
};

}  // namespace ludens::ludemes::rules
