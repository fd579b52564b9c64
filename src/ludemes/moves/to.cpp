// to.cpp - (to ...): where a move ends.
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

constexpr Meaning to_meaning{.traits = kSeeksSitesTrait};

extern const Ludeme to = {
    .rule = "moves.to",
    .form = "(to [<siteType>] [<sites> | <int>] [level:<int>] [<rotations>] [if:<boolean>] [<apply>])",
    .summary = "Describes the sites where a move may end",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"sites", "the sites, each giving its own move"},
               {"site", "the site [(to)]"},
               {"level", "the level of the stack [its top]"},
               {"rotations", "the rotations that the piece may take there [its own]"},
               {"if", "what must hold there [True]"},
               {"apply", "what happens there before the piece arrives [nothing]"}},
    .example = "(to (sites Empty) if:(is In (to) (sites Centre)))",
    .meaning = &to_meaning,
};

}  // namespace ludens::ludemes::moves
