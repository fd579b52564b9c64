// Trials: playing, taking back, saving, reading, and what is said of files that are wrong.
#include "ludens/trial.h"

#include <doctest/doctest.h>

#include "engine/test_compile.h"
#include "engine/test_games.h"
#include "ludens/game.h"

namespace ludens {

namespace {

using namespace test_games;

// Two moves from the same site to the same: they differ in what is put there.
constexpr char kTwoKinds[] = R"((game "Two Kinds" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each) (piece "Ball" Each)})
  (rules (play (or (move Add (piece "Disc1") (to (sites Empty)))
                   (move Add (piece "Ball1") (to (sites Empty)))))
    (end (if (is Full) (result Mover Win))))))";

std::string first_error(const Game& game, const std::string& text) {
  const Result<Trial> trial = Trial::load(game, "t", text);
  REQUIRE(!trial);
  const Diagnostic& d = trial.diagnostics.back();
  return d.at.file + ":" + std::to_string(d.at.line) + ":" + std::to_string(d.at.column) + ": " + d.message;
}

std::string code_of(const Game& game, const std::string& text) {
  const Result<Trial> trial = Trial::load(game, "t", text);
  return trial.diagnostics.empty() ? "none" : trial.diagnostics.back().code;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  REQUIRE(text.find(from) != std::string::npos);
  return text.replace(text.find(from), from.size(), to);
}

Trial won_game(const Game& game) {
  Trial trial(game);
  for (const char* sites : {"C0>C0", "C3>C3", "C1>C1", "C4>C4", "C2>C2"}) REQUIRE(trial.play_key(sites));
  return trial;
}

}  // namespace

TEST_CASE("a trial is played, taken back and played again") {
  Trial trial = won_game(compiled(kLine));
  CHECK(trial.state().over());
  CHECK(trial.state().winner() == 1);
  CHECK(trial.state().ranks() == std::vector<double>{1, 2});
  CHECK(trial.legal_moves().empty());
  CHECK(!trial.play(Move{}));
  const State end = trial.state();
  while (trial.undo()) {
  }
  CHECK(trial.state() == Trial(trial.game()).state());
  CHECK(trial.legal_moves().size() == 9);
  while (trial.redo()) {
  }
  CHECK(trial.state() == end);
  CHECK(trial.undo());
  CHECK(trial.play_key("C8>C8"));
  CHECK(!trial.redo());  // another move was played
  CHECK(!trial.state().over());
  CHECK(!trial.play_key("C8>C8"));
}

TEST_CASE("a legal move is played though the position before had fewer") {
  // From a corner there are two ways, from an edge three, from the middle four.
  const Game game = compiled(R"((game "Walk" (players 1)
    (equipment {(board (square 3)) (piece "King" P1)})
    (rules (start (place "King" 0)) (play (forEach Piece (move Step Orthogonal (to))))
      (end (if (= (where "King" P1) 4) (result P1 Win))))))");
  Trial ways(game);
  Trial trial(game);
  for (int ply = 0; ply < 2; ++ply) {
    const Moves moves = ways.legal_moves();
    CHECK(trial.play(moves.back()));
    CHECK(ways.play(moves.back()));
  }
}

TEST_CASE("the text of a trial") {
  const Trial trial = won_game(compiled(kLine));
  const std::string text = trial.save();
  CHECK(text.starts_with("ludens trial 1\ngame \"Line\"\nfile \"test.lud\"\ntext "));
  CHECK(text.find("\nmoves\n1 C0>C0#") != std::string::npos);
  CHECK(text.ends_with("\nresult over 1 2\n"));
  const Result<Trial> read = Trial::load(trial.game(), "t", "\n# who played\n" + text + "\n");
  REQUIRE_MESSAGE(read, to_text(read.diagnostics));
  CHECK(read->state() == trial.state());
  CHECK(read->save() == text);
  const Result<TrialHeader> header = read_trial_header("t", text);
  REQUIRE(header);
  CHECK(header->game == "Line");
  CHECK(header->plies == 5);
}

TEST_CASE("chance is written down and comes back") {
  for (const char* text : {kDice, kRandomSites}) {
    const Game game = compiled(text);
    CHECK(game.has_chance());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Trial trial(game, seed);
      Random random(seed);
      trial.play_random(random, 15);
      const Result<Trial> read = Trial::load(game, "t", trial.save());
      REQUIRE_MESSAGE(read, to_text(read.diagnostics), trial.save());
      CHECK(read->state() == trial.state());
      const State end = trial.state();
      while (trial.undo()) {
      }
      while (trial.redo()) {
      }
      CHECK(trial.state() == end);
    }
  }
}

TEST_CASE("the legal moves of a position are drawn once") {
  Referee referee(compiled(kRandomSites), 3);
  State state = referee.start();
  const Moves moves = referee.legal_moves(state);
  CHECK(moves.size() == 2);
  for (int i = 0; i < 10; ++i) CHECK(referee.legal_moves(state) == moves);
  Random random(1);
  for (int i = 0; i < 20; ++i) CHECK(referee.is_legal(state, referee.random_move(state, random)));
}

TEST_CASE("a trial tells what was drawn for the legal moves") {
  Trial trial(compiled(test_games::kRandomSites), 3);
  CHECK(trial.draws_about_moves().empty());
  const Move move = trial.legal_moves().front();
  const std::vector<Draw> drawn = trial.draws_about_moves();
  CHECK(drawn.size() == 2);
  trial.play_legal(move);
  CHECK(trial.draws_about_moves().empty());
  REQUIRE(trial.undo());
  CHECK(trial.draws_about_moves() == drawn);
}

TEST_CASE("moves with the same sites are told apart by what they do") {
  const Game game = compiled(kTwoKinds);
  Trial trial(game, 1);
  Random random(2);
  trial.play_random(random);
  const Result<Trial> read = Trial::load(game, "t", trial.save());
  REQUIRE_MESSAGE(read, to_text(read.diagnostics));
  CHECK(read->state() == trial.state());
  Trial other(game);
  CHECK(!other.play_key("C0>C0"));  // which of the two?
}

TEST_CASE("a trial of a game that has changed since is a warning") {
  const std::string text = won_game(compiled(kLine)).save();
  const Game changed = compiled((std::string(kLine) + " ").c_str());
  const Result<Trial> read = Trial::load(changed, "t", text);
  REQUIRE(read);
  REQUIRE(read.diagnostics.size() == 1);
  CHECK(read.diagnostics[0].severity == Severity::Warning);
  CHECK(read.diagnostics[0].code == "L0402");
}

TEST_CASE("a trial that cannot be read and one that cannot be played have codes of their own") {
  const Game game = compiled(kLine);
  const std::string text = won_game(game).save();
  CHECK(code_of(game, text) == "none");
  CHECK(code_of(game, "ludens trial 2\n") == "L0401");
  CHECK(code_of(game, replaced(text, "2 C3>C3", "2 C0>C0")) == "L0403");
}

TEST_CASE("what is wrong with a trial is said with its place") {
  const Game game = compiled(kLine);
  const std::string text = won_game(game).save();
  CHECK(first_error(game, "") == "t:1:1: a trial begins with the line \"ludens trial 1\"");
  CHECK(first_error(game, "ludens trial 2\n") == "t:1:1: a trial begins with the line \"ludens trial 1\"");
  CHECK(first_error(game, replaced(text, "game \"Line\"", "game Line")) ==
        "t:2:6: text in quotes is expected here");
  CHECK(first_error(game, replaced(text, "\"Line\"", "\"Hex\"")) ==
        "t:5:1: this is a trial of \"Hex\", not of \"Line\"");
  CHECK(first_error(game, replaced(text, "file", "fiel")) ==
        "t:3:1: unknown line; known are game, file, option, ruleset, expansion, text, start and moves");
  CHECK(first_error(game, replaced(text, "text ", "text z")) ==
        "t:4:6: 16 hexadecimal digits are expected here");
  CHECK(first_error(game, replaced(text, "moves\n", "")) ==
        "t:5:1: unknown line; known are game, file, option, ruleset, expansion, text, start and moves");
  CHECK(first_error(game, replaced(text, "2 C3", "1 C3")) == "t:7:1: player 2 is to move here");
  CHECK(first_error(game, replaced(text, "2 C3>C3", "2 C0>C0")) ==
        "t:7:3: no legal move leads to this after ply 1");
  CHECK(first_error(game, replaced(text, "2 C3>C3#", "2 C3>C3#0")) ==
        "t:7:3: no legal move leads to this after ply 1");
  CHECK(first_error(game, replaced(text, "1 C0>C0", "one C0>C0")) ==
        "t:6:1: a line of moves begins with the mover, or is \"result ...\"");
  CHECK(first_error(game, replaced(text, "over 1 2", "over 2 1")) ==
        "t:11:8: the result is \"over 1 2\" here");
  CHECK(first_error(game, replaced(text, "result", "1 C8>C8\nresult")) ==
        "t:11:1: the game is over before this move");
  CHECK(first_error(game, text + "1 C8>C8\n") == "t:12:1: nothing may follow the result");
  CHECK(first_error(game, replaced(text, "result over 1 2\n", "")) ==
        "t:10:1: the line \"result ...\" is missing at the end");
  const Game dice = compiled(kDice);
  Trial trial(dice, 1);
  REQUIRE(trial.play(Move(trial.legal_moves().front())));
  const std::string thrown = trial.save();
  const size_t moves = thrown.find("moves\n");
  std::string wrong = thrown;
  wrong.insert(wrong.find(" : ", moves) + 3, "x ");
  CHECK(first_error(dice, wrong).ends_with("outcomes of chance are \": 3 1 4\""));
  std::string more = thrown;
  more.insert(more.find("\nresult"), " 1");
  CHECK(first_error(dice, more).ends_with("chance decides about something else here than was written down"));
}

TEST_CASE("hostile trials are refused") {
  const Game game = compiled(kLine);
  const std::string text = won_game(game).save();
  for (size_t cut = 0; cut + 1 < text.size(); ++cut) CHECK(!Trial::load(game, "t", text.substr(0, cut)));
  for (size_t at = 0; at < text.size(); ++at)
    for (const char c : {'\0', '\n', '"', '\xff', '9'}) {
      std::string other = text;
      other[at] = c;
      const Result<Trial> read = Trial::load(game, "t", other);
      if (read) CHECK(read->plies() == 5);  // the change was in a name that nobody compares
    }
  CHECK(!Trial::load(game, "t", std::string(1'000'000, ' ')));
  CHECK(!Trial::load(game, "t", replaced(text, "C0>C0", std::string(1'000'000, '9'))));
  CHECK(!Trial::load(game, "t", replaced(text, "1 C0", "99999999999999999999 C0")));
  CHECK(!Trial::load(game, "t", replaced(text, "\n2 C3", "~2\n2 C3")));
  CHECK(!Trial::load(game, "t", replaced(text, "\n2 C3", " : 0\n2 C3")));
}

}  // namespace ludens
