// Wherever in the rules a limit is reached, what was asked for is given up as a whole, and whatever is asked
// for next on the same machine is answered as if nothing had been.
#include <doctest/doctest.h>

#include <array>
#include <functional>

#include "engine/perft.h"
#include "engine/state_text.h"
#include "engine/table.h"
#include "engine/test_games.h"

namespace ludens::engine {

namespace {

using runtime::Limit;
using test_games::TestGame;

constexpr int kMostSaved = 300;  // states at a time (machine.cpp)

// Rules within rules, so that a limit is reached deep inside.
constexpr TestGame kNested[] = {
    {"a condition on what follows, in a question, in a consequence",
     R"((game "G" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
       (rules (play (move Add (to (sites Empty)) (then
           (if (can Move (do (move Add (to (sites Empty)) (then (addScore Mover 1))) ifAfterwards:(is Line 2)))
             (forEach Site (sites Occupied by:Mover) (addScore Mover 1) (then (addScore Next 1)))))))
         (end (if (is Line 3) (result Mover Win))))))"},
    {"the longest turn, no position twice, no losing by one's own move",
     R"((game "G" (players 2) (equipment {(board (square 3)) (piece "Disc" Each)})
       (rules (meta {(no Repeat Positional) (no Suicide)})
         (play (max Moves (do (move Add (to (sites Empty)) (then (if (is Line 2) (moveAgain))))
           ifAfterwards:(< (count Pieces Mover) 5))))
         (end (if (is Line 3) (result Mover Loss))))))"},
    {"sowing with captures, where the other side must be fed",
     R"((game "G" (players 2)
       (equipment {(mancalaBoard 2 3 (track "Round" {1..3 6..4} loop:True)) (regions P1 (sites {1..3}))
         (regions P2 (sites {4..6})) (map {(pair P1 FirstSite) (pair P2 LastSite)}) (piece "Seed" Shared)})
       (rules (start (set Count 3 to:(sites Track)))
         (play (do (forEach Site (sites Mover) (if (> (count at:(site)) 0) (move Select (from (site)) (then
             (sow if:(and (is In (to) (sites Next)) (<= (count at:(to)) 4))
               apply:(fromTo (from (to)) (to (mapEntry (mover))) count:(count at:(to)))
               includeSelf:False backtracking:True)))))
           ifAfterwards:(> (count in:(sites Next)) 0)))
         (end (if (no Moves Next) (result Mover Win))))))"},
    {"what is done first, several moves as one, loops",
     R"((game "G" (players 2) (equipment {(board (square 3)) (piece "Disc" Each) (dice d:3 num:1)})
       (rules (play (do (roll) next:(move Add (to (sites Empty) if:(< (to) (* 3 (count Pips)))) (then (and
           (while (< (score Mover) (* 2 (counter))) (addScore Mover 1))
           (if (can Move (move Step (from (last To)) (to if:(is Empty (to))))) (addScore Next 1)))))))
         (end (if (is Line 3) (result Mover Win))))))"},
};

// Everything that a request may leave behind.
struct Reached {
  std::vector<std::uint64_t> state, past;
  std::string text;
  long draws = 0;
  std::vector<Move> moves;  // where those were asked for

  bool operator==(const Reached&) const = default;
};

struct Bounds {
  runtime::Limits limits = {};
  int saved = 0;  // states that whoever asks has saved
  int looks = 0;  // at the time, until it is up; 0: nobody waits
};

class Desk {
 public:
  explicit Desk(const char* text) : game_(compiled(text)), table_(*game_) { table_.start(); }

  using Request = std::function<void(Machine&, MoveList&)>;

  Machine& machine() { return table_.machine(); }
  bool goes_on() { return !is_over(machine()); }
  Limit limit() { return limit_of(machine()); }
  long steps() { return static_cast<long>(machine().steps_used()); }
  size_t positions() const { return table_.history.positions.size(); }

  Reached ask(const Request& request, const Bounds& bounds = {}) {
    Machine& m = machine();
    m.limits = bounds.limits;
    int looks = 0;
    if (bounds.looks > 0) m.watch([&looks, &bounds] { return ++looks >= bounds.looks; });
    std::vector<Machine::Saved> saved;
    for (int i = 0; i < bounds.saved; ++i) saved.push_back(m.save());
    request(m, list_);
    Reached out = position();
    for (int i = 0; i < list_.total; ++i) out.moves.push_back(nth_move(m, list_, i));
    list_.clear();
    reached_ = limit_of(m);
    for (; !saved.empty(); saved.pop_back()) m.restore(saved.back());
    m.watch(nullptr);
    return out;
  }
  Limit reached() const { return reached_; }

  struct Before {
    std::vector<std::uint64_t> state, past;
    Chance chance;
  };
  Before before() const {
    return {{table_.state().begin(), table_.state().end()}, table_.history.positions, table_.chance};
  }
  void put_back(const Before& before) {
    table_.set_state(before.state);
    table_.history.positions = before.past;
    table_.chance = before.chance;
  }

 private:
  static std::shared_ptr<const Game> compiled(const char* text) {
    const Compiled out = compile("limit.lud", text);
    REQUIRE_MESSAGE(out.game, to_text(out.diagnostics));
    return out.game;
  }
  Reached position() {
    return {{table_.state().begin(), table_.state().end()},
            table_.history.positions,
            state_text(machine()),
            table_.chance.draws,
            {}};
  }

  std::shared_ptr<const Game> game_;
  Table table_;
  MoveList list_;
  Limit reached_ = Limit::None;
};

// Bounds that the request may reach, at places spread over all of it.
struct Bounded {
  Limit limit;
  Bounds bounds;
};

std::vector<Bounded> bounds_for(long steps) {
  std::vector<Bounded> out;
  const long stride = 1 + steps / 100;
  for (long i = 0; i < steps; i += stride) out.push_back({Limit::Steps, {.limits = {.steps = i}}});
  for (int i = 0; i < 6; ++i) out.push_back({Limit::Moves, {.limits = {.moves = i}}});
  for (size_t i = 0; i < 6; ++i) out.push_back({Limit::Actions, {.limits = {.actions = i}}});
  for (int i = 0; i < 6; ++i) out.push_back({Limit::Depth, {.saved = kMostSaved - i}});
  for (int i = 1; i < 4; ++i) out.push_back({Limit::Time, {.looks = i}});
  return out;
}

// How often each limit was reached.
using Tally = std::array<int, runtime::kLimits>;

void try_all_bounds(Desk& desk, const Desk::Request& request, bool looks_only, Tally& tally) {
  const Desk::Before before = desk.before();
  const Reached expected = desk.ask(request);
  const long steps = desk.steps();
  REQUIRE(desk.reached() == Limit::None);
  for (const Bounded& bounded : bounds_for(steps)) {
    const Limit limit = bounded.limit;
    desk.put_back(before);
    const Reached given_up = desk.ask(request, bounded.bounds);
    CAPTURE(to_text(limit));
    if (desk.reached() == Limit::None) {
      CHECK(given_up == expected);
      continue;
    }
    CHECK(desk.reached() == limit);
    ++tally[static_cast<size_t>(limit)];
    CHECK(given_up.moves.empty());
    if (looks_only) CHECK(given_up.past == before.past);
    desk.put_back(before);
    CHECK(desk.ask(request) == expected);
  }
  desk.put_back(before);
}

void try_game(const TestGame& game, Tally& tally) {
  CAPTURE(std::string(game.name));
  Desk desk(game.text);
  Random random(7);
  for (int ply = 0; ply < 4 && desk.goes_on(); ++ply) {
    CAPTURE(ply);
    const auto list = [](Machine& m, MoveList& moves) { legal_moves(m, moves); };
    try_all_bounds(desk, list, true, tally);
    try_all_bounds(
        desk, [](Machine& m, MoveList&) { any_move(m); }, true, tally);
    const Desk::Before before = desk.before();
    const std::vector<Move> moves = desk.ask(list).moves;
    desk.put_back(before);
    if (moves.empty()) return;
    const Move move = moves[static_cast<size_t>(random.below(static_cast<int>(moves.size())))];
    const auto make = [&](Machine& m, MoveList&) { apply(m, move); };
    try_all_bounds(desk, make, false, tally);
    desk.ask(make);
  }
}

}  // namespace

TEST_CASE("limits: reached anywhere, they leave nothing behind") {
  Tally tally{};
  for (const TestGame& game : kNested) try_game(game, tally);
  for (const TestGame& game : test_games::kGames) try_game(game, tally);
  for (const Limit limit : {Limit::Steps, Limit::Moves, Limit::Actions, Limit::Depth, Limit::Time}) {
    CAPTURE(to_text(limit));
    CHECK(tally[static_cast<size_t>(limit)] > 50);
  }
}

TEST_CASE("limits: a loop without end within a look-ahead, a question, a consequence, a sowing") {
  // Only where the corner is played.
  const std::string endless =
      "(if (is In (last To) (sites {0})) (while (>= (score Mover) 0) (addScore Mover 1)))";
  const auto placing = [](const std::string& play) {
    return "(game \"G\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each)}) (rules (play " +
           play + ") (end (if (is Line 3) (result Mover Win)))))";
  };
  const auto add = [](const std::string& then) {
    return "(move Add (to (sites Empty)) (then " + then + "))";
  };
  const std::string games[] = {
      placing(add(endless)), placing("(do " + add(endless) + " ifAfterwards:(<= (count Pieces) 9))"),
      placing(add("(if (can Move (do " + add(endless) + " ifAfterwards:(is Line 9))) (addScore Mover 1))")),
      "(game \"G\" (players 2) (equipment {(mancalaBoard 2 3 (track \"Round\" {1..3 6..4} loop:True)) "
      "(regions P1 (sites {1..3})) (regions P2 (sites {4..6})) (piece \"Seed\" Shared)}) (rules (start (set "
      "Count 3 to:(sites Track))) (play (forEach Site (sites Mover) (if (> (count at:(site)) 0) (move Select "
      "(from (site)) (then (sow apply:(if (is In (to) (sites {5})) (while (>= (score Mover) 0) (addScore "
      "Mover 1))))))))) (end (if (no Moves Next) (result Mover Win)))))"};
  for (const std::string& text : games) {
    CAPTURE(text);
    Desk desk(text.c_str());
    const Desk::Before before = desk.before();
    int endless_ones = 0;
    const auto try_all = [&] {
      MoveList list;
      candidate_moves(desk.machine(), list);
      for (int i = 0; i < list.total; ++i) {
        const Move move = nth_move(desk.machine(), list, i);
        const auto make = [&](Machine& m, MoveList&) { apply(m, move); };
        const auto check = [&](Machine& m, MoveList& moves) {
          if (is_legal(m, move)) moves.moves.push_back(move);
          moves.total = static_cast<int>(moves.moves.size());
        };
        for (const auto& request : {Desk::Request(make), Desk::Request(check)}) {
          const Reached here = desk.ask(request);
          const Limit reached = desk.reached();
          desk.put_back(before);
          Desk fresh(text.c_str());
          CHECK(fresh.ask(request) == here);
          CHECK((reached == Limit::None || reached == Limit::Loop));
          endless_ones += reached == Limit::Loop;
        }
      }
    };
    try_all();
    CHECK(endless_ones > 0);
    try_all();  // those that are fine, after others that were not
  }
}

TEST_CASE("limits: a count that is given up brings stacks back to where it began") {
  const Compiled towers = compile("towers.lud", test_games::kTowers);
  REQUIRE(towers.game);
  Table table(*towers.game);
  table.start();
  Machine& m = table.machine();
  const std::string before = state_text(m);
  for (int steps = 1; steps < 40; ++steps) {
    m.limits.steps = steps;
    Limit reached = Limit::None;
    perft(m, 4, {}, &reached);
    CHECK(state_text(m) == before);
    CHECK(runtime::check_consistent(m.layout, m.view));
  }
}

}  // namespace ludens::engine
