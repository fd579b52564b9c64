// move.h - a move as a small value, and lists of them.
//
// A move is a kind (a place in the rules) and the registers that were bound when it was made; applying it
// runs the kind's actions with those bound again. A group stands for many moves of one kind at once.
#pragma once

#include <cstdint>
#include <vector>

#include "base/bits.h"
#include "ludens/move.h"

namespace ludens::interpreter {

using ludens::kMaxCaptures;
using ludens::Move;

struct Group {
  enum class From : std::uint8_t {
    IsTo,   // placing
    Fixed,  // one piece, many places
    Back,   // one step back along a relation
  };
  std::uint16_t kind = 0;
  From mode = From::IsTo;
  std::int32_t from = -1;  // Fixed: the site; Back: index of the relation
  std::int32_t count = 0;
  std::int32_t first_word = 0;
};

struct MoveList {
  std::vector<Move> moves;
  std::vector<Group> groups;
  std::vector<SetWord> words;
  int total = 0;
  std::vector<Move> kept;  // scratch while the list is sifted

  void clear() {
    moves.clear();
    groups.clear();
    words.clear();
    total = 0;
  }
};

}  // namespace ludens::interpreter
