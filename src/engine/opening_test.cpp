// What was thrown or drawn for a turn is in the state before its mover chooses.
#include "engine/opening.h"

#include <doctest/doctest.h>

#include <set>

#include "engine/data.h"
#include "engine/test_compile.h"
#include "engine/test_games.h"
#include "ludens/trial.h"

namespace ludens {

namespace {

// A ball falls somewhere before each turn.
constexpr char kHail[] = R"((game "Hail" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each) (piece "Ball" Neutral)})
  (rules (play (do (add (piece "Ball0") (to (sites Random (sites Empty) num:1)))
      next:(move Add (to (sites Empty)))))
    (end (if (is Line 3) (result Mover Win))))))";

// Who throws a one must pass.
constexpr char kIf[] = R"((game "If" (players 2)
  (equipment {(board (square 4)) (piece "Disc" Each) (dice d:6 num:1)})
  (rules (play (if (is Even (count Moves)) (do (roll) next:(move Add (to (sites Empty) if:(> (count Pips) 1))))
      (move Add (to (sites Empty)))))
    (end (if (is Line 3) (result Mover Win))))))";

// What two dice of four faces show in the text of a state: the first face is not written.
int pips_in(const std::string& text) {
  const std::string dice = text.substr(text.find("| 1") + 3);
  int pips = 2;
  for (size_t at = dice.find('='); at != std::string::npos; at = dice.find('=', at + 1))
    pips += dice[at + 1] - '0';
  return pips;
}

int sites_below(const State& state, int limit) {
  int empty = 0;
  for (int site = 0; site < std::min(limit, 25); ++site) empty += state.piece(site).empty();
  return empty;
}

int site_of(const State& state, const char* piece) {
  for (int site = 0; site < state.sites(); ++site)
    if (state.piece(site) == piece) return site;
  return -1;
}

}  // namespace

TEST_CASE("the throw with which the mover is about to move is in the text") {
  std::set<int> seen;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Trial trial(compiled(test_games::kDice), seed);
    Random random(seed);
    for (int ply = 0; ply < 6 && !trial.state().over(); ++ply) {
      const int pips = pips_in(trial.state().text());
      seen.insert(pips);
      const int moves = sites_below(trial.state(), 3 * pips);
      CHECK(static_cast<int>(trial.legal_moves().size()) == std::max(1, moves));  // or a pass
      trial.play_random(random, 1);
    }
  }
  CHECK(seen.size() > 3);
}

TEST_CASE("a throw that belongs to some turns only is shown in those") {
  const Game game = compiled(kIf);
  CHECK(game.data().game->opens_with_chance());
  Trial trial(game, 3);
  CHECK(!trial.state().data().opened.empty());
  trial.play(trial.legal_moves().front());
  CHECK(trial.state().data().opened.empty());
}

TEST_CASE("a throw is shown where the longest of the moves are to be chosen") {
  const Game game = compiled(R"((game "Longest" (players 2)
    (equipment {(board (square 4)) (piece "Disc" Each) (dice d:6 num:1)})
    (rules (play (max Moves (do (roll) next:(move Add (to (sites Empty) if:(> (count Pips) 1))))))
      (end (if (is Line 3) (result Mover Win))))))");
  CHECK(!Referee(game).start().data().opened.empty());
}

TEST_CASE("games without chance before a choice keep one block") {
  for (const char* text : {test_games::kLine, test_games::kRandomSites, test_games::kTowers}) {
    const Game game = compiled(text);
    CHECK(!game.data().game->opens_with_chance());
    CHECK(Referee(game).start().data().opened.empty());
  }
}

TEST_CASE("what is drawn before a choice is shown, and is what the move then does") {
  std::set<int> seen;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Referee referee(compiled(kHail), seed);
    State state = referee.start();
    const int ball = site_of(state, "Ball0");
    REQUIRE(ball >= 0);
    seen.insert(ball);
    const Moves moves = referee.legal_moves(state);
    CHECK(moves.size() == 15);
    for (const Move& move : moves) CHECK(move.to != ball);
    Undo undo;
    const State before = state;
    referee.apply_legal(state, moves[seed], undo);
    CHECK(state.piece(ball) == "Ball0");
    CHECK(state.piece(moves[seed].to) == "Disc1");
    referee.undo(state, undo);
    CHECK(state == before);
    CHECK(state.text() == before.text());
    CHECK(referee.legal_moves(state) == moves);
  }
  CHECK(seen.size() > 4);
}

TEST_CASE("states that follow a move know their throw; together they are as likely as certain") {
  Referee referee(compiled(kHail));
  State state = referee.start();
  std::set<int> falls;
  std::set<std::uint64_t> hashes;
  double sum = 0;
  const int first = site_of(state, "Ball0");
  const Move move = referee.legal_moves(state).front();
  CHECK(referee.for_each_outcome(state, move, [&](State& after, double probability) {
    sum += probability;
    hashes.insert(after.hash());
    for (int site = 0; site < after.sites(); ++site)
      if (site != first && after.piece(site) == "Ball0") falls.insert(site);
    return true;
  }));
  CHECK(falls.size() == 14);
  CHECK(hashes.size() == 14);
  CHECK(sum == doctest::Approx(1));
}

TEST_CASE("the rules go by the state before the throw, and so do the keys of trials") {
  Trial trial(compiled(test_games::kDice), 5);
  const std::string rules = engine::text_of_rules(trial.state().data());
  CHECK(pips_in(rules) == 2);
  CHECK(observe(trial.state(), 1).text() == trial.state().text());
}

// --- taking back

namespace {

std::string dice_in(const Trial& trial) {
  const std::string all = trial.state().text();
  return all.substr(all.find("| 1"));
}

}  // namespace

TEST_CASE("who takes back and plays another move gets the same throws") {
  const Game game = compiled(test_games::kDice);
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Trial trial(game, seed);
    std::vector<std::string> throws;
    for (int ply = 0; ply < 4; ++ply) {
      throws.push_back(dice_in(trial));
      trial.play(Move(trial.legal_moves().front()));
    }
    throws.push_back(dice_in(trial));
    for (int round = 0; round < 3; ++round) {
      while (trial.undo()) {
      }
      for (size_t ply = 0; ply < 4; ++ply) {
        CHECK(dice_in(trial) == throws[ply]);
        trial.play(Move(trial.legal_moves().back()));
      }
      CHECK(dice_in(trial) == throws[4]);
    }
  }
}

TEST_CASE("what was drawn for a position is there again after taking back") {
  Trial trial(compiled(kHail), 9);
  const int first = site_of(trial.state(), "Ball0");
  trial.play(Move(trial.legal_moves().front()));
  const std::string second = trial.state().text();
  trial.undo();
  CHECK(site_of(trial.state(), "Ball0") == first);
  trial.play(Move(trial.legal_moves().front()));
  CHECK(trial.state().text() == second);
}

TEST_CASE("a trial that was read decides as it was written") {
  const Game game = compiled(test_games::kDice);
  Trial played(game, 4);
  Random random(4);
  played.play_random(random, 3);
  Result<Trial> read = Trial::load(game, "t", played.save());
  REQUIRE(read);
  const std::string shown = read->state().text();
  CHECK(shown == played.state().text());
  read->undo();
  const Moves moves = read->legal_moves();
  const size_t other = moves.front() == read->record()[2].move ? 1 : 0;
  REQUIRE(moves.size() > 1);
  read->play(moves[other]);
  CHECK(pips_in(read->state().text()) == pips_in(shown));
}

TEST_CASE("fate keeps outcomes by number and by how many ways there are") {
  Fate fate;
  CHECK(fate.outcome(0, 6) == -1);
  fate.note(0, {6, 4});
  fate.note(0, {4, 1});
  fate.note(1, {0, 5});
  CHECK(fate.outcome(0, 6) == 4);
  CHECK(fate.outcome(0, 4) == 1);
  CHECK(fate.outcome(0, 8) == -1);
  CHECK(fate.outcome(1, 6) == 5);
  CHECK(fate.outcome(1, 5) == -1);
  fate.note(0, {6, 2});
  CHECK(fate.outcome(0, 6) == 2);
}

}  // namespace ludens
