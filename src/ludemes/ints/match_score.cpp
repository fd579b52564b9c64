// match_score.cpp - (matchScore): the score over a whole match.
#include "ir/ops/counts.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_match_score(Lowering& l, const Use& use) {
  return l.ir.node(Op::MatchScore, {l.player(use.word("role"))});
}

}  // namespace

constexpr Meaning match_score_meaning{.lower = lower_match_score};

extern const Ludeme match_score = {
    .rule = "matchScore",
    .form = "(matchScore <roleType>)",
    .summary = "The score of a player in the match that this game is part of",
    .params = {{"role", "the player"}},
    .example = "(matchScore P1)",
    .meaning = &match_score_meaning,
};

}  // namespace ludens::ludemes::ints
