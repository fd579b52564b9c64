// propose.cpp - (propose): brings something to a vote.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_propose(Lowering& l, const Use& use) {
  return lower_message(l, use, "proposition", "propositions", Op::ActPropose);
}

}  // namespace

constexpr Meaning propose_meaning{.lower = lower_propose};

extern const Ludeme propose = {
    .rule = "propose",
    .form = "(propose (<string> | {<string>}) [<then>])",
    .summary = "Proposes something to the other players",
    .params = {{"proposition", "the proposition"},
               {"propositions", "the propositions, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(propose \"End\")",
    .meaning = &propose_meaning,
};

}  // namespace ludens::ludemes::moves
