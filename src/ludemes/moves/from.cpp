// from.cpp - (from ...): where a move starts.
#include "ludemes/traits.h"

namespace ludens::ludemes::moves {

constexpr Meaning from_meaning{.traits = kSeeksSitesTrait};

extern const Ludeme from = {
    .rule = "moves.from",
    .form = "(from [<siteType>] [<sites> | <int>] [level:<int>] [if:<boolean>])",
    .summary = "Describes the sites from which a move may start",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"sites", "the sites, each giving its own moves"},
               {"site", "the site [(from)]"},
               {"level", "the level of the stack [its top]"},
               {"if", "what must hold there [True]"}},
    .example = "(from (sites Occupied by:Mover) if:(is Empty (ahead (from) N)))",
    .meaning = &from_meaning,
};

}  // namespace ludens::ludemes::moves
