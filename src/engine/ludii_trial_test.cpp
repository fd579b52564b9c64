// Trials that Ludii wrote: what is read, how moves are found again, what is said where they cannot be.
#include "engine/ludii_trial.h"

#include <doctest/doctest.h>

#include "engine/test_compile.h"
#include "engine/test_games.h"

namespace ludens {

namespace {

constexpr char kWon[] =
    "game=/somewhere/Line.lud\n"
    "START GAME OPTIONS\n"
    "Board/3x3\n"
    "END GAME OPTIONS\n"
    "RNG internal state=1,2,3\n"
    "Move=[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]\n"
    "Move=[Move:mover=2,from=3,to=3,actions=[Add:type=Cell,to=3,what=2,decision=true]]\n"
    "Move=[Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]]\n"
    "Move=[Move:mover=2,from=4,to=4,actions=[Add:type=Cell,to=4,what=2,decision=true]]\n"
    "Move=[Move:mover=1,from=2,to=2,actions=[Add:type=Cell,to=2,what=1,decision=true]]\n"
    "numInitialPlacementMoves=0\n"
    "winner=1\n"
    "endtype=NaturalEnd\n"
    "rankings=0.0,1.0,2.0\n"
    "SANDBOX=false\n";

// Two moves between the same sites; which was meant shows in the actions.
constexpr char kTwoKinds[] = R"((game "Two Kinds" (players 2)
  (equipment {(board (square 3)) (piece "Disc" P1) (piece "Ball" P1)})
  (rules (play (or (move Add (piece "Disc1") (to (sites Empty)))
                   (move Add (piece "Ball1") (to (sites Empty)))))
    (end (if (is Full) (result Mover Win))))))";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  REQUIRE(text.find(from) != std::string::npos);
  return text.replace(text.find(from), from.size(), to);
}

std::string first_error(const Game& game, const std::string& text) {
  const Result<Trial> trial = Trial::load_ludii(game, "t.trl", text);
  REQUIRE(!trial);
  const Diagnostic& d = trial.diagnostics.back();
  return std::to_string(d.at.line) + ":" + std::to_string(d.at.column) + ": " + d.message;
}

}  // namespace

TEST_CASE("a trial of Ludii: its header") {
  const Result<TrialHeader> header = read_trial_header("t.trl", kWon);
  REQUIRE(header);
  CHECK(header->format == TrialHeader::Format::Ludii);
  CHECK(header->game == "Line");
  CHECK(header->choices.options == std::vector<std::string>{"Board/3x3"});
  CHECK(header->plies == 5);
}

TEST_CASE("a trial of Ludii is replayed") {
  const Game game = compiled(test_games::kLine);
  const Result<Trial> trial = Trial::load_ludii(game, "t.trl", kWon);
  REQUIRE_MESSAGE(trial, to_text(trial.diagnostics));
  CHECK(trial->plies() == 5);
  CHECK(trial->state().winner() == 1);
  const Result<Trial> ours = Trial::load(game, "t.trial", trial->save());
  REQUIRE(ours);
  CHECK(ours->state() == trial->state());
}

TEST_CASE("a trial of Ludii: actions tell moves between the same sites apart") {
  const Game game = compiled(kTwoKinds);
  for (const int what : {1, 2}) {
    const std::string text =
        "game=x\nMove=[Move:mover=1,from=4,to=4,actions=[Add:type=Cell,to=4,what=" + std::to_string(what) +
        ",decision=true]]\nrankings=0.0,0.0,0.0\n";
    const Result<Trial> trial = Trial::load_ludii(game, "t.trl", text);
    REQUIRE_MESSAGE(trial, to_text(trial.diagnostics));
    CHECK(trial->state().piece(4) == (what == 1 ? "Disc1" : "Ball1"));
  }
}

TEST_CASE("a trial of Ludii: dice fall as they fell") {
  const Game game = compiled(test_games::kDice);
  // Two dice of four faces; sites below three times their sum may be taken.
  const std::string text =
      "game=x\n"
      "Move=[Move:mover=1,from=5,to=5,actions=[SetStateAndUpdateDice:site=25,state=0],[SetStateAndUpdateDice:"
      "site="
      "26,state=0],[SetDiceAllEqual:value=true],[Add:type=Cell,to=5,what=3,decision=true]]\n"
      "Move=[Move:mover=2,from=23,to=23,actions=[SetStateAndUpdateDice:site=25,state=3],["
      "SetStateAndUpdateDice:site="
      "26,state=3],[SetDiceAllEqual:value=true],[Add:type=Cell,to=23,what=4,decision=true]]\n";
  const Result<Trial> trial = Trial::load_ludii(game, "t.trl", text);
  REQUIRE_MESSAGE(trial, to_text(trial.diagnostics));
  CHECK(trial->plies() == 2);
  CHECK(first_error(game, replaced(text, "from=5,to=5", "from=6,to=6")).starts_with("2:1: no legal move"));
}

TEST_CASE("a trial of Ludii that is wrong") {
  const Game game = compiled(test_games::kLine);
  CHECK(first_error(game, "").starts_with("1:1: a trial of Ludii begins with"));
  CHECK(first_error(game, replaced(kWon, "Move=[Move:mover=2,from=3", "Move=[Mave:mover=2,from=3")) ==
        "7:6: this is not a move as Ludii writes it");
  CHECK(first_error(game, replaced(kWon, "[Add:type=Cell,to=3", "Add:type=Cell,to=3")) ==
        "7:40: this is not a move as Ludii writes it");
  CHECK(first_error(game, replaced(kWon, "from=3,to=3", "from=0,to=0")) ==
        "7:1: no legal move like this one, ply 1");
  CHECK(first_error(game, replaced(kWon, "mover=2,from=3", "mover=1,from=3")) ==
        "7:1: no legal move like this one, ply 1");
  CHECK(first_error(game, replaced(kWon, "0.0,1.0,2.0", "0.0,2.0,1.0")) ==
        "14:1: player 1 has another rank here");
  CHECK(first_error(game, replaced(kWon, "0.0,1.0,2.0", "0.0,one,2.0")) == "14:14: a rank is a number");
  CHECK(first_error(game, replaced(kWon, "endtype=NaturalEnd\n", "")) == "13:1: the game is over here");
  const auto unended = read_trial_header("t.trl", replaced(kWon, "END GAME OPTIONS", ""));
  REQUIRE(!unended);
  CHECK(unended.diagnostics.front().code == "L0404");
  const std::string text = kWon;
  for (size_t at = 0; at < text.size(); ++at)
    for (const char c : {'\n', ']', '[', ',', '\xff'}) {
      std::string other = text;
      other[at] = c;
      const Result<Trial> read = Trial::load_ludii(game, "t.trl", other);
      if (read) CHECK(read->plies() <= 5);
    }
}

}  // namespace ludens
