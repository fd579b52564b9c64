// travel.h - ops of pieces that travel, and of captures that look along lines and around groups.
//
// Generators bind registers and run their body; what is not said to be bound stays as it is. Directions are
// those of the piece at From unless the op says otherwise.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- ways
// From bound: To is each site that the table gives for it. The list holds, per site, where its targets begin,
// then one past the last, then the targets.
inline constexpr OpInfo ForTable{"for_table", Type::Moves, "m", 1};  // list
// Along a track, from each place where From lies on it: least, most, while (Between), stop if (To), condition
// of other moves (To), body at a stop, body elsewhere; list of tracks, whether only beyond a bend. Between
// and To bound.
inline constexpr OpInfo SlideTrack{"slide_track", Type::Moves, "iibb?b?m?m", 2};
// start, directions, least, most, condition before the least (Between), condition (To), body; site type,
// whether Between is the site passed last. To, Dir, Way and Dist bound.
inline constexpr OpInfo ForDirection{"for_direction", Type::Moves, "idiib?b?m", 2};
// site; site type, from the top. Level bound, and left where the loop ends, as the language has it.
inline constexpr OpInfo ForLevels{"for_levels", Type::Moves, "im", 2};
inline constexpr OpInfo KeepLevel{"keep_level", Type::Void, "v", 0};  // an effect; then Level is as before
// Level as these effects would leave it; they do not happen.
inline constexpr OpInfo LeaveLevel{"leave_level", Type::Moves, "v*", 0};
inline constexpr OpInfo ForRotations{"for_rotations", Type::Moves, "lm",
                                     1};  // each number of the list; register
// Moves in another player's name: so many filters around it are tested in the turn that it is here.
inline constexpr OpInfo OuterTurn{"outer_turn", Type::Moves, "m", 1};
// Facing as if the piece had just gone from one site to the other, where that is one step; else as the piece
// there faces.
inline constexpr OpInfo DirsAlong{"dirs_along", Type::Dirs, "ii", 2};  // from, to; direction table, site type

// --- captures. Sites where the piece to be caught stands are bound, and the body gives the effect.
// start, directions, least, most, target (Between), far end (To), body; site type.
inline constexpr OpInfo Custodial{"custodial", Type::Moves, "idiibbm", 1};
// start, directions, target (To), least, most, body; site type. To bound.
inline constexpr OpInfo Intervene{"intervene", Type::Moves, "idbiim", 1};
// start, directions, target (Between), friend (To), exceptions, piece that must be around, body; site type.
inline constexpr OpInfo Surround{"surround", Type::Moves, "idbbii?m", 1};
// start, directions, target (Between), exceptions, body; site type, whether empty sites may be the target.
inline constexpr OpInfo Enclose{"enclose", Type::Moves, "idbim", 2};
// Each group of sites where the condition (From: its first site, To) holds: candidates, directions,
// condition, body; site type. The group's sites are the region at hand.
inline constexpr OpInfo ForGroups{"for_groups", Type::Moves, "sdbm", 1};

// --- effects on pieces
// Each site of the way that registers describe, last first: from, direction, way, first, last, effect; site
// type. Between bound.
inline constexpr OpInfo ForWay{"for_way", Type::Void, "iiiiiv", 1};
inline constexpr OpInfo Repeat{"repeat", Type::Void, "iv", 0};           // how often, at least once; effect
inline constexpr OpInfo ActPromote{"act_promote", Type::Void, "ii", 1};  // site, what; site type
inline constexpr OpInfo ActMoveSome{"act_move_some", Type::Void, "iii",
                                    3};  // from, to, how many from the top; site types, most on one site
inline constexpr OpInfo ActCopy{"act_copy", Type::Void, "iii", 2};  // from, to, level; site types
inline constexpr OpInfo ActTurn{"act_turn", Type::Void, "ii", 1};   // site, rotation; site type
inline constexpr OpInfo ActFlip{"act_flip", Type::Void, "i", 1};    // site; site type
inline constexpr OpInfo ActTakeControl{"act_take_control", Type::Void, "ii",
                                       1};                               // site, new owner; site type
inline constexpr OpInfo ActPush{"act_push", Type::Void, "id", 1};        // start, directions; site type
inline constexpr OpInfo ActAttract{"act_attract", Type::Void, "id", 1};  // start, directions; site type

// --- questions
// Could an enemy move there? What (absent: whatever stands there), sites, moves (absent: the enemy's phase);
// site type.
inline constexpr OpInfo IsThreatened{"is_threatened", Type::Bool, "i?sm?", 1};
inline constexpr OpInfo CanFlip{"can_flip", Type::Bool, "i", 1};  // site; site type
// Does the second site lie ahead of the piece on the first, by row and column? Yes where it faces nowhere.
inline constexpr OpInfo IsAhead{"is_ahead", Type::Bool, "ii", 1};    // from, to; site type
inline constexpr OpInfo StandsOn{"stands_on", Type::Set, "i", 1};    // where the component stands; site type
inline constexpr OpInfo IsWithin{"is_within", Type::Bool, "is", 1};  // what, sites; site type

}  // namespace ludens::ir::Op
