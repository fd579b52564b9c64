// names_check.h - the names that a game gives to its own things, and whether their uses mean one of them.
//
// (place "Pawn1" ...), (sites "Home") or (nextPhase "Placement") bind whatever stands in the quotes; whether
// there is such a piece, region or phase is known only when the whole game has been read. A name that the
// language's meaning cannot do without is an error; one that would merely be found nowhere (an empty region,
// an event that never happens) is a warning. Site labels depend on the board and are not looked at here.
#pragma once

#include "language/binder.h"

namespace ludens {

// The code of what is told about a name that nothing has.
inline constexpr char kNoSuchName[] = "L0220";

// "A1", "BC12", "7": how the sites of a board are called.
bool looks_like_site(std::string_view name);

Diagnostics check_names(const Tree& tree, const BoundTree& bound, const Text& text, const Sources& sources);

// Rows of the table of naming slots that fit no form of `registry`; empty in a sound program (tested).
std::vector<std::string> check_name_slots(const Registry& registry);

}  // namespace ludens
