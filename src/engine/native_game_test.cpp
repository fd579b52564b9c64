// Compiles games, which takes seconds: only where what people run is tested.
#include "engine/native_game.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

#include "base/files.h"
#include "engine/perft.h"
#include "engine/playouts.h"
#include "engine/table.h"
#include "engine/test_cache.h"
#include "engine/test_games.h"

namespace ludens::engine {

namespace {

std::shared_ptr<const Game> game_of(const char* text) {
  const Compiled out = compile("native.lud", text);
  REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
  return out.game;
}

std::uint64_t signature_of(const Game& game) {
  PlayoutOrder order;
  order.count = 20;
  return run_playouts(game, order).signature;
}

// What is known of all sites and players at the ends of playouts.
std::vector<std::uint64_t> ends_of(const Game& game) {
  std::vector<std::uint64_t> all;
  Table table(game);
  MoveList scratch;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Random random(seed);
    std::uint64_t signature = 0;
    table.start();
    table.play_randomly(random, scratch, interpreter::kToTheEnd, signature);
    const auto end = table.state().subspan(sizeof(runtime::Head) / sizeof(std::uint64_t));
    all.insert(all.end(), end.begin(), end.end());
  }
  return all;
}

// Positions, each of which is gone back from.
std::uint64_t count_of(const Game& game) {
  Table table(game);
  table.start();
  return perft(table.machine(), 3, {});
}

}  // namespace

TEST_SUITE_BEGIN("release");

TEST_CASE("native: plays as the interpreter does, and is there at once the second time") {
  const TestCache cache;
  for (const test_games::TestGame& test : test_games::kGames) {
    CAPTURE(test.name);
    const std::shared_ptr<const Game> game = game_of(test.text);
    const NativeGame native = make_native(game, cache.options());
    REQUIRE_MESSAGE(native.problem.empty(), native.problem);
    CHECK_FALSE(native.was_cached);
    CHECK(native.game != game);
    CHECK(signature_of(*native.game) == signature_of(*game));
    CHECK(make_native(game, cache.options()).was_cached);
  }
}

// What is bound for one part of a rule is not for the others, and what is large is a function of its own.
TEST_CASE("native: registers and actions within functions are the interpreter's") {
  std::string many;
  for (int site = 64; site < 100; ++site)
    many += "(and (is Enemy (who at:(to))) (not (= (to) " + std::to_string(site) + ")))";
  const std::string texts[] = {
      "(game \"Scopes\" (players {(player N) (player S)}) (equipment {(board (square 8)) (piece \"Pawn\" "
      "Each "
      "(or (move Step Forward (to if:(and (is Empty (to)) (not (is Connected 1 at:(last To) Forwards {(sites "
      "{(from)})}))))) (move Hop (between if:(and (is Occupied (between)) (= 0 (% (+ 1 (to)) 3)))) (to "
      "if:(is "
      "Empty (to))))))}) (rules (start {(place \"Pawn1\" (expand (sites Bottom))) (place \"Pawn2\" (expand "
      "(sites Top)))}) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))",
      "(game \"Merged\" (players {(player N) (player S)}) (equipment {(board (square 8)) (piece \"Pawn\" "
      "Each "
      "(or {(move Step Forward (to if:(is Empty (to)))) (move Step (directions {FR FL}) (to if:(not (is "
      "Friend "
      "(who at:(to)))) (apply (if (or {" +
          many +
          "}) (addScore Mover 1)))))}))}) (rules (start {(place \"Pawn1\" (expand (sites Bottom))) (place "
          "\"Pawn2\" (expand (sites Top)))}) (play (forEach Piece)) (end {(if (>= (score Mover) 2) (result "
          "Mover "
          "Win)) (if (no Moves Next) (result Mover Win))})))"};
  const TestCache cache;
  for (const std::string& text : texts) {
    const std::shared_ptr<const Game> game = game_of(text.c_str());
    const NativeGame native = make_native(game, cache.quick_options());
    REQUIRE_MESSAGE(native.problem.empty(), native.problem);
    CHECK(signature_of(*native.game) == signature_of(*game));
  }
}

// Each is about something that native code once did in another way than the interpreter.
TEST_CASE("native: the games of tests/native play as the interpreter plays them") {
  const TestCache cache;
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/native")) {
    CAPTURE(entry.path().string());
    const Result<std::string> text = read_file(entry.path().string());
    REQUIRE(text);
    const std::shared_ptr<const Game> game = game_of(text->c_str());
    const NativeGame native = make_native(game, cache.quick_options());
    REQUIRE_MESSAGE(native.problem.empty(), native.problem);
    CHECK(signature_of(*native.game) == signature_of(*game));
    CHECK(count_of(*native.game) == count_of(*game));
    if (entry.path().filename().string().starts_with("sets-"))
      CHECK(std::ranges::equal(ends_of(*native.game), ends_of(*game)));
    ++games;
  }
  CHECK(games >= 6);
}

// Thousands of rules: kernels take bodies by address there, and functions stay small.
TEST_CASE("native: a game of very many kinds of pieces plays as the interpreter plays it") {
  constexpr int kKinds = 56;
  std::string pieces;
  std::string start;
  for (int i = 0; i < kKinds; ++i) {
    const std::string number = std::to_string(i);
    pieces += "(piece \"P" + number + "\" Each (or {(move Step Orthogonal (to if:(and (!= " + number +
              " (to)) (not (is Friend (who at:(to))))) (apply (remove (to))))) (move Hop Diagonal (between "
              "if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))) (move "
              "Slide Forward)}))";
    if (i % 7 != 0) continue;
    start += "(place \"P" + number + "1\" " + std::to_string(i / 7) + ")";
    start += "(place \"P" + number + "2\" " + std::to_string(56 + i / 7) + ")";
  }
  const std::string text = "(game \"Many\" (players {(player N) (player S)}) (equipment {(board (square 8))" +
                           pieces + "}) (rules (start {" + start +
                           "}) (play (forEach Piece)) (end (if (no Pieces Next) (result Mover Win)))))";
  const std::shared_ptr<const Game> game = game_of(text.c_str());
  for (const char* part : {"lent(", "w.listing_of(", "{&w, &body"})
    CHECK(native_text(*game).find(part) != std::string::npos);
  const TestCache cache;
  const NativeGame native = make_native(game, cache.quick_options());
  REQUIRE_MESSAGE(native.problem.empty(), native.problem);
  CHECK(signature_of(*native.game) == signature_of(*game));
}

TEST_CASE("native: equal relations and equal tables are written once") {
  // Both steps of both kinds of pieces go the same ways.
  const std::shared_ptr<const Game> game = game_of(
      "(game \"Twice\" (players 2) (equipment {(board (square 9)) (piece \"A\" Each (move Step Orthogonal "
      "(to "
      "if:(is Empty (to))))) (piece \"B\" Each (move Step Orthogonal (to if:(is Enemy (who at:(to))) (apply "
      "(remove (to))))))}) (rules (start {(place \"A1\" (sites Bottom)) (place \"B2\" (sites Top))}) (play "
      "(forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))");
  CHECK(game->prepared().relations.size() == 4);
  std::istringstream text(native_text(*game));
  std::set<std::string> tables;
  int count = 0;
  for (std::string line; std::getline(text, line);) {
    if (!line.starts_with("constexpr std::int16_t kTable")) continue;
    tables.insert(line.substr(line.find('{')));
    ++count;
  }
  CHECK(count > 0);
  CHECK(static_cast<int>(tables.size()) == count);
}

TEST_CASE("native: windows that play comes to later are made in the background") {
  const TestCache cache;
  const Result<std::string> heap = read_file("tests/native/growing-heap.lud");
  REQUIRE(heap);
  const std::shared_ptr<const Game> game = game_of(heap->c_str());
  const NativeGame native = make_native(game, cache.quick_options());
  REQUIRE_MESSAGE(native.problem.empty(), native.problem);
  const std::uint64_t wanted = signature_of(*game);
  CHECK(signature_of(*native.game) == wanted);
  Windows& windows = native.game->windows();
  windows.wait_for_twins();
  int later = 0;
  for (int number = 0; number < WindowNumbers::kMost; ++number)
    if (const auto window = windows.peek(number))
      later += window->program().equipment->site_count() > 37 * 37 && window->prepared().turns != nullptr;
  CHECK(later > 0);
  CHECK(signature_of(*native.game) == wanted);
}

TEST_SUITE_END();

TEST_CASE("native: a game's name stays within a comment") {
  const std::shared_ptr<const Game> game = game_of(
      "(game \"A\n#error B\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play "
      "(move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))");
  const std::string text = native_text(*game);
  CHECK(text.find("#error") == std::string::npos);
  CHECK(text.starts_with("// A"));
}

TEST_CASE("native: moves of whole sets are emitted without the interpreter") {
  const std::shared_ptr<const Game> game = game_of(
      "(game \"Men and rooks\" (players {(player N) (player S)}) (equipment {(board (square 9)) (piece "
      "\"Man\" "
      "Each (move Step Forward (to if:(is Empty (to))))) (piece \"Rook\" Each (move Slide Orthogonal)) "
      "(piece "
      "\"Knight\" Each (move Leap {{F F R F} {F F L F}} (to if:(is Empty (to)))))}) (rules (start {(place "
      "\"Man1\" (sites Bottom)) (place \"Rook2\" (sites Top)) (place \"Knight1\" (coord \"A2\"))}) (play "
      "(forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))");
  const std::string text = native_text(*game);
  CHECK(text.find("kernels::step_set(") != std::string::npos);
  CHECK(text.find("kernels::slide_set(") != std::string::npos);
  CHECK(text.find("kernels::leap_set(") != std::string::npos);
  CHECK(text.find("host_moves<") == std::string::npos);
}

// By their names: plain-* in a loop of their own, sets-* with the board in sets.
TEST_CASE("native: games of tests/native have the lean playouts that they are about") {
  int games = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/native")) {
    const std::string name = entry.path().filename().string();
    const bool in_sets = name.starts_with("sets-");
    if (!in_sets && !name.starts_with("plain-")) continue;
    CAPTURE(name);
    const Result<std::string> rules = read_file(entry.path().string());
    REQUIRE(rules);
    const std::string text = native_text(*game_of(rules->c_str()));
    CHECK(text.find("is_plain = true") != std::string::npos);
    if (in_sets) CHECK(text.find("plays_in_sets = true") != std::string::npos);
    ++games;
  }
  CHECK(games >= 12);
}

// Whether it is so is seen in the text alone: the games play the same either way.
TEST_CASE("native: what games of tests/native are quick by is in their text") {
  const std::pair<const char*, const char*> games[] = {
      {"sets-steps-in-one-word", "packed_steps(w, "},
      {"sets-hopping-on", "most_offers = 6"},
      {"sets-hopping-on", "follows_directly = true"},
      {"sets-sliding-by-the-border", "kernels::EvenRays<kernels::Slides, 4, 4>("},
      {"sets-stacks-that-fill-up", "sites = 6, height = 3"},
      {"sets-stacks-of-two-kinds", "sites = 16, height = 4"},
      {"sets-stacks-with-conditions", "counts_ticks = false"},
      {"sets-jumping", "kernels::jump_set("},
      {"sets-jumping", "kernels::is_one_group("},
      {"results-near-a-site", "kernels::is_result("},
      {"results-near-a-site", "kernels::set_of_table("},
      {"sowing-that-comes-round", "w.m.site_hashes)"}};
  for (const auto& game : games) {
    const std::string name = game.first;
    CAPTURE(name);
    const Result<std::string> rules = read_file("tests/native/" + name + ".lud");
    REQUIRE(rules);
    CHECK(native_text(*game_of(rules->c_str())).find(game.second) != std::string::npos);
  }
}

TEST_CASE("native: most games stand alone, without the interpreter's machine") {
  for (const std::string name : {"tic-tac-toe", "breakthrough", "hex", "amazons", "connect-four", "go",
                                 "reversi", "international-draughts", "fanorona", "backgammon"}) {
    CAPTURE(name);
    const Result<std::string> rules = read_file("games/" + name + ".lud");
    REQUIRE(rules);
    CHECK(native_text(*game_of(rules->c_str())).find("standalone::World<Constants>") != std::string::npos);
  }
}

TEST_CASE("native: games that sow, threaten and take whole sets need no interpreter") {
  for (const std::string name : {"oware", "chess", "reversi", "go", "hnefatafl", "surakarta"}) {
    CAPTURE(name);
    const Result<std::string> rules = read_file("games/" + name + ".lud");
    REQUIRE(rules);
    CHECK(native_text(*game_of(rules->c_str())).find("w.template host_") == std::string::npos);
  }
}

TEST_CASE("native: where it cannot be had the interpreter goes on, and one line says why") {
  const TestCache cache;
  const std::shared_ptr<const Game> game = game_of(test_games::kGames[0].text);
  const auto problem_with = [&](const native::BuildOptions& options) {
    const NativeGame native = make_native(game, options);
    CHECK(native.game == game);
    CHECK(native.problem.find('\n') == std::string::npos);
    return native.problem;
  };
  native::BuildOptions options = cache.options();
  options.compiler = "no-such-compiler";
  CHECK(problem_with(options) == "there is no compiler no-such-compiler");
  options.compiler = "false";  // a compiler that only fails
  CHECK(!problem_with(options).empty());
  options = cache.options();
  options.cache = "/dev/null/cache";
  CHECK(problem_with(options) == "/dev/null/cache is not a folder of yours alone");
}

}  // namespace ludens::engine
