#include "apps/ludens/teller.h"

#include <doctest/doctest.h>

#include <sstream>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"

namespace ludens::cli {

TEST_CASE("play: of moves that are hidden nothing is told but that they were made") {
  const auto masks = [](const std::string& seats) {
    Command command = on(play_command(), "masks");
    set(command, "--seats", seats);
    return command;
  };
  // Whoever is told from where in the hand a piece comes knows which it is.
  const Outcome first = run(masks("human,random"), "Hand1:1-A1\nundo\nHand1:2-B1\n");
  CHECK(has(first.out, "Player 1: Hand1:1-A1\nPlayer 2 (random): a move\n"));
  CHECK(has(first.out, "Player 1: Hand1:2-B1\nPlayer 2 (random): a move\n"));
  CHECK(!has(first.out, "Hand2:1"));
  CHECK(!has(first.out, "may look"));  // there is nobody else
  const Outcome second = run(masks("random,human"), "Hand2:1-A5\n");
  CHECK(has(second.out, "Player 1 (random): a move\n"));
  CHECK(has(second.out, "Player 2: Hand2:1-A5\nPlayer 1 (random): a move\n"));
  CHECK(!has(second.out, "Hand1:1"));

  const Outcome both = run(masks("human,human"), "Hand1:1-A1\nHand2:1-A5\n");
  CHECK(has(both.out, "Player 1: a move\n\nNow only Player 2 may look.\n\n5"));
  CHECK(has(both.out, "Player 2: a move\n\nNow only Player 1 may look.\n\n5"));
  CHECK(!has(both.out, "Player 1: Hand1"));
  CHECK(!has(both.out, "Player 2: Hand2"));

  CHECK(has(run(masks("random")).out, "Player 1 (random): Hand1:"));  // nobody to keep it from
}

TEST_CASE("play: a piece whose kind is hidden is told as one") {
  const TemporaryGame game(
      "(game \"Veils\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each) (piece \"Ring\" "
      "Each)}) "
      "(rules (start {(place \"Ring1\" 0) (place \"Disc2\" 8) (set Hidden What (sites Bottom) to:P2) "
      "(set Hidden What (sites Top) to:P1)}) "
      "(play (forEach Piece (move Step Orthogonal (to if:(is Empty (to)))))) (end (if (no Moves Next) "
      "(result "
      "Mover Win)))))");
  const Command command = on(play_command(), game.path());
  set(command, "--seats", std::string("human,random"));
  CHECK(has(run(command, "A1-B1\n").out, "Player 1: A1-B1\nPlayer 2 (random): ? C3-"));
  set(command, "--seats", std::string("human,human"));
  CHECK(has(run(command, "A1-B1\n").out, "Player 1: ? A1-B1\n"));
}

TEST_CASE("play: at a terminal the board is gone before another person looks, and Enter shows theirs") {
  const Command command = on(play_command(), "masks");
  set(command, "--seats", std::string("human,human"));
  const auto typed = [&](const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Console console{.in = in, .out = out, .err = err, .terminal_in = true};
    CHECK(command.run(console) == 0);
    return out.str();
  };
  const std::string clear = "\x1b[H\x1b[2J\x1b[3J";
  const std::string waiting = typed("Hand1:1-A1\n");
  CHECK(has(waiting,
            clear + "Player 1: a move\n\nNow only Player 2 may look.\nPress Enter to see the board. "));
  CHECK(!has(waiting, "Player 2 to move"));
  const std::string seen = typed("Hand1:1-A1\n\nHand2:1-A5\n\n");
  CHECK(has(seen, "Press Enter to see the board. \n5"));
  CHECK(has(seen, "Player 2 to move"));
  // All that has happened since player 1 was here.
  CHECK(has(seen, clear + "Player 1: a move\nPlayer 2: a move\n\nNow only Player 1 may look.\n"));
}

}  // namespace ludens::cli
