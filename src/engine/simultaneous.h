// simultaneous.h - moves that all players make at once.
//
// Each player in turn chooses, as a ply of its own, knowing nothing of what others have chosen: the choice is
// sealed in the state (runtime::Sealed). Once everybody has chosen, the round is made: what the moves do is
// worked out for all of them before anything changes, then each is carried out with what follows it, in the
// order of the players, and last whatever waits for all of them. Within a move, and what follows it, the
// mover is who chose it; end rules speak of the mover whose round it is, as if players took turns round by
// round.
#pragma once

#include "engine/turn.h"

namespace ludens::engine {

// Nothing is chosen any more. Unless the game is over, everybody still in play is to choose, the first of
// them now; the mover is the one whose round it is.
void open_round(Machine& m);

// Seals the mover's choice. True where that was the last one: the mover is the one whose round it is again.
bool seal(Machine& m, const Move& move);

// Makes all that was chosen.
void make_choices(Machine& m, bool with_consequences);

// Did everybody pass because there was nothing else to do?
bool all_were_stuck(const Machine& m);

// Takes what others have chosen out of the state: for the player they have not chosen yet.
void hide_choices(runtime::View& view, int player);

}  // namespace ludens::engine
