#include "solve/expected.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "solve/chance_graph.h"
#include "solve/clock.h"
#include "solve/key_set.h"
#include "solve/refusals.h"
#include "solve/sample.h"

namespace ludens::solve {

namespace {

using engine::ChanceSuccessors;
using ChanceStatus = ChanceSuccessors::Status;

// Nobody waits for games that last longer on average.
constexpr double kMostPlies = 1e7;
constexpr double kMostPliesOfTable = 2 * kMostPlies;
constexpr int kMostIterations = 1'000'000;
// How far a number of plies may be from what follows from its successors before it is made larger by that
// much.
constexpr double kPliesOff = 1e-3;

std::string problem_of_chance(ChanceStatus status) {
  if (status == ChanceStatus::Ordered) return kOrdered;
  return "in one position there are too many moves or ways of chance, or they ask for too much";
}

class Expecting {
 public:
  Expecting(const std::shared_ptr<const engine::Game>& game, const engine::PackedState& packed,
            const ExpectedOptions& options, Expected& out)
      : game_(game),
        packed_(packed),
        options_(options),
        out_(out),
        successors_(*game, packed),
        keys_(packed.bits() > 64, kMostStates, ""),
        graph_(game->players()),
        began_(seconds_now()) {}

  // False where keys have no room for a position: state() is it.
  bool run() {
    if (!keys_.is_sound()) out_.problem = "there is no room to keep positions";
    if (is_done()) return true;
    const ChanceStatus status = explore();
    if (status == ChanceStatus::TooWide) return false;
    if (status != ChanceStatus::Fine) out_.problem = problem_of_chance(status);
    out_.states = keys_.size();
    if (!is_done()) find_values();
    return true;
  }
  const std::byte* state() { return successors_.state(); }

 private:
  static constexpr std::size_t kMostStates = std::size_t{1} << 31;

  bool is_done() const { return out_.was_stopped || !out_.problem.empty(); }
  std::size_t most_bytes() const {
    const auto pages = static_cast<std::size_t>(sysconf(_SC_AVPHYS_PAGES));
    return options_.most_bytes > 0 ? options_.most_bytes
                                   : pages / 2 * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  }
  void tell(std::size_t expanded, double change) {
    if (!options_.goes_on) return;
    const bool goes_on = options_.goes_on({.states = keys_.size(),
                                           .expanded = expanded,
                                           .iterations = out_.iterations,
                                           .change = change,
                                           .seconds = seconds_now() - began_});
    if (!goes_on) out_.was_stopped = true;
  }

  std::uint32_t id_of(const Key& key) {
    // Where there is none left, what is found from here on counts for nothing.
    if (keys_.needs_room() && !keys_.make_room())
      out_.problem = "there is room for no more than " + std::to_string(keys_.size()) + " positions";
    return is_done() ? 0 : keys_.add(key).id;
  }
  ChanceStatus explore() {
    keys_.make_room();
    if (const ChanceStatus status = successors_.starts(starts_); status != ChanceStatus::Fine) return status;
    for (const auto& start : starts_)
      if (!start.over) id_of(start.after);
    const std::size_t most = most_bytes();
    std::vector<ChanceSuccessors::Throw> throws;
    for (std::size_t id = 0; id < keys_.size() && !is_done(); ++id) {
      const Key key = keys_[static_cast<StateId>(id)];
      if (const ChanceStatus status = successors_.list(key, throws); status != ChanceStatus::Fine)
        return status;
      graph_.add(packed_.mover(key), throws, [&](const Key& after) { return id_of(after); });
      if ((id & 0xFF) == 0) tell(id, 0);
      if (options_.most_states > 0 && keys_.size() > options_.most_states)
        out_.problem = "there are more than " + std::to_string(options_.most_states) + " positions";
      if (graph_.bytes() + keys_.bytes() > most)
        out_.problem = "what there is room for is used up by " + std::to_string(keys_.size()) + " positions";
    }
    return ChanceStatus::Fine;
  }

  // --- values

  // Works each out from those that follow until none changes by more than that. What is found later follows
  // from what is found first, so the last ones come first.
  template <class WorkOut>
  bool repeat(std::vector<double>& values, double change_allowed, double most, WorkOut work_out) {
    for (int i = 0; i < kMostIterations && !out_.was_stopped; ++i) {
      double change = 0, largest = 0;
      for (std::size_t id = values.size(); id-- > 0;) {
        const double now = work_out(id);
        change = std::max(change, std::abs(now - values[id]));
        largest = std::max(largest, now);
        values[id] = now;
      }
      ++out_.iterations;
      tell(values.size(), change);
      if (change <= change_allowed) return !out_.was_stopped;
      if (largest > most) return false;
    }
    return false;
  }
  // Is there a set of positions in which play can be kept for ever?
  bool may_go_on() {
    std::vector<std::uint8_t> marked(graph_.size(), 1);
    for (bool changes = true; changes && !is_done();) {
      changes = false;
      tell(marked.size(), 0);
      for (std::size_t id = marked.size(); id-- > 0;) {
        if (!marked[id] || graph_.can_stay(id, marked)) continue;
        marked[id] = 0;
        changes = true;
      }
    }
    return std::ranges::find(marked, 1) != marked.end();
  }
  // Bounds of how long the game lasts; false where that is too long, or was stopped.
  bool find_plies() {
    plies_.assign(graph_.size(), 0);
    if (!repeat(plies_, kPliesOff, kMostPlies, [&](std::size_t id) { return graph_.plies(id, plies_); }))
      return false;
    // Grown from below, so each is too small by no more than what it still grows.
    double off = 0;
    for (std::size_t id = 0; id < plies_.size(); ++id)
      off = std::max(off, graph_.plies(id, plies_) - plies_[id]);
    for (double& plies : plies_) plies /= 1 - off;
    return off < 0.5 && longest() <= kMostPliesOfTable;
  }
  double longest() const { return plies_.empty() ? 0 : *std::ranges::max_element(plies_); }
  double off_by(const std::vector<double>& values) const {
    double off = 0;
    for (std::size_t id = 0; id < values.size(); ++id)
      off = std::max(off, std::abs(graph_.worth(id, values) - values[id]));
    return off;
  }
  double of_start(const std::vector<double>& values) {
    double sum = 0;
    for (const auto& start : starts_)
      sum += start.probability * (start.over ? ChanceGraph::worth_of_end(start.winner, game_->players())
                                             : values[id_of(start.after)]);
    return sum;
  }
  // Smaller changes than doubles can show are not waited for: how far off values are is told in any case.
  std::vector<double> values_from(double first, double tolerance) {
    constexpr double kLeastChange = 4e-16;
    const double change_allowed = std::max(tolerance, kLeastChange);
    std::vector<double> values(graph_.size(), first);
    if (!repeat(values, change_allowed, 2, [&](std::size_t id) { return graph_.worth(id, values); }) &&
        !out_.was_stopped)
      out_.problem = "values do not settle";
    return values;
  }

  void find_values() {
    out_.may_go_on = may_go_on();
    if (is_done()) return;
    if (out_.may_go_on) return find_bounds();
    if (!find_plies()) {
      if (!out_.was_stopped) out_.problem = "games can last for millions of plies";
      return;
    }
    // Each ply adds as much as values are off by.
    const std::vector<double> values = values_from(0.5, options_.tolerance / 2 / std::max(1.0, longest()));
    if (is_done()) return;
    out_.value = of_start(values);
    out_.plies = of_start_plies();
    out_.tolerance = off_by(values) * longest();
    std::vector<Key> keys;
    std::vector<Expectation> all;
    for (std::size_t id = 0; id < graph_.size(); ++id) {
      keys.push_back(keys_[static_cast<StateId>(id)]);
      all.push_back({values[id], plies_[id]});
    }
    out_.table.emplace(game_, packed_, keys, all);
  }
  double of_start_plies() {
    double sum = 0;
    for (const auto& start : starts_)
      if (!start.over) sum += start.probability * plies_[id_of(start.after)];
    return sum;
  }
  // What never ends is worth nothing to the first player, or all.
  void find_bounds() {
    out_.least = of_start(values_from(0, options_.tolerance / 1e3));
    if (!is_done()) out_.most = of_start(values_from(1, options_.tolerance / 1e3));
    out_.value = (out_.least + out_.most) / 2;
    out_.tolerance = (out_.most - out_.least) / 2;
  }

  const std::shared_ptr<const engine::Game>& game_;
  const engine::PackedState& packed_;
  const ExpectedOptions& options_;
  Expected& out_;
  ChanceSuccessors successors_;
  KeySet keys_;
  ChanceGraph graph_;
  ChanceSuccessors::Choice starts_;
  std::vector<double> plies_;
  const double began_;
};

}  // namespace

Expected solve_expected(const std::shared_ptr<const engine::Game>& game, const ExpectedOptions& options) {
  Expected out;
  out.problem = engine::PackedState::refusal(*game);
  if (!out.problem.empty()) return out;
  const double began = seconds_now();
  engine::Table table(*game);
  table.start();
  engine::PackedState packed(table.machine());
  // Where numbers turn out to be larger than keys have room for, all begins anew with wider ones.
  for (;;) {
    sample_keys(*game, packed);
    out = {};
    out.bits = packed.bits();
    if (!packed.fits()) {
      out.problem = too_many_bits(packed);
      return out;
    }
    Expecting expecting(game, packed, options, out);
    const bool is_done = expecting.run();
    out.seconds = seconds_now() - began;
    if (is_done) return out;
    if (packed.widen(expecting.state())) continue;
    out.problem = kNoRoomForOne;
    return out;
  }
}

// --- tables

ExpectedTable::ExpectedTable(std::shared_ptr<const engine::Game> game, const engine::PackedState& packed,
                             const std::vector<Key>& keys, const std::vector<Expectation>& all) {
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return keys[i]; });
  keys_ = KeyTable(std::move(game), packed, Symmetry(), keys.size(),
                   [&](std::size_t i) { return keys[order[i]]; });
  all_.reserve(keys.size());
  for (const std::size_t i : order) all_.push_back(all[i]);
}

std::string ExpectedTable::write(const std::string& file) const {
  return keys_.write(file, kMagic, {all_.data(), sizeof(Expectation)});
}

std::optional<ExpectedTable> ExpectedTable::read(const std::shared_ptr<const engine::Game>& game,
                                                 const std::string& file, std::string& problem) {
  ExpectedTable table;
  std::vector<std::uint8_t> records;
  if (!table.keys_.read(game, file, kMagic, sizeof(Expectation), records, problem)) return {};
  table.all_.resize(table.keys_.size());
  std::memcpy(table.all_.data(), records.data(), records.size());
  return table;
}

const Expectation* ExpectedTable::find(const Key& key) const {
  const std::optional<std::size_t> at = keys_.find(key);
  return at ? &all_[*at] : nullptr;
}

bool ExpectedTable::has_start() const {
  ChanceSuccessors successors(keys_.game(), keys_.packed());
  ChanceSuccessors::Choice starts;
  return successors.starts(starts) == ChanceStatus::Fine &&
         std::ranges::all_of(starts, [&](const auto& start) { return start.over || find(start.after); });
}

// --- the checker

namespace {

class ExpectedChecker {
 public:
  explicit ExpectedChecker(const ExpectedTable& table)
      : table_(table), successors_(table.keys().game(), table.keys().packed()) {}

  // What is wrong with one position; empty where nothing is.
  std::string check(std::size_t i) {
    const Key key = table_.keys().key(i);
    const Expectation& here = table_[i];
    if (i > 0 && !(table_.keys().key(i - 1) < key)) return "is out of order";
    if (!std::isfinite(here.value) || !std::isfinite(here.plies) || here.plies < 0)
      return "has no such numbers";
    // Beyond that a ply is less than what rounding may hide.
    if (here.plies > kMostPliesOfTable) return "lasts too long for anything to be proven";
    if (table_.keys().packed().is_over(key)) return "is over";
    if (successors_.list(key, throws_) != ChanceStatus::Fine) return "has moves that no key holds";
    const bool is_first = table_.keys().packed().mover(key) == 1;
    double value = 0, plies = 0;
    for (const auto& one : throws_) {
      double best = 0, longest = 0;
      for (std::size_t c = 0; c < one.choices.size(); ++c) {
        double mean = 0, lasts = 0;
        for (const auto& outcome : one.choices[c]) {
          const Expectation* const after = outcome.over ? nullptr : table_.find(outcome.after);
          if (!after && !outcome.over) return "leads to one that is not in the table";
          mean += outcome.probability * (after ? after->value : worth_of_end(outcome.winner));
          lasts += outcome.probability * (after ? after->plies : 0);
        }
        if (c == 0 || (is_first ? mean > best : mean < best)) best = mean;
        longest = std::max(longest, lasts);
      }
      value += one.probability * best;
      plies += one.probability * longest;
    }
    if (here.plies < (1 + plies) * (1 - kRounding)) return "can last longer than the table says";
    off_ = std::max(off_, std::abs(value - here.value));
    longest_ = std::max(longest_, here.plies);
    return "";
  }
  // Sums of millions of plies are rounded, and so are their bounds.
  double off() const { return off_ * longest_ / (1 - kRounding * (1 + longest_)); }

 private:
  static constexpr double kRounding = 1e-9;
  double worth_of_end(int winner) const {
    return ChanceGraph::worth_of_end(winner, table_.keys().game().players());
  }

  const ExpectedTable& table_;
  ChanceSuccessors successors_;
  std::vector<ChanceSuccessors::Throw> throws_;
  double off_ = 0, longest_ = 0;
};

}  // namespace

std::optional<double> verify_expected(const ExpectedTable& table, std::string& problem,
                                      const std::function<bool(std::size_t)>& goes_on) {
  ExpectedChecker checker(table);
  problem = "a start position is not in the table";
  if (!table.has_start()) return {};
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (const std::string wrong = checker.check(i); !wrong.empty()) {
      problem = "position " + std::to_string(i) + " " + wrong;
      return {};
    }
    problem = "stopped";
    if ((i & 0xFFF) == 0 && goes_on && !goes_on(i)) return {};
  }
  problem.clear();
  return checker.off();
}

}  // namespace ludens::solve
