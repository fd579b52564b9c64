// conditions.h - ops of conditions on the position: lines, figures, repetition, passes, and conditions on all
// of something. Groups and connections are in groups.h.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IfBool{
    .name = "if_bool",
    .result = Bool,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Bool, Required, body()},
                 {"else", Bool, Optional, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "`then` where `if` holds, otherwise `else`; false where that is absent.",
};

// --- lines and figures
inline constexpr OpRecord IsLine{
    .name = "is_line",
    .result = Bool,
    .operands = {{"length", Int},
                 {"through", Int, Optional},
                 {"through_any", Set, Optional},
                 {"player", Int, Optional},
                 {"what", Int, Optional},
                 {"whats", List, Optional},
                 {"if", Bool, Optional, body(Reg::To)},
                 {"visible", Bool, Optional, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"exact", Attr::Flag},
                   {"contiguous", Attr::Flag},
                   {"both_ways", Attr::Flag},
                   {"kinds"}},
    .reads = state(Field::Piece, Field::Stack, Field::LastMove),
    .asks_world = true,
    .cost = 3,
    .doc =
        "Is there a line of `length` pieces through the site (absent: where the last move ended), or "
        "through one of the sites? Pieces count that are of the player, or of the component or one of the "
        "components; without any of these, pieces like the one on that site. The line must hold at least "
        "`kinds` different components. `if` is tested at each site, as To. With `visible`, pieces on sites "
        "above hide those below.",
};
inline constexpr OpRecord IsStackLine{
    .name = "is_stack_line",
    .result = Bool,
    .operands = {{"length", Int},
                 {"through", Int},
                 {"player", Int, Optional},
                 {"what", Int, Optional},
                 {"whats", List, Optional},
                 {"if", Bool, Optional, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"exact", Attr::Flag},
                   {"by_top", Attr::Flag},
                   {"by_level", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc =
        "Is there a line of so many stacks through the site? A stack counts by any of its pieces, or by its "
        "top alone. By levels: from the top of the stack there, straight down, level, or rising by one a "
        "step.",
};
inline constexpr OpRecord IsFigure{
    .name = "is_figure",
    .result = Bool,
    .operands = {{"from", Int}, {"whats", List, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"steps", Attr::List}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc =
        "Does a walk of these steps from the site, in some orientation, pass the components in turn? Without "
        "a list, all must be like the piece there. No of a site off the board.",
};
inline constexpr OpRecord HasPyramid{
    .name = "has_pyramid",
    .result = Bool,
    .operands = {{"tops", Set}},
    .attributes = {{"type", Attr::SiteType}, {"corners", Attr::List}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "Do like pieces stand on one of the tops and on all four corners of a pyramid below or above it? The "
        "list says where the corners of each site's pyramids begin, then the corners, four by four.",
};
inline constexpr OpRecord IsFlat{
    .name = "is_flat",
    .result = Bool,
    .operands = {{"site", Int}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc = "Do pieces stand on all vertices right below this one? Yes on the ground, no off the board.",
};
inline constexpr OpRecord IsFree{
    .name = "is_free",
    .result = Bool,
    .operands = {{"sites", Set}, {"except", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "Has one of the sites an empty neighbour to the north, south, west or east on the ground? `except` "
        "does not count as empty.",
};
inline constexpr OpRecord HoldPieces{
    .name = "hold_pieces",
    .result = Bool,
    .attributes = {{"sites", Attr::List}, {"whats", Attr::List}, {"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc =
        "Do the sites hold these components, one each? Where pieces are stacked: is one of the stacks made "
        "of them, from bottom to top?",
};
inline constexpr OpRecord IsAngle{
    .name = "is_angle",
    .result = Bool,
    .operands = {{"site", Int},
                 {"first", Bool, Required, body(Reg::Site)},
                 {"second", Bool, Required, body(Reg::Site)}},
    .attributes = {{"type", Attr::SiteType}, {"kind"}},
    .asks_world = true,
    .cost = 60,
    .doc =
        "Is there an angle of this kind between two other sites, one of which meets the first condition and "
        "a later one the second? No of a site off the board.",
};

// --- all of something
inline constexpr OpRecord AllSites{
    .name = "all_sites",
    .result = Bool,
    .operands = {{"sites", Set}, {"if", Bool, Required, body(Reg::Site)}},
    .asks_world = true,
    .cost = 20,
    .doc = "Does the condition hold at all of the sites? Yes of no site.",
};
inline constexpr OpRecord AllSitesDiffer{
    .name = "all_differ",
    .result = Bool,
    .operands = {{"sites", Set}, {"if", Bool, Required, body(Reg::Site)}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc = "Does the condition hold at all of the sites, and are no two of the pieces there alike?",
};
inline constexpr OpRecord AllValues{
    .name = "all_values",
    .result = Bool,
    .operands = {{"list", List}, {"if", Bool, Required, body(Reg::Value)}},
    .asks_world = true,
    .cost = 20,
    .doc = "Does the condition hold of all numbers of the list? Yes of an empty one.",
};
inline constexpr OpRecord AllInList{
    .name = "all_in_list",
    .result = Bool,
    .operands = {{"values", List}, {"list", List}},
    .asks_world = true,
    .cost = 10,
    .doc = "Is each of the values in the list?",
};
inline constexpr OpRecord AllInSet{
    .name = "all_in_set",
    .result = Bool,
    .operands = {{"values", List}, {"sites", Set}},
    .asks_world = true,
    .cost = 4,
    .doc = "Is each of the values one of the sites?",
};
inline constexpr OpRecord NoPieceThere{
    .name = "no_piece",
    .result = Bool,
    .operands = {{"players", Int}, {"whats", List, Optional}, {"sites", Set, Optional}},
    .attributes = {{"type", Attr::MaybeSiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc =
        "Do these players, a mask, have no piece of these components on the sites? Without a list, of any; "
        "without sites, anywhere; without a type, on sites of all.",
};

// --- the course of the game
// Not undone: who was found without a move is noted in the state.
inline constexpr OpRecord NoMovesFor{
    .name = "no_moves_for",
    .result = Bool,
    .operands = {{"player", Int}},
    .attributes = {{"is_next", Attr::Flag}},
    .reads = state(Field::Turn, Field::Course, Field::Outcome),
    .looks_ahead = true,
    .as_somebody = true,
    .asks_world = true,
    .cost = 60,
    .doc =
        "Was the player found without a legal move? The next player is looked at anew, as if their turn had "
        "begun; asked again within that, no.",
};
// No cost, so that no answer is kept: positions are those of the machine, not of the state.
inline constexpr OpRecord IsRepeat{
    .name = "is_repeat",
    .result = Bool,
    .attributes = {{"kind", Attr::Repetition}},
    .reads = state(Field::Positions, Field::Hash, Field::Piece, Field::Count, Field::Stack, Field::State,
                   Field::Rotation, Field::Value, Field::Turn, Field::Course, Field::Team, Field::Pending,
                   Field::Score, Field::Amount, Field::Outcome),
    .keeps = state(Field::Hash),
    .doc = "Has this position been before, in the sense of this kind of repetition?",
};
inline constexpr OpRecord IsCycle{
    .name = "is_cycle",
    .result = Bool,
    .reads = state(Field::Positions),
    .keeps = state(Field::Hash, Field::Positions),
    .doc = "Have the last positions come in the same order three times?",
};
inline constexpr OpRecord AllPassed{
    .name = "all_passed",
    .result = Bool,
    .reads = state(Field::Turn, Field::Course, Field::LastMove),
    .asks_world = true,
    .cost = 1,
    .doc = "Has everybody passed in turn?",
};
inline constexpr OpRecord MoverBefore{
    .name = "mover_before",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc =
        "Who made the last move that was not this player's. Where there is none: 0 if pieces were placed "
        "before the first move, else -1.",
};
inline constexpr OpRecord WasPass{
    .name = "was_pass",
    .result = Bool,
    .reads = state(Field::LastMove),
    .asks_world = true,
    .cost = 1,
    .doc = "Was the move before a pass?",
};
inline constexpr OpRecord IsPending{
    .name = "is_pending",
    .result = Bool,
    .reads = state(Field::Pending),
    .keeps = state(Field::Pending),
    .asks_world = true,
    .cost = 1,
    .doc = "Is anything pending?",
};
// No cost, so that no answer is kept: can_move marks the sites of the move before while it asks.
inline constexpr OpRecord IsVisited{
    .name = "is_visited",
    .result = Bool,
    .operands = {{"site", Int}},
    .reads = state(Field::Visited),
    .keeps = state(Field::Visited),
    .asks_world = true,
    .doc = "Has the site been visited in this turn? No of what is no site.",
};
inline constexpr OpRecord IsActive{
    .name = "is_active",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Outcome),
    .asks_world = true,
    .cost = 1,
    .doc = "Is the player still in play? No of what is no player.",
};
inline constexpr OpRecord IsTriggered{
    .name = "is_triggered",
    .result = Bool,
    .operands = {{"player", Int}},
    .attributes = {{"event", Attr::Event}},
    .reads = state(Field::Event, Field::Outcome),
    .asks_world = true,
    .cost = 1,
    .doc = "Is the player in play, and has this event been triggered for them?",
};
inline constexpr OpRecord LastSiteIs{
    .name = "last_site_is",
    .result = Bool,
    .attributes = {{"to", Attr::Flag}, {"type", Attr::SiteType}},
    .reads = state(Field::LastMove),
    .cost = 1,
    .doc = "Did the move before end, or begin, at a site of this type?",
};

// --- dice
inline constexpr OpRecord AnyDie{
    .name = "any_die",
    .result = Bool,
    .operands = {{"value", Int}},
    .attributes = {{"dice"}},
    .reads = state(Field::Dice),
    .cost = 2,
    .doc = "Does one of the first so many dice show the value?",
};
inline constexpr OpRecord DiceUsed{
    .name = "dice_used",
    .result = Bool,
    .attributes = {{"dice"}},
    .reads = state(Field::Dice),
    .cost = 2,
    .doc = "Have all of the first so many dice been used?",
};
inline constexpr OpRecord DiceEqual{
    .name = "dice_equal",
    .result = Bool,
    .reads = state(Field::Dice),
    .cost = 1,
    .doc = "Did all dice show the same when they were thrown?",
};

}  // namespace ludens::ir::Op
