// limit.h - the bounds on what the rules of one game may ask for: work, moves, nesting.
//
// Real rules stay far below all of them. Rules that do not, by mistake or on purpose, end their game: it is
// over, nobody has won, and the state says which bound was reached (Head::limit). That is a result like any
// other to whoever plays; nothing crashes and nothing goes on without end.
// Nothing is thrown either: what reaches a bound notes it, and all that runs comes back (Machine::give_up).
//
// Time is different: it belongs to whoever asks, not to the game, so what was asked for is left undone and
// the game goes on (ludens/referee.h).
#pragma once

#include <cstddef>
#include <cstdint>

namespace ludens::runtime {

enum class Limit : std::uint8_t {
  None,
  Steps,    // conditions and rules looked at for one move or one list of moves
  Moves,    // in one list
  Actions,  // of one move
  Depth,    // of consequences of consequences, or of looking ahead within looking ahead
  Loop,     // rounds of a (while ...) that does not end
  Board,    // sites of a board that grows
  Time,     // that whoever asked would wait for; says nothing about the rules
};
inline constexpr int kLimits = 8;

// "more than ...", for people.
constexpr const char* to_text(Limit limit) {
  constexpr const char* kTexts[kLimits] = {"",
                                           "too many steps for one move",
                                           "too many moves in one list",
                                           "too many actions in one move",
                                           "consequences nested too deep",
                                           "a (while ...) that does not end",
                                           "a board that has grown too large",
                                           "the time was up"};
  return kTexts[static_cast<int>(limit)];
}

struct Limits {
  std::int64_t steps = 1'000'000'000;
  int moves = 1'000'000;
  std::size_t actions = 2'000'000;
};

}  // namespace ludens::runtime
