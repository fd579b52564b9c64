// vote.cpp - (vote): a vote on what was proposed.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme vote = {
    .rule = "vote",
    .form = "(vote (<string> | {<string>}) [<then>])",
    .summary = "Votes for something that was proposed",
    .params = {{"vote", "the vote"},
               {"votes", "the votes, one move each"},
               {"then", "what follows once it is done"}},
    .example = "(vote \"End\")",
};

}  // namespace ludens::ludemes::moves
