// puzzles.h - ops of deduction puzzles: sites take values under constraints (runtime/puzzle.h).
//
// A table of parts is a constant list: for each part its family, its number within the family, whether it is
// guarded (counts only while its first site holds something), how many sites it has, and these.
#pragma once

#include "ir/codes.h"
#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord Satisfy{
    .name = "satisfy",
    .result = Moves,
    .operands = {{"variables", Set}, {"constraints", Bool, Many, body()}},
    .attributes = {{"type", Attr::SiteType}, {"least"}, {"most"}, {"kind", Attr::Kind}},
    .reads = state(Field::Known),
    .looks_ahead = true,
    .doc =
        "Moves of the kind for each variable and each value from least to most, registers From and To bound "
        "to the site and Value to the value: setting it where no constraint is broken then (register Aux: "
        "0), and crossing it out or allowing it again unless it is the only one left (Aux: 1).",
};
inline constexpr OpRecord ActSetKnown{
    .name = "act_set_known",
    .result = Void,
    .operands = {{"site", Int}, {"value", Int}, {"toggle", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Known),
    .writes = state(Field::Known, Field::Piece),
    .doc = "Sets the site's value; toggle other than 0: crosses the value out, or allows it again.",
};
inline constexpr OpRecord IsSolved{
    .name = "is_solved",
    .result = Bool,
    .operands = {{"variables", Set}, {"constraints", Bool, Many, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Known),
    .looks_ahead = true,
    .cost = 60,
    .doc = "Would the constraints hold if all variables that are open were 0?",
};

// --- constraints. What is open may still become anything.
inline constexpr OpRecord CompareKnown{
    .name = "compare_known",
    .result = Bool,
    .operands = {{"a", Int}, {"b", Int}},
    .attributes = {{"type", Attr::SiteType}, {"comparison"}},
    .reads = state(Field::Known),
    .cost = 3,
    .doc = "Do the values of two sites compare so (a Comparison)? Yes as long as one of them is open.",
};
inline constexpr OpRecord KnownDiffer{
    .name = "known_differ",
    .result = Bool,
    .operands = {{"sites", Set}, {"except", List}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Known),
    .cost = 20,
    .doc =
        "Are the known values of the sites different, and none of them 0? Values in `except` are not looked "
        "at.",
};
inline constexpr OpRecord PartsDiffer{
    .name = "parts_differ",
    .result = Bool,
    .operands = {{"except", List, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"parts", Attr::List}},
    .reads = state(Field::Known),
    .cost = 60,
    .doc =
        "Are the known values of each part different, and none of them 0? Values in `except` are not looked "
        "at. A guarded part whose first value is 0 always passes.",
};
inline constexpr OpRecord KnownCount{
    .name = "known_count",
    .result = Bool,
    .operands = {{"sites", Set}, {"value", Int}, {"count", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Known),
    .cost = 20,
    .doc = "Does the value occur so many times, or no more often while a site is open?",
};
inline constexpr OpRecord KnownSum{
    .name = "known_sum",
    .result = Bool,
    .operands = {{"sites", Set}, {"total", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Known),
    .cost = 20,
    .doc = "Do the known values add up to the total, or to no more while a site is open?",
};
// A part without a hint sees whatever Hint is bound to around the op.
inline constexpr OpRecord PartsSum{
    .name = "parts_sum",
    .result = Bool,
    .operands = {{"total", Int, Required, body(Reg::Hint)}},
    .attributes = {{"type", Attr::SiteType}, {"parts", Attr::List}, {"hints", Attr::List}},
    .hands_on = bit(Reg::Hint),
    .reads = state(Field::Known),
    .cost = 60,
    .doc =
        "Do the known values of each part add up to the total, or to no more while a site is open? The "
        "total is worked out with register Hint bound to the part's hint, by the part's number within its "
        "family.",
};
inline constexpr OpRecord PartsUnique{
    .name = "parts_unique",
    .result = Bool,
    .attributes = {{"type", Attr::SiteType}, {"parts", Attr::List}},
    .reads = state(Field::Known),
    .cost = 60,
    .doc = "Do no two parts of a family have the same values? A part with an open site is not compared.",
};

inline constexpr OpRecord KnownLine{
    .name = "known_line",
    .result = Bool,
    .operands = {{"length", Int},
                 {"site", Int, Optional},
                 {"sites", Set, Optional},
                 {"values", List, Optional},
                 {"if", Bool, Optional, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"exact", Attr::Flag},
                   {"contiguous", Attr::Flag}},
    .registers = bit(Reg::From),
    .reads = state(Field::Known, Field::LastMove),
    .cost = 40,
    .doc =
        "Do so many known values stand in a line through the site, or one of the sites, or where the last "
        "move ended? They are those listed, or all the one at that site. The condition is asked of each "
        "site, register To bound to it.",
};

// --- everywhere
inline constexpr OpRecord EverySite{
    .name = "every_site",
    .result = Bool,
    .operands = {{"if", Bool, Required, body(Reg::From)}},
    .attributes = {{"count"}},
    .cost = 20,
    .doc = "Does the condition hold at each of the first sites, register From bound to it?",
};
// A hint of fewer than two sites leaves From and To as they are.
inline constexpr OpRecord EveryHint{
    .name = "every_hint",
    .result = Bool,
    .operands = {{"if", Bool, Required, body(Reg::From, Reg::To, Reg::Hint, Reg::Edge, Reg::Aux2)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From) | bit(Reg::To),
    .reads = state(Field::Known),
    .cost = 60,
    .doc =
        "Does the condition hold for each hint about sites of the type? Registers Hint: its value; From and "
        "To: its first two sites; Edge: how many edges are drawn at its last vertex, or as many as it wants "
        "while that may still come true; Aux2: its index.",
};
inline constexpr OpRecord HintSites{
    .name = "hint_sites",
    .result = Set,
    .operands = {{"hint", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 10,
    .doc = "The sites that the hint of this index, among those of the type, is about.",
};

}  // namespace ludens::ir::Op
