// teller.h - what `ludens play` says of a game to the people at the table.
//
// In a game with secrets nobody is told what he may not know: a board is seen with the eyes of whoever is to
// move, and a move with those of the only person at the table, or of an onlooker where there are several.
// Where programs play among themselves, everything is told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "apps/ludens/command.h"
#include "apps/ludens/seats.h"
#include "ludens/trial.h"

namespace ludens::cli {

class Teller {
 public:
  // `trial` and `seats` (by number; [0] watches) are looked at whenever something is said.
  Teller(Trial& trial, const std::vector<Seat>& seats, Console& console);

  // --- who sits where
  int seat_number(int player) const { return player >= 1 ? state().seat(player) : player; }
  const Seat& seat_of(int player) const { return seats_[static_cast<size_t>(seat_number(player))]; }
  // "Player 2", "Player 2 (uct)", "Player 2 (seat 1, uct)" after players have swapped.
  std::string name_of(int player) const;
  bool has_people() const { return people_ > 0; }

  // --- the game
  std::string game() const;  // its name and its pieces; in a match of the game that is played at present
  void show_board();
  void announce_result();

  // Where there are secrets and the person to move is another one than last time: says so. On a terminal the
  // screen is cleared, what has happened since this person was here is told once more, and Enter is waited
  // for. False where there is no more input.
  bool hand_over();

  // --- moves. What is chosen at the same time as others choose is told when everybody has chosen.
  // Before a move is made: `text` is how the mover calls it.
  void take_down(int player, const Move& move, const std::string& text);
  // After it, with the state before it.
  void tell(const State& before);
  void take_back() { made_.clear(); }  // what has been taken down and not been told

 private:
  struct Made {
    int player = 0;
    std::string name;  // of the player, before a swap
    Move move;
    std::string text;
  };

  const State& state() const { return trial_.state(); }
  int players() const { return trial_.game().players(); }
  std::optional<int> observer(const State& before) const;
  std::string as_seen(const Made& made, const State& before);
  void tell_of_match(const State& before);

  Trial& trial_;
  const std::vector<Seat>& seats_;
  Console& console_;
  int people_ = 0;
  int last_seat_ = 0;              // of the person who has seen the board last; 0 nobody
  std::vector<Made> made_;         // and not told yet
  std::vector<std::string> told_;  // lines, from the beginning
  std::vector<size_t> heard_;      // by seat: how much of told_ its person has heard
};

}  // namespace ludens::cli
