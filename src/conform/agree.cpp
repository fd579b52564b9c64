#include "conform/agree.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <vector>

#include "base/files.h"
#include "engine/native_game.h"
#include "engine/playouts.h"
#include "engine/state_text.h"
#include "engine/table.h"

namespace ludens::conform {

namespace {

using engine::Move;

// One way to prepare the game, and a table to play it on.
struct Way {
  std::string name;
  std::shared_ptr<const engine::Game> game;
  std::unique_ptr<engine::Table> table;
  std::vector<Move> moves;
};

double processor_time() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// By kind, the first that does the same: a pass may make moves of one kind where rules have several.
using KindNames = std::vector<int>;

KindNames kind_names(const ir::Program& program) {
  KindNames names;
  for (const ir::Kind& kind : program.kinds) {
    const auto first =
        std::ranges::find_if(program.kinds, [&](const ir::Kind& other) { return other.does_the_same(kind); });
    names.push_back(static_cast<int>(first - program.kinds.begin()));
  }
  return names;
}
int name_of_kind(const KindNames& names, int kind) {
  return static_cast<size_t>(kind) < names.size() ? names[static_cast<size_t>(kind)] : kind;
}

// Passes list moves in different orders.
std::vector<Move> sorted_moves(engine::Machine& machine, const KindNames& names) {
  engine::MoveList list;
  engine::legal_moves(machine, list);
  std::vector<Move> moves;
  for (int i = 0; i < list.total; ++i) moves.push_back(engine::nth_move(machine, list, i));
  std::ranges::sort(moves, [&](const Move& a, const Move& b) {
    const int kind_a = name_of_kind(names, a.kind);
    const int kind_b = name_of_kind(names, b.kind);
    if (kind_a != kind_b) return kind_a < kind_b;
    if (a.from != b.from) return a.from < b.from;
    if (a.to != b.to) return a.to < b.to;
    return std::ranges::lexicographical_compare(a.capture, b.capture);
  });
  return moves;
}

std::string name_of(const std::vector<Move>& moves, size_t i) {
  if (i >= moves.size()) return "none";
  const Move& move = moves[i];
  std::string name = "kind " + std::to_string(move.kind) + " of player " + std::to_string(move.mover) + ", " +
                     std::to_string(move.from) + " to " + std::to_string(move.to) + ", bound";
  for (const int value : move.capture) name += " " + std::to_string(value);
  return name;
}

std::string first_difference(const std::vector<Move>& a, const std::vector<Move>& b) {
  size_t i = 0;
  while (i < a.size() && i < b.size() && a[i] == b[i]) ++i;
  return "number " + std::to_string(i) + " is " + name_of(a, i) + ", not " + name_of(b, i);
}

class Agreement {
 public:
  Agreement(const std::string& file, const std::string& text, const AgreeOrder& order,
            const std::function<bool()>& stopped)
      : order_(order), stopped_(stopped), end_(processor_time() + order.seconds) {
    const std::shared_ptr<const engine::Game> plain = compiled(file, text, ir::kNoPasses);
    add(file, text, "all passes", ir::kAllPasses, plain);
    add(file, text, "no pass", ir::kNoPasses, plain);
    if (verdict_.why.empty()) names_ = kind_names(ways_[1].table->machine().program);
    if (order.native) add_native();
    for (int i = 0; i < ir::kPassCount && !order.native; ++i)
      add(file, text, std::string(ir::kPasses[i].name) + " alone", ir::bit(static_cast<ir::Pass>(i)), plain);
  }

  AgreeVerdict run() {
    if (!verdict_.why.empty()) return verdict_;
    verdict_.played = true;
    for (int playout = 0; playout < order_.playouts && verdict_.agrees && !is_over(); ++playout)
      play(playout);
    if (order_.native && verdict_.agrees && !is_over()) compare_whole_playouts();
    return verdict_;
  }

 private:
  // Null: the verdict says why.
  std::shared_ptr<const engine::Game> compiled(const std::string& file, const std::string& text,
                                               ir::PassSet passes) {
    engine::Compiled out = engine::compile(file, text, {}, {}, passes);
    if (!out.game) verdict_.why = out.needs.empty() ? to_text(out.diagnostics) : "needs " + out.needs.front();
    return out.game;
  }

  // The text is read once for all of them, where that can be.
  void add(const std::string& file, const std::string& text, std::string name, ir::PassSet passes,
           const std::shared_ptr<const engine::Game>& plain) {
    if (!verdict_.why.empty()) return;
    std::shared_ptr<const engine::Game> game =
        passes == ir::kNoPasses ? plain : engine::with_passes(*plain, passes);
    if (!game) game = compiled(file, text, passes);
    if (!game) return;
    auto table = std::make_unique<engine::Table>(*game);
    ways_.push_back({std::move(name), std::move(game), std::move(table), {}});
  }

  void add_native() {
    if (!verdict_.why.empty()) return;
    engine::NativeGame made = engine::make_native(ways_[0].game);
    verdict_.why = made.problem;
    if (!made.problem.empty()) return;
    auto table = std::make_unique<engine::Table>(*made.game);
    ways_.push_back({"native code", std::move(made.game), std::move(table), {}});
  }

  // Playouts to the end have code of their own (native/lean.h), which no single move goes through.
  void compare_whole_playouts() {
    engine::PlayoutOrder playouts;
    playouts.count = 16;
    playouts.seed = static_cast<std::uint64_t>(order_.seed);
    playouts.seconds = end_ - processor_time();
    const engine::PlayoutSums expected = engine::run_playouts(*ways_[0].game, playouts);
    const engine::PlayoutSums found = engine::run_playouts(*ways_.back().game, playouts);
    verdict_.plies += expected.plies;
    if (expected.playouts != found.playouts) return;  // there was no time for all of them
    if (expected.signature == found.signature && expected.wins == found.wins) return;
    verdict_.agrees = false;
    verdict_.why = "whole playouts of native code are others than the interpreter's";
  }

  bool is_over() const { return processor_time() > end_ || (stopped_ && stopped_()); }

  void play(int playout) {
    const auto seed =
        static_cast<std::uint64_t>(order_.seed) * 1'000'003 + static_cast<std::uint64_t>(playout);
    for (Way& way : ways_) {
      way.table->reseed(seed);
      way.table->start();
    }
    Random random(seed);
    for (int ply = 0; ply < order_.max_plies; ++ply) {
      if (!same_states(ply) || engine::is_over(ways_[0].table->machine()) || is_over()) break;
      for (Way& way : ways_) way.moves = sorted_moves(way.table->machine(), names_);
      if (!same_moves(ply)) return;
      const auto count = static_cast<int>(ways_[0].moves.size());
      if (count == 0) break;
      const auto chosen = static_cast<size_t>(random.below(count));
      for (Way& way : ways_) way.table->apply(way.moves[chosen]);
      ++verdict_.plies;
    }
    ++verdict_.playouts;
  }

  bool same_states(int ply) {
    for (const Way& way : ways_)
      if (!same_state(way, ways_[0])) return differ(way, ply, "another state");
    return true;
  }

  // The layout follows from what the passes leave: where it differs, what people see of the state is
  // compared.
  static bool same_state(const Way& a, const Way& b) {
    if (a.table->machine().layout == b.table->machine().layout)
      return a.table->comparable_state() == b.table->comparable_state();
    return engine::state_text(a.table->machine()) == engine::state_text(b.table->machine());
  }

  bool same_moves(int ply) {
    for (const Way& way : ways_)
      if (!std::ranges::equal(way.moves, ways_[0].moves,
                              [&](const Move& a, const Move& b) { return same_move(way, a, ways_[0], b); }))
        return differ(way, ply, "other legal moves (" + first_difference(way.moves, ways_[0].moves) + ")");
    return true;
  }

  // A pass may leave a kind of moves less to remember; what both remember must be the same.
  bool same_move(const Way& one, const Move& a, const Way& other, const Move& b) const {
    const auto captures = [](const Way& way, const Move& move) -> const std::vector<ir::Reg>& {
      return way.table->machine().program.kinds[move.kind].captures;
    };
    if (name_of_kind(names_, a.kind) != name_of_kind(names_, b.kind)) return false;
    Move as_named = a;
    as_named.kind = b.kind;
    if (captures(one, a) == captures(other, b)) return as_named == b;
    return a.mover == b.mover && a.from == b.from && a.to == b.to;
  }

  bool differ(const Way& way, int ply, const std::string& what) {
    verdict_.agrees = false;
    verdict_.why = way.name + ": " + what + " than with " + ways_[0].name + " after ply " +
                   std::to_string(ply) + " of playout " + std::to_string(verdict_.playouts);
    return false;
  }

  AgreeOrder order_;
  const std::function<bool()>& stopped_;
  double end_;
  std::vector<Way> ways_;
  KindNames names_;  // of the rules as they were written
  AgreeVerdict verdict_;
};

}  // namespace

AgreeVerdict agree(const std::string& file, const AgreeOrder& order, const std::function<bool()>& stopped) {
  const Result<std::string> text = read_file(file);
  if (!text) {
    AgreeVerdict verdict;
    verdict.why = to_text(text.diagnostics);
    return verdict;
  }
  return Agreement(file, *text, order, stopped).run();
}

}  // namespace ludens::conform
