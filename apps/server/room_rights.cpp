// room_rights.cpp - what the keys of those in a room give them: seats, a view, the moves.
#include <algorithm>

#include "apps/server/room.h"

namespace ludens::server {

// Trials of before there were keys belong to whoever opens them first. A seat belongs to who comes in with
// its key; who made the trial plays it no longer, and is told so.
Rights Room::admit(std::string_view key) {
  if (keys_.empty()) {
    keys_ = Keys::make(players());
    store_.set_keys(trial_.id, keys_.text());
    return {.owner = true};
  }
  const Rights rights = keys_.rights_of(key);
  if (rights.seat > 0 && !keys_.is_given(rights.seat)) {
    keys_.give(rights.seat);
    looked_.clear();
    store_.set_keys(trial_.id, keys_.text());
    broadcast();
  }
  return rights;
}

bool Room::plays(const Rights& rights, int seat) const {
  if (!is_human(seat)) return false;
  return rights.seat == seat || (rights.owner && !keys_.is_given(seat));
}

bool Room::plays_all(const Rights& rights) const {
  bool people = false;
  for (int seat = 1; seat <= players(); ++seat) {
    if (is_human(seat) && !plays(rights, seat)) return false;
    people = people || is_human(seat);
  }
  return people || rights.owner;
}

int Room::only_seat(const Rights& rights) const {
  int found = 0;
  for (int seat = 1; seat <= players(); ++seat) {
    if (!plays(rights, seat)) continue;
    if (found > 0) return 0;
    found = seat;
  }
  return found;
}

int Room::player_at(int seat) {
  for (int player = 1; player <= players(); ++player)
    if (tree_->state().seat(player) == seat) return player;
  return seat;
}

// Whoever plays several seats sees what the one to move may see, and what everybody may while others move.
State Room::view_for(const Rights& rights) {
  if (plays(rights, seat_to_move())) return observe(tree_->state(), tree_->state().mover());
  const int seat = only_seat(rights);
  return seat > 0 ? observe(tree_->state(), player_at(seat)) : observe_from_outside(tree_->state());
}

bool Room::has_own_secrets(int seat) const {
  return tree_->ready().game.has_secrets() && !tree_->state().over() && !is_human(seat) &&
         !keys_.is_given(seat);
}

bool Room::may_have_file(const Rights& rights) {
  if (!tree_->ready().game.has_secrets() || tree_->state().over()) return true;
  return std::ranges::count(seats_, kHuman) == std::ssize(seats_) && plays_all(rights);
}

// Whoever had the seat looks on; not in the middle of a game with secrets, or they would be the owner's to
// see.
std::string Room::take_back(const Json& message) {
  const Json* which = message.find("seat");
  const std::optional<std::int64_t> seat = which ? which->as_int() : std::nullopt;
  if (!seat || *seat < 1 || *seat > players()) return "there is no such seat";
  if (tree_->ready().game.has_secrets() && !tree_->state().over())
    return "a seat of a game with secrets cannot be taken back before it is over";
  keys_.take_back(static_cast<int>(*seat));
  looked_.clear();
  if (!store_.set_keys(trial_.id, keys_.text())) return store_.error();
  for (auto& [channel, guest] : channels_)
    if (guest.rights.seat == *seat) guest.rights.seat = 0;
  return {};
}

}  // namespace ludens::server
