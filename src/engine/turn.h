// turn.h - the course of a game: start, legal moves, what happens when one is made.
//
// Works on a machine that is attached to a state. The order of things within a turn is the language's own and
// the same for every game; what differs is the program. Rules that ask for more than the limits of the
// machine allow (runtime/limit.h) end the game: whatever is called, the state is over then and limit_of says
// why.
#pragma once

#include "interpreter/listing.h"

namespace ludens::engine {

using interpreter::Machine;
using interpreter::Move;
using interpreter::MoveList;

// Gives the machine what it calls back for: rules that ask about the whole turn. Once per machine.
void connect(Machine& m);

// The start position, from nothing. Connects the machine.
void start(Machine& m);

// All legal moves of the mover; a forced pass where there is none. Empty only when the game is over, be it
// that listing them has reached a limit.
void legal_moves(Machine& m, MoveList& list);

// The same without look-ahead: some of these may turn out to be illegal.
void candidate_moves(Machine& m, MoveList& list);

// Is this candidate legal? The state is as before afterwards.
bool is_legal(Machine& m, const Move& move);

// Plays a legal move: effects, end rules, phases, change of turn.
void apply(Machine& m, const Move& move);

// The same, but nothing that the rules say to do (then ...): what recordings of lists of moves show.
void apply_without_consequences(Machine& m, const Move& move);

// Ends a game whose rules asked for too much: the machine is stopped. What was looked ahead is undone; a move
// that was being made stays half made.
void give_up(Machine& m);

// Work with the rules that is asked for from outside. Rules that ask for the same within it draw on the same
// limits. False where one was reached: whatever the work found out means nothing then.
template <class Work>
bool within_limits(Machine& m, Work work) {
  if (m.begin_steps()) [[likely]]
    work();
  if (!m.is_stopped()) [[likely]]
    return true;
  give_up(m);
  return false;
}

// The n-th move of the list, 0 <= n < list.total.
using interpreter::nth_move;

// Is there a legal move of the mover other than a forced pass?
bool any_move(Machine& m);

// Draws uniformly among the legal moves; false where only a pass is left, which is then the move.
bool random_move(Machine& m, MoveList& list, Random& random, Move& move);

// Random legal moves until the game is over or so many are made. Returns how many; the signature grows with
// each.
int play_randomly(Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature);

inline bool is_over(const Machine& m) {
  return m.view.head->over != 0;
}

// What the game was given up for; None as long as it goes on or where it ended by its rules.
inline runtime::Limit limit_of(const Machine& m) {
  return static_cast<runtime::Limit>(m.view.head->limit);
}

}  // namespace ludens::engine
