// outcomes.h - ops of end rules beyond results of single players, and of start rules.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- end rules
inline constexpr OpRecord ByScore{
    .name = "by_score",
    .result = Void,
    .operands = {{"bool0", Bool}, {"int1", Int, Many}},
    .doc =
        "Everybody is ranked by score, ties sharing the mean of their ranks. Operands: whether the least "
        "score is best, then player, score, ... to set before.",
};
inline constexpr OpRecord ByPayoff{
    .name = "by_payoff",
    .result = Void,
    .operands = {{"int0", Int, Many}},
    .doc = "player, payoff in thousandths, ...",
};
inline constexpr OpRecord ForActiveDo{
    .name = "for_active_do",
    .result = Void,
    .operands = {{"void0", Void, Required, body()}},
    .attributes = {{"flag", Attr::Flag}},
    .doc = "register Player; is the mover left out?",
};
inline constexpr OpRecord ForTracksDo{
    .name = "for_tracks_do",
    .result = Void,
    .operands = {{"void0", Void, Required, body()}},
    .doc = "register Track",
};
inline constexpr OpRecord TeamResult{
    .name = "team_result",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"result", Attr::Result}},
    .doc = "team; kind of result",
};

// --- start rules
inline constexpr OpRecord Settle{
    .name = "settle",
    .result = Void,
    .operands = {{"void0", Void, Required, body()}},
    .doc = "Start rules: does it, and carries out all that the rule has gathered so far.",
};
inline constexpr OpRecord ForListDo{
    .name = "for_list_do",
    .result = Void,
    .operands = {{"list0", List}, {"void1", Void, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "register",
};
inline constexpr OpRecord ForValuesDo{
    .name = "for_values_do",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"void2", Void, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "first, last; register",
};

inline constexpr OpRecord ActScatter{
    .name = "act_scatter",
    .result = Void,
    .operands = {{"set0", Set}, {"int1", Int}, {"int2", Int, Optional}, {"int3", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}, {"flag", Attr::Flag}},
    .doc =
        "Sites, how many of each piece, state, value; site type, list of pieces, whether they come in random "
        "order. Each piece on an empty site drawn from these.",
};
inline constexpr OpRecord ActShuffle{
    .name = "act_shuffle",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int, Optional}, {"int2", Int, Optional}, {"int3", Int, Many}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .doc =
        "Site, state, value, then how many of each piece; site type, list of pieces. All on one site, in "
        "random order.",
};
inline constexpr OpRecord ActSetCount{
    .name = "act_set_count",
    .result = Void,
    .operands = {{"site", Int}, {"what", Int}, {"count", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .locates = true,
    .doc = "site, what, how many; site type. Nobody's.",
};

}  // namespace ludens::ir::Op
