// move_message.cpp - (move Propose), (move Vote): the mover proposes something or votes for it.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_move_message(Lowering& l, const Use& use) {
  const bool proposes = use.word("act") == "Propose";
  return lower_message(l, use, "proposition", "propositions", proposes ? Op::ActPropose : Op::ActVote);
}

}  // namespace

constexpr Meaning move_message_meaning{.lower = lower_move_message};

extern const Ludeme move_message = {
    .rule = "move",
    .form = "(move <moveMessageType> (<string> | {<string>}) [<then>])",
    .summary = "Lets the mover propose, or vote for, one of some propositions",
    .params = {{"act", "whether it is a proposal or a vote"},
               {"proposition", "the proposition"},
               {"propositions", "the propositions, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(move Propose \"End\")",
    .meaning = &move_message_meaning,
};

}  // namespace ludens::ludemes::moves
