#include "engine/simultaneous.h"

#include <doctest/doctest.h>

#include "engine/test_compile.h"
#include "ludens/trial.h"

namespace ludens {

namespace {

// Stone, sheet or shears: each choice beats the one before it. A draw is played again, three times at most.
constexpr const char* kHands = R"((game "Hands" (players 2) (mode Simultaneous)
  (equipment {(board (rectangle 2 3)) (map "Beaten" {(pair 0 5) (pair 1 3) (pair 2 4)})})
  (rules
    (play (or
      (move Select (from (sites {0 1 2})) P1 (then (set Var "One" (last To))))
      (move Select (from (sites {3 4 5})) P2 (then (set Var "Two" (last To))))))
    (end {
      (if (= (mapEntry "Beaten" (var "One")) (var "Two")) (result P1 Win))
      (if (and (!= (mapEntry "Beaten" (var "One")) (var "Two")) (!= (+ 3 (var "One")) (var "Two"))) (result P2 Win))
      (if (= (count Moves) 3) (result All Draw))}))))";

constexpr const char* kBets = R"((game "Bets" (players 3) (mode Simultaneous)
  (equipment {(board (square 2))})
  (rules
    (play (or {(move Bet P1 (range 0 2)) (move Bet P2 (range 0 2)) (move Bet P3 (range 0 2))}
      (then (set Pot (+ (pot) 1)) applyAfterAllMoves:True)))
    (end (if (= (amount P1) (amount P2)) (byScore {(score P1 1) (score P2 1) (score P3 2)}))))))";

// Plays by the sites of the moves.
State after(Referee& referee, std::initializer_list<const char*> keys) {
  State state = referee.start();
  for (const std::string key : keys) {
    bool found = false;
    for (const Move& move : referee.legal_moves(state))
      if (!found && referee.sites(state, move) == key) {
        referee.apply_legal(state, move);
        found = true;
      }
    REQUIRE_MESSAGE(found, key);
  }
  return state;
}

}  // namespace

TEST_CASE("simultaneous moves: who wins depends on both choices") {
  Referee referee(compiled(kHands));
  CHECK(after(referee, {"C0>C0", "C5>C5"}).winner() == 1);
  CHECK(after(referee, {"C0>C0", "C4>C4"}).winner() == 2);
  CHECK(after(referee, {"C2>C2", "C4>C4"}).winner() == 1);
  const State drawn = after(referee, {"C1>C1", "C4>C4"});
  CHECK(!drawn.over());
  CHECK(drawn.mover() == 1);
  CHECK(drawn.ply() == 2);
  const State over = after(referee, {"C1>C1", "C4>C4", "C1>C1", "C4>C4", "C1>C1", "C4>C4"});
  CHECK(over.over());
  CHECK(over.ranks() == std::vector<double>{1.5, 1.5});
}

TEST_CASE("simultaneous moves: nobody sees what others have chosen") {
  Referee referee(compiled(kHands));
  State stone = after(referee, {"C0>C0"});
  const State sheet = after(referee, {"C1>C1"});
  CHECK(stone.hash() != sheet.hash());
  CHECK(stone.text() != sheet.text());
  // The other player's view is the same whatever was chosen; one's own is not.
  CHECK(observe(stone, 2) == observe(sheet, 2));
  CHECK(observe(stone, 1) != observe(sheet, 1));
  State view = observe(stone, 2);
  CHECK(view.mover() == 2);
  CHECK(referee.legal_moves(view) == referee.legal_moves(stone));
  // In the view the other one chooses afterwards.
  referee.apply_legal(view, referee.legal_moves(view)[0]);
  CHECK(view.mover() == 1);
  CHECK(referee.legal_moves(view).size() == 3);
  referee.apply_legal(view, referee.legal_moves(view)[0]);
  CHECK(view.text() == after(referee, {"C0>C0", "C3>C3"}).text());
}

TEST_CASE("simultaneous moves: a choice is known until everybody has chosen") {
  Referee referee(compiled(kHands));
  const State chosen = after(referee, {"C1>C1"});
  CHECK(chosen.mode() == Mode::Simultaneous);
  REQUIRE(chosen.choice(1));
  CHECK(chosen.choice(1)->to == 1);
  CHECK(!chosen.choice(2));
  CHECK(!chosen.choice(3));
  CHECK(observe(chosen, 1).choice(1));
  CHECK(!observe(chosen, 2).choice(1));
  for (const State& made : {after(referee, {"C1>C1", "C4>C4"}), after(referee, {"C0>C0", "C5>C5"})})
    for (int player = 1; player <= 2; ++player) CHECK(!made.choice(player));
}

TEST_CASE("simultaneous moves: three players, and a round is one move") {
  Referee referee(compiled(kBets));
  State state = referee.start();
  for (int player = 1; player <= 3; ++player) {
    CHECK(state.mover() == player);
    const Moves moves = referee.legal_moves(state);
    REQUIRE(moves.size() == 3);
    Undo undo;
    const State before = state;
    referee.apply_legal(state, moves[static_cast<size_t>(player == 1 ? 1 : 0)], undo);
    State back = state;
    referee.undo(back, undo);
    CHECK(back == before);
  }
  CHECK(state.text() == "mover=1 phase=0,0,0 score=0,0,0 amount=1,0,0 pot=3 | 0");
  for (int player = 1; player <= 3; ++player) referee.apply_legal(state, referee.legal_moves(state)[2]);
  CHECK(state.over());
  CHECK(state.winner() == 3);
}

TEST_CASE("simultaneous moves: trials are written down and replayed") {
  for (const char* text : {kHands, kBets}) {
    const Game game = compiled(text);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Trial trial(game, seed);
      Random random(seed);
      trial.play_random(random, 31);
      const Result<Trial> again = Trial::load(game, "trial", trial.save());
      REQUIRE_MESSAGE(again, to_text(again.diagnostics));
      CHECK(again->state() == trial.state());
      while (trial.undo()) {
      }
      CHECK(trial.state() == Trial(game, seed).state());
    }
  }
}

TEST_CASE("simultaneous moves: random games come to an end") {
  Referee referee(compiled(kBets));
  Random random(3);
  for (int i = 0; i < 20; ++i) {
    State state = referee.start();
    const int plies = referee.playout(state, random);
    CHECK(state.over());
    CHECK(plies % 3 == 0);
    CHECK(plies == state.ply());
  }
}

}  // namespace ludens
