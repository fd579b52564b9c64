#include "solve/plan.h"

#include <doctest/doctest.h>

#include "engine/rearrangement.h"
#include "solve/piece_distances.h"

namespace ludens::solve {

namespace {

std::shared_ptr<const engine::Game> game_of(const std::string& text) {
  const engine::Compiled compiled = engine::compile("test.lud", text);
  REQUIRE_MESSAGE(compiled.game, to_text(compiled.diagnostics));
  return compiled.game;
}

// Five tiles in a frame of two by three; `order`: where each begins.
std::shared_ptr<const engine::Game> slider(const std::string& order) {
  return game_of(
      "(game \"Slider\" (players 1) (equipment {(board (rectangle 2 3)) (piece \"A\" P1) (piece \"B\" P1) "
      "(piece \"C\" P1) (piece \"D\" P1) (piece \"E\" P1)}) (rules (start {" +
      order +
      "}) (play (forEach Piece (move Step Orthogonal (to if:(is Empty (to)))))) (end (if (and {"
      "(= (what at:0) (id \"A\" P1)) (= (what at:1) (id \"B\" P1)) (= (what at:2) (id \"C\" P1)) "
      "(= (what at:3) (id \"D\" P1)) (= (what at:4) (id \"E\" P1))}) (result P1 Win)))))");
}
std::shared_ptr<const engine::Game> solvable_slider() {
  return slider("(place \"E\" 0) (place \"D\" 1) (place \"C\" 2) (place \"B\" 4) (place \"A\" 5)");
}

// Two white and two black knights in the corners change places (Guarini, 1512).
std::shared_ptr<const engine::Game> knights() {
  return game_of(
      "(game \"Knights\" (players 1) (equipment {(board (square 3)) (piece \"White\" P1 (move Leap {{F F R "
      "F} "
      "{F F L F}} (to if:(is Empty (to))))) (piece \"Black\" P1 (move Leap {{F F R F} {F F L F}} (to if:(is "
      "Empty (to)))))}) (rules (start {(place \"White\" {0 2}) (place \"Black\" {6 8})}) (play (forEach "
      "Piece)) "
      "(end (if (and {(= (what at:0) (id \"Black\" P1)) (= (what at:2) (id \"Black\" P1)) (= (what at:6) (id "
      "\"White\" P1)) (= (what at:8) (id \"White\" P1))}) (result P1 Win)))))");
}

// Pieces that slide as far as they can see; `rules` may add an end.
std::string slides(const std::string& move, const std::string& end) {
  return "(game \"Rooks\" (players 1) (equipment {(board (square 3)) (piece \"A\" P1) (piece \"B\" P1)}) "
         "(rules "
         "(start {(place \"A\" {0 1}) (place \"B\" 4)}) (play (forEach Piece " +
         move +
         ")) (end {(if (and (= (what at:8) (id \"A\" P1)) (= (what at:0) (id \"B\" P1))) (result P1 Win))" +
         end + "})))";
}
constexpr char kSlide[] = "(move Slide Orthogonal)";

// In how many moves it is solved; that the bound never says too much is tried in every position.
int solved_in(const std::shared_ptr<const engine::Game>& game, std::size_t most_layouts) {
  const Solution all = solve(game, {.symmetry = false});
  REQUIRE(all.is_solved());
  const Explored& graph = all.graph;
  const PieceDistances distances(*game, *graph.packed, (*graph.keys)[0], most_layouts, {});
  REQUIRE(distances.count() > 0);
  for (StateId id = 0; id < graph.size(); ++id) {
    const Value value = all.value(id);
    const int least = distances.least_moves((*graph.keys)[id]);
    if (value.winner() == 1) CHECK(least <= value.rank());
  }
  CHECK(distances.least_moves((*graph.keys)[0]) > 0);
  return all.start().winner() == 1 ? all.start().rank() : -1;
}

}  // namespace

TEST_CASE("a shortest way within the bound is as long as one that is found by looking everywhere") {
  for (const auto& game : {solvable_slider(), knights(), game_of(slides(kSlide, ""))}) {
    CAPTURE(game->name());
    for (const std::size_t layouts : {40, 1000}) {
      const int moves = solved_in(game, layouts);
      const Plan plan = find_plan(game, {});
      REQUIRE(plan.is_found);
      CHECK(plan.is_shortest);
      CHECK(plan.layouts > 0);
      CHECK(static_cast<int>(plan.moves.size()) == moves);
      CHECK(plan.at_least == moves);
    }
  }
  CHECK(find_plan(knights(), {}).moves.size() == 16);
}

TEST_CASE("what is not proven to be a bound is none") {
  CHECK(engine::wanted_pieces(*solvable_slider()).size() == 5);
  CHECK(engine::wanted_pieces(*game_of(slides(kSlide, ""))).size() == 2);
  const auto is_none = [](const std::string& move, const std::string& end) {
    return engine::wanted_pieces(*game_of(slides(move, end))).empty();
  };
  // Another piece is needed to move; pieces are taken; something follows; there are other ends.
  CHECK(is_none("(move Hop Orthogonal (between if:(is Occupied (between))) (to if:(is Empty (to))))", ""));
  CHECK(is_none("(move Step Orthogonal (to (apply (remove (to)))))", ""));
  CHECK(is_none("(move Step Orthogonal (to if:(is Empty (to))) (then (remove 8)))", ""));
  CHECK(is_none(kSlide, "(if (= (what at:2) (id \"A\" P1)) (result P1 Loss))"));
  CHECK(is_none(kSlide, "(if (= (what at:2) (id \"A\" P1)) (result P1 Win))"));
}

TEST_CASE("what cannot be solved is said to be impossible, by each way to look for it") {
  const auto stuck =
      slider("(place \"B\" 0) (place \"A\" 1) (place \"C\" 2) (place \"D\" 3) (place \"E\" 4)");
  CHECK(find_plan(stuck, {}).is_impossible);
  CHECK(find_plan(stuck, {.any = true}).is_impossible);
  const std::string far = slides("(move Step Orthogonal (to if:(is Empty (to))))", "");
  const auto no_way = game_of(std::string(far).replace(far.find("(what at:8)"), 11, "(count Pieces)"));
  CHECK(find_plan(no_way, {}).is_impossible);
}

TEST_CASE("without a bound: breadth first, and any way") {
  const auto game = game_of(
      "(game \"Lights\" (players 1) (equipment {(board (square 3)) (piece \"Light\" P1)}) (rules (start "
      "(place "
      "\"Light\" {0 1 2})) (play (move Select (from (sites Board)) (then (if (is Empty (last From)) (add "
      "(piece "
      "\"Light\") (to (last From))) (remove (last From)))))) (end (if (no Pieces P1) (result P1 Win)))))");
  for (const int threads : {1, 2}) {
    const Plan plan = find_plan(game, {.explore = {.threads = threads}});
    CHECK(plan.layouts == 0);
    CHECK(plan.is_shortest);
    CHECK(plan.moves.size() == 3);
  }
  const Plan any = find_plan(game, {.any = true});
  CHECK(any.is_found);
  CHECK_FALSE(any.is_shortest);
  CHECK(any.moves.size() >= 3);
}

TEST_CASE("best play is as long as the value says, and draws do not go on for ever") {
  const auto line = [](int length) {
    return game_of(
        "(game \"Lines\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules "
        "(play (move Add (to (sites Empty)))) (end (if (is Line " +
        std::to_string(length) + ") (result Mover Win)))))");
  };
  const Solution won = solve(line(2), {});
  CHECK(static_cast<int>(best_line(won, 100).size()) == won.start().rank());
  CHECK(best_line(solve(line(3), {}), 100).size() == 11);  // nine discs, and a pass of each
  CHECK(best_line(won, 2).size() == 2);
}

}  // namespace ludens::solve
