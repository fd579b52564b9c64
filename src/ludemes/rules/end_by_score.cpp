// end_by_score.cpp - (byScore): the game is decided by the scores.
#include "ir/ops/outcomes.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_by_score(Lowering& l, const Use& use) {
  std::vector<NodeId> operands{use.has("misere") ? l.boolean(use, "misere") : l.ir.boolean(false)};
  for (const BoundId id : use.items("scores")) {
    const Use score = l.use(id);
    operands.push_back(l.player(score.word("player")));
    operands.push_back(l.integer(score, "score"));
  }
  return l.ir.node(Op::ByScore, operands);
}

}  // namespace

constexpr Meaning end_by_score_meaning{.lower = lower_by_score};

extern const Ludeme end_by_score = {
    .rule = "byScore",
    .form = "(byScore [{<end.score>}] [misere:<boolean>])",
    .summary = "Ranks all players by their scores, the highest first; equal scores share a rank",
    .params = {{"scores", "scores to use instead of those kept during the game [those]"},
               {"misere", "whether the lowest score is best [False]"}},
    .example = "(byScore {(score P1 (count Pieces P1)) (score P2 (count Pieces P2))})",
    .meaning = &end_by_score_meaning,
};

}  // namespace ludens::ludemes::rules
