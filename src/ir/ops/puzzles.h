// puzzles.h - ops of deduction puzzles: sites take values under constraints (runtime/puzzle.h).
//
// A table of parts is a constant list: for each part its family, its number within the family, whether it
// counts only while its first site holds something, how many sites it has, and these.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord Satisfy{
    .name = "satisfy",
    .result = Moves,
    .operands = {{"set0", Set}, {"bool1", Bool, Many}},
    .attributes = {{"type", Attr::SiteType}, {"number1"}, {"number2"}, {"kind", Attr::Kind}},
    .doc =
        "Variables, constraints. For each variable and value: setting it, where no constraint is broken then "
        "(register Aux: 0), and crossing it out or allowing it again (Aux: 1). Register Value. Attributes: "
        "site type, least and greatest value, kind.",
};
inline constexpr OpRecord ActSetKnown{
    .name = "act_set_known",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, value, 0 to set it or 1 to cross it out or allow it again; site type",
};
inline constexpr OpRecord IsSolved{
    .name = "is_solved",
    .result = Bool,
    .operands = {{"set0", Set}, {"bool1", Bool, Many}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "Variables, constraints: do these hold where all that is open were 0? site type",
};

inline constexpr OpRecord CompareKnown{
    .name = "compare_known",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc =
        "Two sites: how their values compare; true as long as one is open. Site type; 0 <, 1 <=, 2 >, 3 >=",
};
inline constexpr OpRecord KnownDiffer{
    .name = "known_differ",
    .result = Bool,
    .operands = {{"set0", Set}, {"list1", List}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "sites, values that may repeat: does none other occur twice, and no 0? site type",
};
inline constexpr OpRecord PartsDiffer{
    .name = "parts_differ",
    .result = Bool,
    .operands = {{"list0", List}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .doc = "of each part; site type, parts",
};
inline constexpr OpRecord KnownCount{
    .name = "known_count",
    .result = Bool,
    .operands = {{"set0", Set}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "sites, value, total: can the value still occur so many times? site type",
};
inline constexpr OpRecord KnownSum{
    .name = "known_sum",
    .result = Bool,
    .operands = {{"set0", Set}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "the same of the sum of values",
};
inline constexpr OpRecord PartsSum{
    .name = "parts_sum",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}, {"list1", Attr::List}, {"list2", Attr::List}},
    .doc =
        "Total; for each part, register Hint at its hint; site type, parts, hints by number within the "
        "family",
};
inline constexpr OpRecord PartsUnique{
    .name = "parts_unique",
    .result = Bool,
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .doc = "Are no two parts of a family, all of it resolved, alike? site type, parts",
};

inline constexpr OpRecord KnownLine{
    .name = "known_line",
    .result = Bool,
    .operands = {{"int0", Int},
                 {"int1", Int, Optional},
                 {"set2", Set, Optional},
                 {"list3", List, Optional},
                 {"bool4", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"flag1", Attr::Flag},
                   {"flag2", Attr::Flag}},
    .doc =
        "Length, site or sites that the line passes, values, condition on each site (register To): do values "
        "that are known stand in a row? Site type, direction, exactly so many, without gaps",
};

inline constexpr OpRecord EverySite{
    .name = "every_site",
    .result = Bool,
    .operands = {{"bool0", Bool}},
    .attributes = {{"number"}},
    .doc = "Does it hold at each site (register From)? how many sites",
};
inline constexpr OpRecord EveryHint{
    .name = "every_hint",
    .result = Bool,
    .operands = {{"bool0", Bool}},
    .attributes = {{"number"}},
    .doc =
        "Does it hold for each hint? Registers Hint, From, To, Edge; Aux2: the number of the hint. Site type",
};
inline constexpr OpRecord HintSites{
    .name = "hint_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"number"}},
    .doc = "number of the hint; site type",
};

}  // namespace ludens::ir::Op
