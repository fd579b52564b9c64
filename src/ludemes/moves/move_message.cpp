// move_message.cpp - (move Propose), (move Vote): the mover proposes something or votes for it.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_message = {
    .rule = "move",
    .form = "(move <moveMessageType> (<string> | {<string>}) [<then>])",
    .summary = "Lets the mover propose, or vote for, one of some propositions",
    .params = {{"act", "whether it is a proposal or a vote"},
               {"proposition", "the proposition"},
               {"propositions", "the propositions, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(move Propose \"End\")",
};

}  // namespace ludens::ludemes::moves
