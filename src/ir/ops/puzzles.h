// puzzles.h - ops of deduction puzzles: sites take values under constraints (runtime/puzzle.h).
//
// A table of parts is a constant list: for each part its family, its number within the family, whether it
// counts only while its first site holds something, how many sites it has, and these.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Variables, constraints. For each variable and value: setting it, where no constraint is broken then
// (register Aux: 0), and crossing it out or allowing it again (Aux: 1). Register Value. Immediates: site
// type, least and greatest value, kind.
inline constexpr OpInfo Satisfy{"satisfy", Type::Moves, "sb*", 4, 3};
// site, value, 0 to set it or 1 to cross it out or allow it again; site type
inline constexpr OpInfo ActSetKnown{"act_set_known", Type::Void, "iii", 1};
// Variables, constraints: do these hold where all that is open were 0? site type
inline constexpr OpInfo IsSolved{"is_solved", Type::Bool, "sb*", 1};

// Two sites: how their values compare; true as long as one is open. Site type; 0 <, 1 <=, 2 >, 3 >=
inline constexpr OpInfo CompareKnown{"compare_known", Type::Bool, "ii", 2};
// sites, values that may repeat: does none other occur twice, and no 0? site type
inline constexpr OpInfo KnownDiffer{"known_differ", Type::Bool, "sl", 1};
inline constexpr OpInfo PartsDiffer{"parts_differ", Type::Bool, "l", 2};  // of each part; site type, parts
// sites, value, total: can the value still occur so many times? site type
inline constexpr OpInfo KnownCount{"known_count", Type::Bool, "sii", 1};
inline constexpr OpInfo KnownSum{"known_sum", Type::Bool, "si", 1};  // the same of the sum of values
// Total; for each part, register Hint at its hint; site type, parts, hints by number within the family
inline constexpr OpInfo PartsSum{"parts_sum", Type::Bool, "i", 3};
// Are no two parts of a family, all of it resolved, alike? site type, parts
inline constexpr OpInfo PartsUnique{"parts_unique", Type::Bool, "", 2};

// Length, site or sites that the line passes, values, condition on each site (register To): do values that
// are known stand in a row? Site type, direction, exactly so many, without gaps
inline constexpr OpInfo KnownLine{"known_line", Type::Bool, "ii?s?l?b?", 4};

// Does it hold at each site (register From)? how many sites
inline constexpr OpInfo EverySite{"every_site", Type::Bool, "b", 1};
// Does it hold for each hint? Registers Hint, From, To, Edge; Aux2: the number of the hint. Site type
inline constexpr OpInfo EveryHint{"every_hint", Type::Bool, "b", 1};
inline constexpr OpInfo HintSites{"hint_sites", Type::Set, "i", 1};  // number of the hint; site type

}  // namespace ludens::ir::Op
