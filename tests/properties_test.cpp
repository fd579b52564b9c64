// properties_test.cpp - what holds in every position of every game: taking back is as if nothing had been,
// what is kept is what would be computed anew, and all ways of asking for moves give the same moves.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <map>
#include <thread>

#include "base/test_lists.h"
#include "engine/data.h"
#include "engine/table.h"
#include "engine/test_games.h"
#include "ludens/ludens.h"
#include "tests/growing_games.h"

using namespace ludens;

namespace {

// Plays a game at random and looks at some of its positions. What is found wrong first, or nothing.
class Inspector {
 public:
  Inspector(const Game& game, std::uint64_t seed) : trial_(game, seed), random_(seed) {}

  // Until so many plies are played, or their positions had so many moves: what has many takes long.
  std::string run(int plies, size_t most_moves) {
    size_t moves = 0;
    for (int ply = 0; ply < plies && !trial_.state().over() && moves < most_moves; ++ply) {
      moves += trial_.legal_moves().size();
      for (const auto check :
           {&Inspector::consistent, &Inspector::same_moves_however_asked, &Inspector::undo_is_copy})
        if (const std::string wrong = (this->*check)(); !wrong.empty())
          return "ply " + std::to_string(ply) + ": " + wrong + " in " + trial_.state().text();
      trial_.play_legal(chosen());
    }
    return comes_back();
  }

 private:
  Move chosen() {
    const Moves& moves = trial_.legal_moves();
    return moves[static_cast<size_t>(random_.below(static_cast<int>(moves.size())))];
  }

  std::string consistent() {
    const engine::StateData& data = trial_.state().data();
    if (!runtime::check_consistent(data.layout(), data.view()))
      return "the kept sets or the hash are not those of the board";
    return {};
  }

  std::string same_moves_however_asked() {
    Referee& referee = trial_.referee();
    State& state = trial_.state();
    const Moves& moves = trial_.legal_moves();
    const State before = state;
    if (moves.empty()) return "no legal move in a game that is not over";
    if (referee.legal_moves(state) != moves) return "the legal moves differ when asked for again";
    const ir::Program& program = state.data().engine_game().program();
    const bool only_pass = moves.size() == 1 && moves[0].kind == program.pass_kind;
    if (referee.any_move(state) == only_pass) return "any_move and the list of legal moves disagree";
    for (int i = 0; i < 3; ++i)
      if (std::ranges::find(moves, referee.random_move(state, random_)) == moves.end())
        return "a move was drawn that is not in the list";
    if (!(state == before)) return "asking changed the state";
    return {};
  }

  std::string undo_is_copy() {
    Referee& referee = trial_.referee();
    State& state = trial_.state();
    const State before = state;
    State copy = state;
    const Move move = chosen();
    Undo undo;
    const Random chance = referee.chance().random;
    referee.apply_legal(state, move, undo);
    referee.chance().random = chance;
    referee.apply_legal(copy, move);
    if (!(state == copy)) return "a move does something else to a copy";
    if (state.hash() != copy.hash() || state.text() != copy.text())
      return "equal states differ in text or hash";
    referee.undo(state, undo);
    if (!(state == before)) return "a move that was taken back left something behind";
    referee.chance().random = chance;
    return {};
  }

  // The trial as a file, and back to the start.
  std::string comes_back() {
    const Result<Trial> read = Trial::load(trial_.game(), "trial", trial_.save());
    if (!read) return to_text(read.diagnostics);
    if (!(read->state() == trial_.state())) return "the trial leads elsewhere when read again";
    const State end = trial_.state();
    while (trial_.undo()) {
    }
    while (trial_.redo()) {
    }
    if (!(end == trial_.state())) return "undo and redo lead elsewhere";
    return {};
  }

  Trial trial_;
  Random random_;
};

std::string inspect(const Game& game, int seeds, int plies, size_t most_moves) {
  for (int seed = 1; seed <= seeds; ++seed)
    if (std::string wrong = Inspector(game, static_cast<std::uint64_t>(seed)).run(plies, most_moves);
        !wrong.empty())
      return "seed " + std::to_string(seed) + ", " + wrong;
  return {};
}

std::vector<std::string> own_games() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::recursive_directory_iterator("games"))
    if (entry.path().extension() == ".lud") out.push_back(entry.path().string());
  std::ranges::sort(out);
  return out;
}

}  // namespace

TEST_CASE("properties of small games") {
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    CHECK(inspect(*game, 8, 80, 10'000) == "");
  }
}

TEST_CASE("properties of games on boards that grow") {
  for (const test::GrowingGame& test : test::kGrowingGames)
    for (const char* expansion : {"perimeter", "zone", "rules"}) {
      CAPTURE(std::string(test.name));
      CAPTURE(std::string(expansion));
      Choices choices;
      choices.expansion = expansion;
      const Result<Game> game = Game::compile(test.name, test.text, choices);
      REQUIRE_MESSAGE(game, to_text(game.diagnostics));
      CHECK(inspect(*game, 2, 50, 2'000) == "");
    }
}

TEST_CASE("properties of games on boards that shrink") {
  for (const test::GrowingGame& test : test::kShrinkingGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    CHECK(inspect(*game, 4, 80, 4'000) == "");
  }
}

TEST_CASE("properties of large pieces and cells of several shapes on boards that grow") {
  for (const test::GrowingGame& test : test::kFurtherGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    CHECK(inspect(*game, 3, 60, 4'000) == "");
  }
}

TEST_CASE("properties of the games of the library") {
  for (const std::string& path : own_games()) {
    CAPTURE(path);
    const Result<Game> game = Game::load(path);
    if (!game && is_unsupported(game.diagnostics)) continue;
    REQUIRE_MESSAGE(game, to_text(game.diagnostics));
    CHECK(inspect(*game, 3, 60, 2'000) == "");
  }
}

// In suite "release": the whole library takes too long in a build that is not fast.
TEST_SUITE("release") {
  TEST_CASE("properties of the games that agree with the reference") {
    const std::vector<std::string> games = lines_of("tests/conformance/passing.txt");
    if (games.empty() || !std::filesystem::exists("build/reference/games")) {
      MESSAGE("skipped: properties of the games that agree with the reference (needs ../shared/reference)");
      return;
    }
    std::atomic<size_t> next = 0;
    std::vector<std::string> wrong(games.size());
    std::atomic<int> played = 0;
    const auto work = [&] {
      for (size_t i = next++; i < games.size(); i = next++) {
        const Result<Game> game = Game::load("build/reference/games/" + games[i]);
        wrong[i] = game ? inspect(*game, 2, 40, 400) : to_text(game.diagnostics);
        played += game ? 1 : 0;
      }
    };
    std::vector<std::thread> threads;
    for (int t = 0; t < 2; ++t) threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    for (size_t i = 0; i < games.size(); ++i) CHECK_MESSAGE(wrong[i].empty(), games[i], ": ", wrong[i]);
    MESSAGE(played.load(), " games inspected");
  }
}

// Playouts have a turn of their own where a game has nothing unusual.
TEST_CASE("a playout is what comes of one random move after the other") {
  for (const std::string& path : own_games()) {
    CAPTURE(path);
    const Result<Game> game = Game::load(path);
    if (!game) continue;  // the test above says why
    const Trial trial(*game, 5);
    engine::Table at_once(trial.state());
    engine::Table one_by_one(trial.state());
    Random random(3);
    Random same(3);
    engine::MoveList list;
    std::uint64_t signature = 0;
    const int plies = at_once.play_randomly(random, list, 40, signature);
    for (int ply = 0; ply < plies; ++ply) {
      REQUIRE_FALSE(engine::is_over(one_by_one.machine()));
      Move move;
      engine::random_move(one_by_one.machine(), list, same, move);
      one_by_one.apply(move);
    }
    CHECK(plies > 0);  // who eats the poison at once ends Chomp
    CHECK(std::ranges::equal(at_once.state(), one_by_one.state()));
    CHECK(random.below(1 << 30) == same.below(1 << 30));
  }
}

TEST_CASE("every legal move is drawn equally often") {
  constexpr int kTimes = 1'000;  // a move
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(std::string(test.name));
    const Result<Game> game = Game::compile(test.name, test.text);
    REQUIRE(game);
    Trial trial(*game, 5);
    Random random(5);
    trial.play_random(random, 4);
    if (trial.state().over()) continue;
    const Moves& moves = trial.legal_moves();
    std::vector<double> count(moves.size());
    const int draws = kTimes * static_cast<int>(moves.size());
    for (int i = 0; i < draws; ++i) {
      const auto found = std::ranges::find(moves, trial.referee().random_move(trial.state(), random));
      REQUIRE(found != moves.end());
      ++count[static_cast<size_t>(found - moves.begin())];
    }
    double chi_square = 0;
    for (const double n : count) chi_square += (n - kTimes) * (n - kTimes) / kTimes;
    // Mean k and variance 2k for k degrees of freedom: five deviations off is once in a million.
    const double freedom = static_cast<double>(moves.size()) - 1;
    CHECK(chi_square <= freedom + 5 * std::sqrt(2 * freedom) + 1e-9);
  }
}
