// vote.cpp - (vote): a vote on what was proposed.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_vote(Lowering& l, const Use& use) {
  return lower_message(l, use, "vote", "votes", Op::ActVote);
}

}  // namespace

constexpr Meaning vote_meaning{.lower = lower_vote};

extern const Ludeme vote = {
    .rule = "vote",
    .form = "(vote (<string> | {<string>}) [<then>])",
    .summary = "Votes for something that was proposed",
    .params = {{"vote", "the vote"},
               {"votes", "the votes, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(vote \"End\")",
    .meaning = &vote_meaning,
};

}  // namespace ludens::ludemes::moves
