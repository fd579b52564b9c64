// group.h - many moves of one kind at once, as a set of sites that they lead to.
#pragma once

#include "base/bits.h"
#include "ludens/move.h"

namespace ludens::interpreter {

struct Group {
  enum class From : std::uint8_t {
    IsTo,   // placing
    Fixed,  // one piece, many places
    Back,   // one step back along a relation
  };
  std::uint16_t kind = 0;
  From mode = From::IsTo;
  std::uint8_t mover = 0;       // whose moves they are: a rule may list another player's in a turn
  std::int32_t from = -1;       // Fixed: the site; Back: index of the relation
  std::int32_t upto = 0;        // how many moves there are in this group and those before it
  std::int32_t first_word = 0;  // of the sites, where one word does not hold them
  SetWord word = 0;             // where it does
};

}  // namespace ludens::interpreter
