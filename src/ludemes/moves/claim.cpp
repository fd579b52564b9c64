// claim.cpp - (claim): marks a site, mostly an edge of a drawing game, as taken.
#include "ludemes/moves/adding.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

constexpr Meaning claim_meaning{.lower = lower_adding, .traits_of = traits_of_adding};

extern const Ludeme claim = {
    .rule = "claim",
    .form = "(claim [<moves.piece>] <moves.to> [<then>])",
    .summary = "Takes possession of a site by putting a piece there",
    .params = {{"piece", "what marks the site [the component numbered as the mover]"},
               {"to", "the site, and on what condition"},
               {"then", "what follows once it is done"}},
    .example = "(claim (to Cell (site)))",
    .meaning = &claim_meaning,
};

}  // namespace ludens::ludemes::moves
