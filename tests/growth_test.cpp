// growth_test.cpp - boards that grow: the same play as on the sheet, whatever window it is seen through.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <map>

#include "base/files.h"
#include "engine/data.h"
#include "engine/public_game.h"
#include "engine/site_label.h"
#include "engine/table.h"
#include "engine/updating.h"
#include "geometry/growth/boards.h"
#include "ludens/ludens.h"
#include "tests/growing_games.h"
#include "tests/growing_play.h"

using namespace ludens;

namespace {

constexpr const char* kExpansions[] = {"perimeter", "zone", "rules"};

Result<Game> compile(const std::string& name, const std::string& text, const std::string& expansion,
                     const std::vector<std::string>& options = {}) {
  Choices choices;
  choices.expansion = expansion;
  choices.options = options;
  return Game::compile(name, text, choices);
}

// Where a site lies, from the first tile, in thousandths of the distance between neighbours. Sites of hands
// lie far out.
using Offset = std::array<long, 2>;

class Sheet {
 public:
  explicit Sheet(const ir::Equipment& equipment) {
    const auto at = equipment.board.at(ir::SiteType::Cell);
    const int first = equipment.grows()
                          ? geometry::first_site(equipment.growth.window)
                          : equipment.board.sites_with(ir::SiteType::Cell, geometry::Property::Centre)[0];
    const geometry::Point& middle = at[static_cast<size_t>(first)];
    const auto& next = equipment.board.neighbours(ir::SiteType::Cell, geometry::Relation::Orthogonal)[first];
    const geometry::Point& beside = at[static_cast<size_t>(next[0])];
    const double unit = std::hypot(beside.x - middle.x, beside.y - middle.y);
    const auto rounded = [&](double length) { return std::lround(1000 * length / unit); };
    for (const geometry::Point& p : at) spots_.push_back({rounded(p.x - middle.x), rounded(p.y - middle.y)});
    for (int hand = 0; static_cast<int>(spots_.size()) < equipment.site_count(); ++hand)
      spots_.push_back({1'000'000 + hand, 0});
  }
  Offset spot(int site) const { return site < 0 ? Offset{-1, -1} : spots_[static_cast<size_t>(site)]; }

 private:
  std::vector<Offset> spots_;
};

const ir::Equipment& equipment_of(const State& state) {
  return *state.data().engine_game().program().equipment;
}

// Boards are made anew in every window; each is measured once.
const Sheet& sheet_of(const State& state) {
  static std::map<const ir::Equipment*, Sheet> known;
  static std::vector<std::shared_ptr<const ir::Program>> kept;  // so that no other comes to lie there
  const ir::Equipment& equipment = equipment_of(state);
  const auto found = known.find(&equipment);
  if (found != known.end()) return found->second;
  kept.push_back(state.data().engine_game().shared_program());
  return known.emplace(&equipment, Sheet(equipment)).first->second;
}

// A move by where it leads; equal moves are told apart by what follows (there may be several pieces to put
// down).
struct Seen {
  Offset from, to;
  int kind;
  std::array<int, kMaxCaptures> rest;
  auto operator<=>(const Seen&) const = default;
};

std::vector<std::pair<Seen, Move>> seen_moves(Referee& referee, State& state) {
  const Sheet& sheet = sheet_of(state);
  std::vector<std::pair<Seen, Move>> out;
  for (const Move& move : referee.legal_moves(state)) {
    Seen seen{sheet.spot(move.from), sheet.spot(move.to), move.kind, {}};
    std::ranges::copy(move.capture, seen.rest.begin());
    out.emplace_back(seen, move);
  }
  std::ranges::sort(out, {}, &std::pair<Seen, Move>::first);
  return out;
}

bool is_far_out(const Seen& move) {
  constexpr long kFar = 11'000;
  return move.to[0] < 1'000'000 && (std::abs(move.to[0]) > kFar || std::abs(move.to[1]) > kFar);
}

// What differs between play on the sheet and on the board that grows, or nothing.
std::string difference(const Game& fixed, const Game& growing, std::uint64_t seed, int plies) {
  Referee on_sheet(fixed, seed);
  Referee on_growing(growing, seed);
  State a = on_sheet.start();
  State b = on_growing.start();
  Random random(seed);
  for (int ply = 0; ply < plies; ++ply) {
    const std::string where = "seed " + std::to_string(seed) + ", ply " + std::to_string(ply) + ": ";
    if (a.over() != b.over() || a.winner() != b.winner() || a.mover() != b.mover())
      return where + "another mover or result";
    if (a.over()) return {};
    const auto ours = seen_moves(on_sheet, a);
    const auto theirs = seen_moves(on_growing, b);
    if (!std::ranges::equal(ours, theirs, {}, &std::pair<Seen, Move>::first, &std::pair<Seen, Move>::first))
      return where + std::to_string(ours.size()) + " moves on the sheet, " + std::to_string(theirs.size()) +
             " or others on the board that grows";
    const auto n = static_cast<size_t>(random.below(static_cast<int>(ours.size())));
    if (is_far_out(ours[n].first)) return {};
    on_sheet.apply_legal(a, ours[n].second);
    on_growing.apply_legal(b, theirs[n].second);
  }
  return {};
}

}  // namespace

TEST_CASE("growth: the same play as on the sheet") {
  for (const test::GrowingGame& one : test::kGrowingGames) {
    CAPTURE(std::string(one.name));
    const auto fixed = compile(one.name, one.text, "fixed");
    REQUIRE_MESSAGE(fixed, to_text(fixed.diagnostics));
    for (const char* expansion : kExpansions) {
      CAPTURE(std::string(expansion));
      const auto growing = compile(one.name, one.text, expansion);
      REQUIRE_MESSAGE(growing, to_text(growing.diagnostics));
      for (std::uint64_t seed = 1; seed <= 2; ++seed) CHECK(difference(*fixed, *growing, seed, 50) == "");
    }
  }
}

TEST_CASE("growth: windows are changed on the way, and nothing is lost by it") {
  const auto game = compile("line", test::kLine, "zone");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Trial trial(*game, 1);
  std::vector<State> states{trial.state()};
  std::vector<int> sites;
  for (int ply = 0; ply < 40; ++ply) {
    const Sheet& sheet = sheet_of(trial.state());
    // A straight line to the right.
    const Moves moves = trial.legal_moves();
    CAPTURE(ply);
    REQUIRE_MESSAGE(!moves.empty(), trial.state().limit());
    const Move move = *std::ranges::max_element(moves, {}, [&](const Move& m) {
      const Offset at = sheet.spot(m.to);
      return at[1] == 0 ? at[0] : -1;
    });
    CHECK(sheet.spot(move.to) == Offset{1000 * (ply + 1), 0});
    trial.play_legal(move);
    states.push_back(trial.state());
    sites.push_back(trial.state().sites());
  }
  CHECK(std::unique(sites.begin(), sites.end()) - sites.begin() >= 3);
  int pieces = 0;
  for (int site = 0; site < trial.state().sites(); ++site) pieces += trial.state().owner(site) != 0;
  CHECK(pieces == 41);
  // Back through all windows.
  for (size_t i = states.size() - 1; i-- > 0;) {
    REQUIRE(trial.undo());
    CHECK(trial.state() == states[i]);
  }
}

// A line with a perimeter is in a window as high as it is wide.
TEST_CASE("growth: where the board can grow no more the game is given up") {
  const auto game = compile("Laying", test::laying_game("Square", "Perimeter"), "");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  test::Layer layer(*game);
  const auto line = test::line_of(geometry::TileShape::Square, 200, {1, 0, 0});
  CHECK_FALSE(layer.lay_all(line));
  CHECK(engine::is_over(layer.machine()));
  CHECK(layer.limit() == "a board that has grown too large");
  CHECK(layer.window().cells() < 32'768);
  CHECK(layer.machine().head().ply > 80);
}

namespace {

// What exists where these pieces are and no others have been.
geometry::Tiles board_around(const std::string& expansion, geometry::TileShape shape,
                             const geometry::Tiles& pieces) {
  if (expansion == "zone") return geometry::zone_of(shape, pieces);
  int rings = 0;
  for (const geometry::Tile& tile : pieces) rings = std::max(rings, geometry::ring_of(shape, tile));
  return geometry::board_of_side(shape, 1 + (rings + 1) * geometry::side_of_ring(shape));
}

void check_shrinking(const test::GrowingGame& one, const std::string& expansion) {
  CAPTURE(std::string(one.name));
  CAPTURE(expansion);
  const auto game = compile(one.name, one.text, expansion);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game, 1);
  State state = referee.start();
  Random random(1);
  for (int ply = 0; ply < 200 && !state.over(); ++ply) {
    const Moves moves = referee.legal_moves(state);
    referee.apply_legal(state, moves[static_cast<size_t>(random.below(static_cast<int>(moves.size())))]);
    const runtime::View& view = state.data().view();
    const geometry::Window& window = equipment_of(state).growth.window;
    geometry::Tiles pieces, existing;
    for (int site = 0; site < window.cells(); ++site) {
      const geometry::Tile tile = geometry::tile_at(window, site);
      if (!test_bit(view.space[0].empty, site)) pieces.insert(tile);
      if (test_bit(view.grown, site)) existing.insert(tile);
    }
    CAPTURE(ply);
    REQUIRE(existing == board_around(expansion, window.shape, pieces));
  }
}

}  // namespace

// What exists is what is around the pieces now, whatever has been.
TEST_CASE("growth: a board that shrinks is the same function of its pieces at every time") {
  for (const test::GrowingGame& one : test::kShrinkingGames)
    for (const char* expansion : {"zone", "perimeter"}) check_shrinking(one, expansion);
}

TEST_CASE("growth: a state that is made anew at each growth plays the same games") {
  for (const test::GrowingGame& one : test::kGrowingGames)
    for (const char* expansion : {"perimeter", "zone"}) {
      CAPTURE(std::string(one.name));
      const auto game = compile(one.name, one.text, expansion);
      REQUIRE_MESSAGE(game, to_text(game.diagnostics));
      const auto inner = engine::engine_game(*game);
      const engine::PlayoutOrder order{.count = 3, .max_plies = 60};
      const engine::PlayoutSums plain = engine::run_playouts(*inner, order);
      const auto updated = [&](engine::Updating how) {
        const engine::PlayoutSums sums = engine::run_updating_playouts(*inner, how, order);
        CHECK(sums.plies == plain.plies);
        return sums.signature == plain.signature;
      };
      CHECK(updated(engine::Updating::Mapping));
      CHECK(updated(engine::Updating::Reapplication));
    }
}

TEST_CASE("growth: the hash of a position does not tell its window") {
  // Once begun in the middle, once where a line has been taken away again.
  const auto game = compile("walk", test::kWalk, "zone");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  State state = referee.start();
  const auto board_hash = [&] { return runtime::board_hash(state.data().layout(), state.data().view()); };
  const std::uint64_t first = board_hash();
  const auto go = [&](long right) {
    const Sheet& sheet = sheet_of(state);
    for (const Move& move : referee.legal_moves(state)) {
      const Offset from = sheet.spot(move.from), to = sheet.spot(move.to);
      if (to[0] - from[0] == right * 1000 && to[1] == from[1]) return referee.apply_legal(state, move);
    }
    FAIL("there is no such move");
  };
  const int sites = state.sites();
  for (int i = 0; i < 12; ++i) go(1);
  CHECK(state.sites() > sites);
  for (int i = 0; i < 12; ++i) go(-1);
  CHECK(state.sites() > sites);
  CHECK(board_hash() == first);
}

TEST_CASE("growth: which sites exist is part of a position") {
  const auto game = compile("apart", test::kApart, "zone");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  State state = referee.start();
  const auto go = [&](long right, long up) {
    const Sheet& sheet = sheet_of(state);
    for (const Move& move : referee.legal_moves(state)) {
      const Offset from = sheet.spot(move.from), to = sheet.spot(move.to);
      if (to[0] - from[0] == right * 1000 && to[1] - from[1] == up * 1000)
        return referee.apply_legal(state, move);
    }
    FAIL("there is no such move");
  };
  // Both go there and back.
  const auto hash_after = [&](long right, long up) {
    for (const int way : {1, -1})
      for (int player = 0; player < 2; ++player) go(way * right, way * up);
    return state.hash();
  };
  const std::uint64_t sideways = hash_after(0, 1);
  CHECK(hash_after(0, 1) == sideways);
  CHECK(hash_after(0, -1) != sideways);
}

// The thesis's example: on 3 x 3 squares number 7 is the middle of the top row, and 17 once there is a ring
// around.
TEST_CASE("growth: people count the sites that exist") {
  const auto game = compile("line", test::kLine, "perimeter");
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  State state = referee.start();
  const auto site = [&] { return geometry::site_at(equipment_of(state).growth.window, {0, 1, 0}); };
  const auto label = [&] { return engine::site_label(state, geometry::SiteType::Cell, site()); };
  CHECK(label() == "7");
  for (const Move& move : referee.legal_moves(state)) {
    if (move.to != site()) continue;
    CHECK(referee.notation(state, move) == "+7");
    referee.apply_legal(state, move);
    break;
  }
  CHECK(label() == "17");
  CHECK(engine::site_label(state, geometry::SiteType::Cell, 0) == "?");
}

TEST_CASE("growth: games that cannot be played so are refused with a reason") {
  const auto refused = [](const std::string& text) {
    const auto game = compile("refused", text, "zone");
    return !game && is_unsupported(game.diagnostics) && !game.diagnostics.empty();
  };
  CHECK(refused(R"((game "A" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))))"));
  CHECK(refused(R"((game "B" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Top)))) (end (if (is Line 3) (result Mover Win))))))"));
  CHECK(refused(R"((game "C" (players 2) (equipment {(boardless Square) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Playable)) (then (set Var "Here" (last To)))))
      (end (if (is Line 3) (result Mover Win))))))"));
  const auto with = [](const std::string& start, const std::string& play) {
    return R"((game "E" (players 2) (equipment {(boardless Square) (piece "Disc" Each)}) (rules (start )" +
           start + R"() (play (move Add (to (sites Playable)) )" + play +
           R"()) (end (if (is Line 3) (result Mover Win))))))";
  };
  CHECK_FALSE(refused(with("(place \"Disc1\" (centrePoint))", "")));
  CHECK_FALSE(refused(with("(place Random {\"Disc1\"})", "")));
  CHECK(refused(with("(place \"Disc1\" (centrePoint))", "(then (set Value Mover (last To)))")));
  CHECK(refused(with("(place \"Disc1\" (centrePoint))", "(then (set Pending (value Pending)))")));
  CHECK(refused(with("(place \"Disc1\" (/ (count Cells) 2))", "")));
  const auto on = [](const std::string& board, const std::string& piece, const std::string& to) {
    return "(game \"G\" (players 2) (equipment {(boardless " + board + ") " + piece +
           "}) (rules (play (move Add " + to +
           " (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))";
  };
  const std::string disc = "(piece \"Disc\" Each)", bar = "(tile \"Bar\" Each {F F} numSides:4)";
  const auto is_refused = [](const std::string& text) {
    const auto game = compile("refused", text, "");
    return !game && is_unsupported(game.diagnostics);
  };
  CHECK_FALSE(is_refused(on("T488 Zone", disc, "")));
  CHECK(is_refused(on("T488 Perimeter", disc, "")));
  CHECK_FALSE(is_refused(on("Square Perimeter", bar, "(piece (mover))")));
  CHECK(is_refused(on("Square RuleBased", bar, "(piece (mover))")));
  CHECK(is_refused(on("T488 Zone", bar, "(piece (mover))")));
  const std::string long_bar = "(tile \"Bar\" Each {F F F F F F F F F F} numSides:4)";
  CHECK(is_refused(on("Square Zone", long_bar, "(piece (mover))")));
  CHECK(refused(R"((match "F" (players 2) (games {(subgame "Tic-Tac-Toe" next:1)})
    (end (if (> (count Trials) 1) (result P1 Win)))))"));
  const auto unknown = compile("D", test::kLine, "sideways");
  REQUIRE(!unknown);
  CHECK(to_text(unknown.diagnostics).find("L0364") != std::string::npos);
}

// In suite "release": sheets of more than a thousand sites, in every position.
TEST_SUITE("release") {
  TEST_CASE("growth: a line of 2,000 tiles in any direction, a heap of 20,000") {
    constexpr const char* kTilings[] = {"Square", "Hexagonal", "Triangular"};
    const std::vector<std::vector<geometry::Tile>> steps = {{{1, 0, 0}, {0, -1, 0}, {1, 1, 0}, {-1, 1, 0}},
                                                            {{1, 0, -1}, {0, 1, -1}, {1, -1, 0}},
                                                            {{1, 0, -1}, {0, 1, -1}, {1, -1, 0}}};
    for (int tiling = 0; tiling < 3; ++tiling) {
      CAPTURE(std::string(kTilings[tiling]));
      const auto shape = static_cast<geometry::TileShape>(tiling);
      const auto game = compile("Laying", test::laying_game(kTilings[tiling]), "");
      REQUIRE_MESSAGE(game, to_text(game.diagnostics));
      test::Layer layer(*game);
      std::vector<std::vector<geometry::Tile>> all{test::heap_of(shape, 20'000)};
      for (const geometry::Tile& step : steps[static_cast<size_t>(tiling)])
        all.push_back(test::line_of(shape, 2'000, step));
      for (const std::vector<geometry::Tile>& tiles : all) {
        CAPTURE(tiles.back().a);
        CAPTURE(tiles.back().b);
        layer.begin();
        CHECK(layer.lay_all(tiles));
        CHECK_FALSE(engine::is_over(layer.machine()));
        // All around them, and nothing else.
        const auto cells = geometry::zone_of(shape, {tiles.begin(), tiles.end()});
        CHECK(layer.legal_moves() == static_cast<int>(cells.size() - tiles.size()));
      }
    }
  }

  TEST_CASE("growth: the reference's games without a board play as on the sheet") {
    constexpr const char* kGames[] = {"war/replacement/checkmate/chess/Chex",
                                      "space/line/Andantino",
                                      "space/line/Bravalath",
                                      "space/line/Plotto",
                                      "space/line/Ringo",
                                      "space/line/CustAndantino",
                                      "space/connection/Trax"};
    if (!std::filesystem::exists("build/reference/games")) {
      MESSAGE("skipped: needs build/reference");
      return;
    }
    for (const char* name : kGames) {
      CAPTURE(std::string(name));
      const auto text = read_file("build/reference/games/board/" + std::string(name) + ".lud");
      REQUIRE(text);
      std::vector<std::vector<std::string>> variants{{}};
      if (text->find("\"Tiling\"") != std::string::npos)
        variants = {{}, {"Tiling/Square"}, {"Tiling/Triangle"}};
      for (const auto& options : variants) {
        const auto fixed = compile(name, *text, "fixed", options);
        REQUIRE_MESSAGE(fixed, to_text(fixed.diagnostics));
        for (const char* expansion : kExpansions) {
          CAPTURE(std::string(expansion));
          const auto growing = compile(name, *text, expansion, options);
          if (fixed->has_chance() && std::string(expansion) == "rules") {
            CHECK(is_unsupported(growing.diagnostics));
            continue;
          }
          REQUIRE_MESSAGE(growing, to_text(growing.diagnostics));
          if (fixed->has_chance()) continue;  // it decides the start, by how many sites there are
          for (std::uint64_t seed = 1; seed <= 5; ++seed) CHECK(difference(*fixed, *growing, seed, 60) == "");
        }
      }
    }
  }
}
