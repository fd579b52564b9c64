// bound_places.h - where the values of a bound tree stand in the game's text.
//
// Equal subtrees are one node, so a node alone says only where its text came first; "Pawn" in a start rule
// would be told about where the piece is declared. A place is therefore found from the root down.
#pragma once

#include "language/binder.h"

namespace ludens {

class BoundPlaces {
 public:
  struct From {
    BoundId parent = kUnbound;
    std::uint32_t index = 0;  // among the parent's arguments
  };

  BoundPlaces(const Tree& tree, const BoundTree& bound, const Text& text);

  // Everything that the root leads to, once, parents before what they hold.
  const std::vector<BoundId>& all() const { return all_; }

  From from(BoundId id) const { return came_from_[id]; }  // the first way to reach it
  std::uint32_t place(BoundId id) const { return place(id, came_from_[id]); }
  std::uint32_t place(BoundId id, From from) const;

 private:
  const Tree& tree_;
  const BoundTree& bound_;
  const Text& text_;
  std::vector<From> came_from_;
  std::vector<BoundId> all_;
};

}  // namespace ludens
