#include "engine/machines.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "engine/data.h"
#include "engine/table.h"
#include "ludens/trial.h"

namespace ludens {

namespace {

namespace fs = std::filesystem;

// A folder of games for as long as it lives; matches find their games by the names of files.
class Library {
 public:
  explicit Library(const std::string& name)
      : folder_(fs::temp_directory_path() / ("ludens-" + name) / "games") {
    fs::remove_all(folder_.parent_path());
    fs::create_directories(folder_ / "board" / "small");
    fs::create_directories(folder_ / "parts");
  }
  ~Library() { fs::remove_all(folder_.parent_path()); }
  Library(const Library&) = delete;

  std::string add(const std::string& path, const std::string& text) const {
    std::ofstream(folder_ / path) << text;
    return (folder_ / path).string();
  }

 private:
  fs::path folder_;
};

constexpr char kCorner[] = R"((game "Corner" (players 2) (equipment {(board (square 2)) (piece "Disc" Each)})
  (rules (play (move Add (to (sites Empty)))) (end (if (is Occupied 3) (result Mover Win))))))";

// Nothing may come back, so the past counts; dice decide who begins to walk where.
constexpr char kWalk[] = R"((game "Walk" (players 2)
  (equipment {(board (square 3)) (piece "Disc" Each (move Step (to if:(is Empty (to))))) (dice d:4 num:1)})
  (rules (meta (no Repeat)) (start {(place "Disc1" 0) (place "Disc2" 8)})
    (play (do (roll) next:(forEach Piece)))
    (end {(if (= (last To) (count Pips)) (result Mover Win)) (if (no Moves Next) (result Mover Loss))}))))";

constexpr char kHands[] = R"((game "Hands" (players 2) (mode Simultaneous) (equipment {(board (square 2))})
  (rules (play (or (move Select (from (sites {0 1})) P1) (move Select (from (sites {2 3})) P2)))
    (end (if (= (count Moves) 2) (result Mover Win))))))";

constexpr char kMatch[] =
    R"((match "Three" (players 2) (games {(subgame "Corner") (subgame "Walk") (subgame "Hands" result:2)})
  (end (if (>= (count Trials) 7) (byScore)))))";

struct Three {
  explicit Three(const std::string& name) : library(name) {
    library.add("board/small/Corner.lud", kCorner);
    library.add("parts/walk.lud", kWalk);
    library.add("hands.lud", kHands);
    file = library.add("board/small/Three.lud", kMatch);
  }
  Game game() const {
    Result<Game> out = Game::load(file);
    REQUIRE_MESSAGE(out, to_text(out.diagnostics));
    return *out;
  }
  Library library;
  std::string file;
};

std::string why_not(const std::string& match) {
  const Library library("why");
  library.add("Corner.lud", kCorner);
  library.add("Three.lud", kMatch);
  library.add("Alone.lud", R"((game "Alone" (players 1) (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (play (move Add (to (sites Empty)))) (end (if False (result Mover Win))))))");
  library.add("Wrong.lud",
              R"((game "Wrong" (players 2) (equipment {(board (square 2))}) (rules (play (nonsense)))))");
  const Result<Game> game = Game::load(library.add("Match.lud", match));
  REQUIRE(!game);
  REQUIRE(!game.diagnostics.empty());
  const Diagnostic& d = game.diagnostics.front();
  return d.code + " " + std::to_string(d.at.line) + ":" + std::to_string(d.at.column) + " " + d.message;
}

}  // namespace

TEST_CASE("matches: random games come to an end, in every way to play them") {
  const Three three("ways");
  const Game game = three.game();
  CHECK(game.name() == "Three");
  CHECK(game.players() == 2);
  CHECK(game.has_chance());
  Referee referee(game);
  Random random(1);
  for (int i = 0; i < 20; ++i) {
    State state = referee.start();
    int plies = 0;
    for (; !state.over(); ++plies) {
      CHECK(state.ply() == plies);
      const Moves moves = referee.legal_moves(state);
      REQUIRE(!moves.empty());
      referee.apply_legal(state, moves[static_cast<size_t>(random.below(static_cast<int>(moves.size())))]);
    }
    CHECK(state.ply() == plies);
    CHECK(state.rank(1) + state.rank(2) == 3.0);
    State other = referee.start();
    const int made = referee.playout(other, random);
    CHECK(made == other.ply());
    CHECK(other.over());
  }
}

TEST_CASE("matches: a state knows its game and the points so far") {
  const Three three("points");
  const Game game = three.game();
  CHECK(game.is_match());
  Referee referee(game);
  Random random(1);
  State state = referee.start();
  CHECK(state.game_name() == "Corner");
  CHECK(state.games_over() == 0);
  const auto play_game = [&](int games) {
    while (state.games_over() < games) referee.apply_legal(state, referee.random_move(state, random));
  };
  play_game(1);
  CHECK(state.game_name() == "Walk");
  CHECK(state.mode() == Mode::Alternating);
  CHECK(state.match_score(1) + state.match_score(2) == 1);
  CHECK(state.match_score(0) == 0);
  CHECK(state.match_score(3) == 0);
  play_game(2);
  CHECK(state.game_name() == "Hands");
  CHECK(state.mode() == Mode::Simultaneous);
  CHECK(game.mode() == Mode::Alternating);  // of the first
}

TEST_CASE("matches: undoing leads back into the game before") {
  const Three three("undo");
  const Game game = three.game();
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Trial trial(game, seed);
    Random random(seed);
    std::vector<State> states{trial.state()};
    while (!trial.state().over()) {
      trial.play_random(random, 1);
      states.push_back(trial.state());
    }
    CHECK(states.back().data().view().match->done == 7);
    for (size_t i = states.size() - 1; i > 0; --i) {
      REQUIRE(trial.undo());
      CHECK(trial.state().text() == states[i - 1].text());
      CHECK(trial.state().data().block == states[i - 1].data().block);
      CHECK(trial.state().data().history.positions == states[i - 1].data().history.positions);
    }
    while (trial.redo()) {
    }
    CHECK(trial.state().text() == states.back().text());
    const Result<Trial> again = Trial::load(game, "trial", trial.save());
    REQUIRE_MESSAGE(again, to_text(again.diagnostics));
    CHECK(again->state() == trial.state());
  }
}

TEST_CASE("matches: points go to who plays for the winner since a swap") {
  const Library library("pie");
  library.add("Pie.lud", R"((game "Pie" (players 2)
    (equipment {(board (rectangle 1 2)) (piece "Disc" Each)})
    (rules (meta (swap)) (play (move Add (to (sites Empty)))) (end (if (is Full) (result P1 Win))))))");
  const std::string file = library.add("Match.lud", R"((match "Match" (games (subgame "Pie"))
    (end (if (= (count Trials) 1) (byScore)))))");
  const Result<Game> game = Game::load(file);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  for (const bool swaps : {false, true}) {
    Referee referee(*game);
    State state = referee.start();
    referee.apply_legal(state, referee.legal_moves(state).front());
    if (swaps) referee.apply_legal(state, referee.legal_moves(state).back());
    referee.apply_legal(state, referee.legal_moves(state).front());
    REQUIRE(state.over());
    CHECK(state.winner() == (swaps ? 2 : 1));
    CHECK(state.seat(1) == 1);
  }
}

TEST_CASE("matches: choices stay sealed in a game of simultaneous moves") {
  const Three three("sealed");
  Referee referee(three.game());
  Random random(2);
  State state = referee.start();
  bool sealed = false;
  while (!state.over() && !sealed) {
    referee.apply_legal(state, referee.random_move(state, random));
    sealed = state.data().view().sealed && state.data().view().sealed->chosen != 0;
  }
  REQUIRE(sealed);
  CHECK(observe(state, 2).text() != state.text());
  CHECK(observe(state, 1).text() == state.text());
}

TEST_CASE("matches: the last move of a game is not hidden by the next one") {
  const Library library("veil");
  library.add("Veil.lud", R"((game "Veil" (players 2)
    (equipment {(board (square 2)) (piece "Disc" Each)})
    (rules (start (set Hidden (sites {0 1}) to:P2)) (play (move Add (to (sites Empty)))) (end (if True (result P1 Win))))))");
  library.add("Corner.lud", kCorner);
  const std::string file =
      library.add("Match.lud", R"((match "Match" (games {(subgame "Corner" next:1) (subgame "Veil" next:0)})
    (end (if (= (count Trials) 2) (byScore)))))");
  const Result<Game> game = Game::load(file);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  State before = referee.start();
  const auto move_to = [&](int site) {
    const Moves moves = referee.legal_moves(before);
    return *std::ranges::find(moves, site, &Move::to);
  };
  referee.apply_legal(before, move_to(3));  // and the other game begins
  REQUIRE(before.data().view().match->done == 1);
  State after = before;
  const Move hidden = move_to(0);
  referee.apply_legal(after, hidden);
  CHECK(referee.notation(before, hidden, after, 2) == "a move");
  State start = referee.start();
  CHECK(referee.notation(start, hidden, before, 2) == "+A1");
}

TEST_CASE("matches: what is wrong with one is said") {
  CHECK(why_not(R"((match "M" (players 2) (games (subgame "Nowhere")) (end (if True (result P1 Win)))))") ==
        "L0363 1:31 there is no game called \"Nowhere\" for this match");
  CHECK(why_not(R"((match "M" (players 2) (games (subgame "Match")) (end (if True (result P1 Win)))))") ==
        "L0363 1:31 \"Match\" is a match; a match is made of games");
  CHECK(why_not(R"((match "M" (players 2) (games (subgame "Three")) (end (if True (result P1 Win)))))") ==
        "L0363 1:31 \"Three\" is a match; a match is made of games");
  CHECK(why_not(R"((match "M" (players 3) (games (subgame "Corner")) (end (if True (result P1 Win)))))") ==
        "L0363 1:31 \"Corner\" is for 2 players, the match for 3");
  CHECK(why_not(R"((match "M" (games {(subgame "Corner" next:1)}) (end (if True (result P1 Win)))))") ==
        "L0362 1:43 the games of this match are numbered from 0 to 0");
  CHECK(why_not(R"((match "M" (games (subgame "Corner" "Size/Odd")) (end (if True (result P1 Win)))))")
            .starts_with("L0"));
  CHECK(
      why_not(R"((match "M" (games (subgame "Wrong")) (end (if True (result P1 Win)))))").starts_with("L0"));
}

TEST_CASE("matches: one that is never decided is a draw in the end") {
  const Library library("endless");
  library.add("Corner.lud", kCorner);
  const std::string file = library.add(
      "Endless.lud", R"((match "Endless" (games (subgame "Corner")) (end (if False (result P1 Win)))))");
  const Result<Game> game = Game::load(file);
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  Referee referee(*game);
  Random random(1);
  State state = referee.start();
  referee.playout(state, random);
  CHECK(state.over());
  CHECK(state.data().view().match->done == engine::kMostGames);
  CHECK(state.ranks() == std::vector<double>{1.5, 1.5});
}

}  // namespace ludens
