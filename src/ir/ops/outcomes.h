// outcomes.h - ops of end rules beyond results of single players, and of start rules.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- end rules
// Everybody is ranked by score, ties sharing the mean of their ranks. Operands: whether the least score is
// best, then player, score, ... to set before.
inline constexpr OpInfo ByScore{"by_score", Type::Void, "bi*", 0};
inline constexpr OpInfo ByPayoff{"by_payoff", Type::Void, "i*", 0};  // player, payoff in thousandths, ...
inline constexpr OpInfo ForActiveDo{"for_active_do", Type::Void, "v",
                                    1};  // register Player; is the mover left out?
inline constexpr OpInfo ForTracksDo{"for_tracks_do", Type::Void, "v", 0};  // register Track
inline constexpr OpInfo TeamResult{"team_result", Type::Void, "i", 1};     // team; kind of result

// --- start rules
// Start rules: does it, and carries out all that the rule has gathered so far.
inline constexpr OpInfo Settle{"settle", Type::Void, "v", 0};
inline constexpr OpInfo ForListDo{"for_list_do", Type::Void, "lv", 1};       // register
inline constexpr OpInfo ForValuesDo{"for_values_do", Type::Void, "iiv", 1};  // first, last; register

// Sites, how many of each piece, state, value; site type, list of pieces, whether they come in random order.
// Each piece on an empty site drawn from these.
inline constexpr OpInfo ActScatter{"act_scatter", Type::Void, "sii?i?", 3};
// Site, state, value, then how many of each piece; site type, list of pieces. All on one site, in random
// order.
inline constexpr OpInfo ActShuffle{"act_shuffle", Type::Void, "ii?i?i*", 2};
inline constexpr OpInfo ActSetCount{"act_set_count", Type::Void, "iii",
                                    1};  // site, what, how many; site type. Nobody's.

}  // namespace ludens::ir::Op
