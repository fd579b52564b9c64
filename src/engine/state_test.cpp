// The public Game, State and Referee, as far as no other test looks at them.
#include "ludens/state.h"

#include <doctest/doctest.h>

#include "engine/data.h"
#include "engine/test_compile.h"
#include "engine/test_games.h"
#include "ludens/referee.h"

namespace ludens {

namespace {

constexpr char kSizes[] = R"((game "Sizes" (players 2)
  (equipment {(board (square <Size>)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result Mover Draw)))))
  (option "Size" <Size> args:{<n>} {(item "3" <3> "small")* (item "4" <4> "large")}))";

}  // namespace

TEST_CASE("a game knows its options and what was chosen") {
  const Game game = compiled(kSizes, {.options = {"Size/4"}, .ruleset = {}});
  CHECK(game.name() == "Sizes");
  CHECK(game.players() == 2);
  CHECK(!game.has_chance());
  REQUIRE(game.options().size() == 1);
  CHECK(game.options()[0].heading == "Size");
  REQUIRE(game.options()[0].items.size() == 2);
  CHECK(game.options()[0].items[1].name == "4");
  CHECK(game.options()[0].items[1].description == "large");
  CHECK(!game.options()[0].items[0].chosen);
  CHECK(game.options()[0].items[1].chosen);
  Referee referee(game);
  CHECK(referee.start().sites() == 16);
  CHECK(compiled(kSizes).text_hash() == game.text_hash());
  CHECK(!Game::compile("test.lud", kSizes, {.options = {"Size/5"}, .ruleset = {}}));
  CHECK(!Game::load("no-such-file.lud"));
}

TEST_CASE("a game with a mistake and one that needs more than there is") {
  const Result<Game> wrong = Game::compile("test.lud", "(game \"G\" (playrs 2))");
  REQUIRE(!wrong);
  CHECK(!is_unsupported(wrong.diagnostics));
  CHECK(!is_unsupported({}));
  Diagnostic need;
  need.code = "L0300";
  CHECK(is_unsupported({need}));
  CHECK(!is_unsupported({need, wrong.diagnostics.front()}));
}

TEST_CASE("who swaps takes the other's seat, not the other's pieces") {
  Referee referee(compiled(R"((game "Pie" (players 2)
    (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))"));
  State state = referee.start();
  CHECK(state.seat(1) == 1);
  CHECK(state.seat(2) == 2);
  CHECK(state.seat(0) == 0);
  CHECK(state.seat(3) == 0);
  referee.apply_legal(state, referee.legal_moves(state).front());
  const std::string stone = state.piece(0);
  Undo undo;
  referee.apply_legal(state, referee.legal_moves(state).back(), undo);  // the swap
  CHECK(state.seat(1) == 2);
  CHECK(state.seat(2) == 1);
  CHECK(state.mover() == 2);  // whom the first seat plays from now on
  CHECK(state.piece(0) == stone);
  referee.undo(state, undo);
  CHECK(state.seat(1) == 1);
}

TEST_CASE("the hash of a state is worked out once, until the state changes") {
  for (const test_games::TestGame& test : test_games::kGames) {
    INFO(test.name);
    Referee referee(compiled(test.text));
    State state = referee.start();
    const auto is_kept = [&] { return state.data().hash.is_known(); };
    const auto check = [&] { CHECK(state.hash() == engine::situation_hash(state.data())); };
    CHECK(!is_kept());
    check();
    CHECK(is_kept());
    const std::uint64_t before = state.hash();
    const Moves moves = referee.legal_moves(state);
    CHECK(is_kept());
    CHECK(State(state).data().hash.is_known());
    Undo undo;
    referee.apply_legal(state, moves.front(), undo);
    CHECK(!is_kept());
    CHECK(state.hash() != before);
    check();
    referee.undo(state, undo);
    CHECK(!is_kept());
    CHECK(state.hash() == before);
    Random random(3);
    referee.playout(state, random, 3);
    CHECK(!is_kept());
    check();
    referee.start(state);
    CHECK(!is_kept());
    check();
    CHECK(observe(state, 1).hash() == engine::situation_hash(observe(state, 1).data()));
  }
}

TEST_CASE("a state is a value") {
  Referee referee(compiled(test_games::kLine));
  State state = referee.start();
  const State before = state;
  CHECK(state.mover() == 1);
  CHECK(state.ply() == 0);
  const Moves moves = referee.legal_moves(state);
  REQUIRE(moves.size() == 9);
  referee.apply_legal(state, moves[4]);
  CHECK(state.mover() == 2);
  CHECK(state.ply() == 1);
  CHECK(state.owner(4) == 1);
  CHECK(state.piece(4) == "Disc1");
  CHECK(state.piece(5).empty());
  CHECK(state.piece(-1).empty());
  CHECK(state.owner(1000) == 0);
  CHECK(before.owner(4) == 0);
  CHECK(!(before == state));
  CHECK(before.hash() != state.hash());
  State moved = std::move(state);
  state = before;
  CHECK(state == before);
  CHECK(moved.ply() == 1);
  CHECK(observe(moved, 1) == moved);
}

TEST_CASE("the hash is that of the position, not of the way to it") {
  Referee referee(compiled(test_games::kLine));
  const auto after = [&](const std::vector<int>& sites) {
    State state = referee.start();
    for (const int site : sites)
      for (const Move& move : referee.legal_moves(state))
        if (move.to == site) {
          referee.apply_legal(state, move);
          break;
        }
    return state;
  };
  CHECK(after({0, 4, 8}).hash() == after({8, 4, 0}).hash());
  CHECK(after({0, 4, 8}).hash() != after({0, 4}).hash());
  CHECK(after({0, 4, 8}).hash() != after({4, 0, 8}).hash());
}

TEST_CASE("a referee refuses what is not legal") {
  Referee referee(compiled(test_games::kLine));
  State state = referee.start();
  const State before = state;
  Move move = referee.legal_moves(state)[0];
  CHECK(referee.any_move(state));
  move.to = 99;
  CHECK(!referee.try_apply(state, move));
  CHECK(state == before);
  move = referee.legal_moves(state)[0];
  CHECK(referee.try_apply(state, move));
  CHECK(!referee.try_apply(state, move));
}

TEST_CASE("chance is enumerated, each way once") {
  Referee referee(compiled(test_games::kDice), 4);
  State state = referee.start();
  const Move move = referee.legal_moves(state)[0];
  const Random before = referee.chance().random;
  std::vector<State> ways;
  double sum = 0;
  CHECK(referee.for_each_outcome(state, move, [&](State& after, double probability) {
    for (const State& other : ways) CHECK(!(other == after));
    ways.push_back(after);
    sum += probability;
    return true;
  }));
  CHECK(ways.size() == 16);
  CHECK(sum == doctest::Approx(1));
  CHECK(referee.chance().random.state == before.state);
  CHECK(!referee.for_each_outcome(
      state, move, [](State&, double) { return true; }, 15));
  CHECK(!referee.for_each_outcome(state, move, [](State&, double) { return false; }));
}

TEST_CASE("moves as people write them") {
  Referee referee(compiled(test_games::kRunners));
  State state = referee.start();
  const Move move = referee.legal_moves(state)[0];
  CHECK(referee.notation(state, move).starts_with("Pawn "));
  CHECK(referee.sites(state, move).starts_with("C"));
  CHECK(referee.key(state, move).starts_with(referee.sites(state, move) + "#"));
}

// Sides of cells are drawn, one may pass, and a move is answered by taking the first player's place.
constexpr char kSides[] = R"((game "Sides" (players 2)
  (equipment {(board (square 2) use:Edge) (piece "Side" Each)})
  (rules (meta (swap)) (play (or (move Add (to (sites Empty Edge))) (move Pass)))
    (end (if (all Passed) (byScore))))))";

TEST_CASE("a game knows how players take their turns") {
  const Game line = compiled(test_games::kLine);
  CHECK(line.mode() == Mode::Alternating);
  CHECK(!line.is_match());
  CHECK(compiled(R"((game "Both" (players 2) (mode Simultaneous) (equipment {(board (square 2))})
    (rules (play (move Select (from (sites Board)))) (end (if True (result Mover Win))))))")
            .mode() == Mode::Simultaneous);
  CHECK(
      compiled(
          R"((game "Alone" (players 0) (mode Simulation) (equipment {(board (square 2)) (piece "Cell" Shared)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw))))))")
          .mode() == Mode::Simulation);
}

TEST_CASE("copies of a game are the same game") {
  const Game line = compiled(test_games::kLine);
  const Game other = compiled(test_games::kLine);
  Game copy = line;
  CHECK(copy == line);
  CHECK(copy != other);
  copy = other;
  CHECK(copy == other);
  CHECK(&copy.data() == &other.data());
}

TEST_CASE("a state knows what its moves are") {
  Referee referee(compiled(kSides));
  State state = referee.start();
  CHECK(state.game_name() == "Sides");
  CHECK(state.mode() == Mode::Alternating);
  CHECK(!state.has_secrets());
  CHECK(state.has_scores());
  CHECK(state.games_over() == 0);
  CHECK(state.match_score(1) == 0);
  const Moves first = referee.legal_moves(state);
  REQUIRE(first.size() == 5);
  CHECK(!state.is_pass(first.front()));
  CHECK(state.from_type(first.front()) == 1);
  CHECK(state.to_type(first.front()) == 1);
  CHECK(state.is_pass(first.back()));
  CHECK(!state.is_swap(first.back()));
  referee.apply_legal(state, first.front());
  const Moves second = referee.legal_moves(state);
  REQUIRE(second.size() == 5);
  CHECK(state.is_swap(second.back()));
  CHECK(!state.is_pass(second.back()));
  Move foreign;
  foreign.kind = 9999;
  CHECK(!state.is_pass(foreign));
  CHECK(!state.is_swap(foreign));
  CHECK(state.to_type(foreign) == 0);
}

TEST_CASE("a state of a game with secrets and without scores says so") {
  Referee referee(compiled(R"((game "Veil" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (start (set Hidden (sites {0 1}) to:P2)) (play (move Add (to (sites Empty))))
      (end (if (is Full) (result Mover Win))))))"));
  const State state = referee.start();
  CHECK(state.has_secrets());
  CHECK(!state.has_scores());
  CHECK(!state.choice(1));
}

}  // namespace ludens
