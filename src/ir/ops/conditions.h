// conditions.h - ops of conditions on the position: lines, figures, repetition, passes, and conditions on all
// of something. Groups and connections are in groups.h.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo IfBool{"if_bool", Type::Bool, "bbb?", 0};  // false where the last is absent and asked

// --- lines and figures
// Operands: length, site passed, set of sites of which one must be passed, who, what, whats, condition on To,
// whether pieces hide what lies below them.
// Immediates: site type, direction, exact, contiguous, both ways, least different pieces.
inline constexpr OpInfo IsLine{"is_line", Type::Bool, "ii?s?i?i?l?b?b?", 6};
// The same of stacks, through one site. Immediates: site type, direction, exact, by tops alone, by levels.
inline constexpr OpInfo IsStackLine{"is_stack_line", Type::Bool, "iis?i?i?l?b?", 5};
// from, pieces in turn (absent: the piece there); site type, list of steps. Is the figure there in some
// orientation?
inline constexpr OpInfo IsFigure{"is_figure", Type::Bool, "il?", 2};
// Tops of pyramids; site type, list: where the corners of each site's pyramids begin, then those, four by
// four. Do like pieces stand on a top and all four corners?
inline constexpr OpInfo HasPyramid{"has_pyramid", Type::Bool, "s", 2};
inline constexpr OpInfo IsFlat{"is_flat", Type::Bool, "i", 0};  // do pieces fill all sites right below?
// site, sites, not to be counted; does one of the sites have an empty neighbour in the four main directions
// at the bottom? site type
inline constexpr OpInfo IsFree{"is_free", Type::Bool, "si?", 1};
// Do these sites hold these pieces? list of sites, list of pieces; site type
inline constexpr OpInfo HoldPieces{"hold_pieces", Type::Bool, "", 3};
// site; is there an angle at it between sites of the one kind and the other (register Site)? type, kind
inline constexpr OpInfo IsAngle{"is_angle", Type::Bool, "ibb", 2};

// --- all of something
inline constexpr OpInfo AllSites{"all_sites", Type::Bool, "sb", 0};  // register Site
inline constexpr OpInfo AllSitesDiffer{"all_differ", Type::Bool, "sb",
                                       1};                             // also no two pieces alike; site type
inline constexpr OpInfo AllValues{"all_values", Type::Bool, "lb", 0};  // register Value
inline constexpr OpInfo AllInList{"all_in_list", Type::Bool, "ll",
                                  0};  // each of the first occurs in the second
inline constexpr OpInfo AllInSet{"all_in_set", Type::Bool, "ls", 0};
inline constexpr OpInfo NoPieceThere{"no_piece", Type::Bool, "il?s?",
                                     1};  // players as a mask, components, where; type or -1

// --- the course of the game
inline constexpr OpInfo NoMovesFor{"no_moves_for", Type::Bool, "i", 1};  // player; is it the next player?
inline constexpr OpInfo IsRepeat{"is_repeat", Type::Bool, "", 1};        // kind of repetition
inline constexpr OpInfo IsCycle{"is_cycle", Type::Bool, "", 0};
inline constexpr OpInfo AllPassed{"all_passed", Type::Bool, "", 0};
// The mover of the last move that this player did not make; 0 or -1 where there is none.
inline constexpr OpInfo MoverBefore{"mover_before", Type::Int, "i", 0};
inline constexpr OpInfo WasPass{"was_pass", Type::Bool, "", 0};
inline constexpr OpInfo IsPending{"is_pending", Type::Bool, "", 0};
inline constexpr OpInfo IsVisited{"is_visited", Type::Bool, "i", 0};
inline constexpr OpInfo IsActive{"is_active", Type::Bool, "i", 0};
inline constexpr OpInfo IsTriggered{"is_triggered", Type::Bool, "i", 1};  // player; name of the event
inline constexpr OpInfo LastSiteIs{"last_site_is", Type::Bool, "", 2};    // to or from; site type

// --- dice; the immediate is how many there are
inline constexpr OpInfo AnyDie{"any_die", Type::Bool, "i", 1};
inline constexpr OpInfo DiceUsed{"dice_used", Type::Bool, "", 1};
inline constexpr OpInfo DiceEqual{"dice_equal", Type::Bool, "", 0};

}  // namespace ludens::ir::Op
