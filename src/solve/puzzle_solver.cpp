#include "solve/puzzle_solver.h"

#include "solve/puzzle_clauses.h"
#include "solve/puzzle_space.h"

namespace ludens::solve {

namespace {

// Ends a search after so many failures, or when nobody waits for it.
class PuzzleStop : public Gecode::Search::Stop {
 public:
  PuzzleStop(std::uint64_t most_failures, const std::function<bool()>& goes_on)
      : most_failures_(most_failures), goes_on_(goes_on) {}
  bool stop(const Gecode::Search::Statistics& so_far, const Gecode::Search::Options&) override {
    if (goes_on_ && ++asked_ % 64 == 0 && !goes_on_()) was_told_ = true;
    return was_told_ || so_far.fail > most_failures_;
  }
  bool was_told() const { return was_told_; }

 private:
  std::uint64_t most_failures_;
  const std::function<bool()>& goes_on_;
  std::uint64_t asked_ = 0;
  bool was_told_ = false;
};

bool has_all(const ValueSet& values, const Gecode::IntVar& of) {
  for (Gecode::IntVarValues value(of); value(); ++value)
    if (!values.test(static_cast<size_t>(value.val()))) return false;
  return true;
}

void narrow(PuzzleSpace& space, std::span<const ValueSet> start) {
  for (int i = 0; i < space.sites.size(); ++i) {
    const ValueSet& values = start[static_cast<size_t>(i)];
    if (values.none() && !space.sites[i].assigned()) return space.fail();
    if (values.none()) continue;  // it is never filled
    if (values.count() == 1)
      Gecode::rel(space, space.sites[i], Gecode::IRT_EQ, static_cast<int>(values._Find_first()));
    else if (!has_all(values, space.sites[i]))
      Gecode::dom(space, space.sites[i], domain_of(values));
  }
}

// Takes away each value that leads to a dead end at once, for as long as there are such. Propagation that is
// weak by itself sees far with this, and it is worth its time where searching in order has failed. False
// where a site is left without value, or nobody waits any more.
class Shaving {
 public:
  Shaving(PuzzleSpace& space, const std::function<bool()>& goes_on) : space_(space), goes_on_(goes_on) {}

  bool run() {
    int unchanged = 0;
    for (int i = 0; unchanged < space_.sites.size(); i = (i + 1) % space_.sites.size()) {
      if (space_.status() == Gecode::SS_FAILED) return false;
      if (goes_on_ && !goes_on_()) return true;
      unchanged = shave(i) ? 0 : unchanged + 1;
    }
    return space_.status() != Gecode::SS_FAILED;
  }

 private:
  bool shave(int site) {
    if (space_.sites[site].assigned()) return false;
    std::vector<int> values;
    for (Gecode::IntVarValues value(space_.sites[site]); value(); ++value) values.push_back(value.val());
    bool is_changed = false;
    for (const int value : values) {
      const std::unique_ptr<PuzzleSpace> trial(static_cast<PuzzleSpace*>(space_.clone()));
      Gecode::rel(*trial, trial->sites[site], Gecode::IRT_EQ, value);
      if (trial->status() != Gecode::SS_FAILED) continue;
      Gecode::rel(space_, space_.sites[site], Gecode::IRT_NQ, value);
      is_changed = true;
      if (space_.status() == Gecode::SS_FAILED) break;
    }
    return is_changed;
  }

  PuzzleSpace& space_;
  const std::function<bool()>& goes_on_;
};

constexpr int kFew = 4;                             // solutions: whoever wants more wants all
constexpr std::uint64_t kOrderlyFailures = 20'000;  // then luck and restarts do better
constexpr std::uint64_t kAnyNumber = ~std::uint64_t{0};

class Searching {
 public:
  Searching(const PuzzleConstraints& puzzle, const PuzzleSpace& root, std::span<const ValueSet> start,
            const PuzzleSearch& search)
      : puzzle_(puzzle), start_(start), search_(search), root_(root) {}

  // First one value after the other. Where that takes long and few solutions are wanted, with restarts.
  PuzzleSolutions run() {
    const bool may_restart = search_.most <= kFew;
    if (look_in_order(may_restart ? kOrderlyFailures : kAnyNumber) || !may_restart || !shave())
      return std::move(out_);
    while (wants_more() && !out_.was_stopped && look_with_restarts()) {
    }
    return std::move(out_);
  }

 private:
  bool wants_more() const { return static_cast<int>(out_.found.size()) < search_.most && !out_.is_all; }
  std::unique_ptr<PuzzleSpace> begun() const {
    std::unique_ptr<PuzzleSpace> space(static_cast<PuzzleSpace*>(root_.clone()));
    narrow(*space, start_);
    return space;
  }
  bool take(const PuzzleValues& values) {
    if (search_.accepts && !search_.accepts(values)) return false;
    out_.found.push_back(values);
    if (search_.most == 2 && out_.found.size() == 1 && search_.others) take_other(search_.others(values));
    return true;
  }
  // To know that there is another one: which are left out then does not matter.
  void take_other(const std::vector<PuzzleValues>& others) {
    for (const PuzzleValues& other : others) {
      if (other == out_.found[0] || !is_within_start(other)) continue;
      return out_.found.push_back(other);
    }
  }
  bool is_within_start(const PuzzleValues& values) const {
    for (size_t i = 0; i < values.size(); ++i)
      if (start_[i].any() && !start_[i].test(static_cast<size_t>(values[i]))) return false;
    return true;
  }

  // False where it was cut off.
  bool look_in_order(std::uint64_t most_failures) {
    const std::unique_ptr<PuzzleSpace> space = begun();
    if (search_.seed != 0)
      space->branch_by_luck(static_cast<unsigned>(search_.seed));
    else
      space->branch_in_order();
    PuzzleStop stop(most_failures, search_.goes_on);
    Gecode::Search::Options options;
    options.stop = &stop;
    Gecode::DFS<PuzzleSpace> search(space.get(), options);
    while (wants_more()) {
      const std::unique_ptr<PuzzleSpace> next(search.next());
      if (!next) break;
      take(next->values());
    }
    out_.failures += search.statistics().fail;
    out_.was_stopped = stop.was_told();
    if (wants_more() && !search.stopped()) out_.is_all = true;
    return !search.stopped();
  }

  // False where that was enough: there is no solution.
  bool shave() {
    shaved_ = begun();
    if (Shaving(*shaved_, search_.goes_on).run()) return true;
    out_.is_all = true;
    return false;
  }

  // One more solution than are known; false where there is none.
  bool look_with_restarts() {
    const std::unique_ptr<PuzzleSpace> space(static_cast<PuzzleSpace*>(shaved_->clone()));
    Poster poster(*space, puzzle_);
    for (const PuzzleValues& known : out_.found) poster.differ_from(known);
    for (const PuzzleValues& known : refused_) poster.differ_from(known);
    PuzzleStop stop(kAnyNumber, search_.goes_on);
    Gecode::Search::Options options;
    options.stop = &stop;
    options.cutoff = Gecode::Search::Cutoff::geometric(500, 1.3);
    Gecode::RBS<PuzzleSpace, Gecode::DFS> search(space.get(), options);
    const std::unique_ptr<PuzzleSpace> next(search.next());
    out_.failures += search.statistics().fail;
    out_.was_stopped = stop.was_told();
    if (!next) {
      out_.is_all = !out_.was_stopped;
      return false;
    }
    if (!take(next->values())) refused_.push_back(next->values());
    return true;
  }

  const PuzzleConstraints& puzzle_;
  std::span<const ValueSet> start_;
  const PuzzleSearch& search_;
  const PuzzleSpace& root_;
  PuzzleSolutions out_;
  std::vector<PuzzleValues> refused_;  // by the rules
  std::unique_ptr<PuzzleSpace> shaved_;
};

}  // namespace

struct PuzzleSolver::Root {
  explicit Root(const PuzzleConstraints& given)
      : puzzle(given), clauses(PuzzleClauses::of(given)), space(given) {
    Poster poster(space, puzzle);
    for (const Demand& demand : puzzle.demands) poster.demand(demand);
    is_failed = space.status() == Gecode::SS_FAILED;
  }
  const PuzzleConstraints puzzle;
  const std::unique_ptr<PuzzleClauses> clauses;  // null where the puzzle is not of that kind
  PuzzleSpace space;
  bool is_failed = false;
};

PuzzleSolver::PuzzleSolver(const PuzzleConstraints& puzzle) : root_(std::make_unique<Root>(puzzle)) {}
PuzzleSolver::~PuzzleSolver() = default;

PuzzleSolutions PuzzleSolver::solve(std::span<const ValueSet> start, const PuzzleSearch& search) const {
  if (root_->is_failed) return {.found = {}, .is_all = true};
  if (root_->clauses && search.most <= kFew) return root_->clauses->solve(start, search);
  return Searching(root_->puzzle, root_->space, start, search).run();
}

std::optional<std::vector<ValueSet>> PuzzleSolver::narrowed(std::span<const ValueSet> start) const {
  if (root_->is_failed) return std::nullopt;
  const std::unique_ptr<PuzzleSpace> space(static_cast<PuzzleSpace*>(root_->space.clone()));
  narrow(*space, start);
  if (space->status() == Gecode::SS_FAILED) return std::nullopt;
  std::vector<ValueSet> out(start.size());
  for (int i = 0; i < space->sites.size(); ++i)
    for (Gecode::IntVarValues value(space->sites[i]); value(); ++value)
      out[static_cast<size_t>(i)].set(static_cast<size_t>(value.val()));
  return out;
}

}  // namespace ludens::solve
