#include "solve/puzzle_solver.h"

#include <algorithm>
#include <map>

#include <gecode/int.hh>
#include <gecode/search.hh>

#include "ludens/random.h"
#include "solve/puzzle_clauses.h"

namespace ludens::solve {

namespace {

using engine::Demand;
using Kind = Demand::Kind;

std::vector<int> list_of(const ValueSet& set) {
  std::vector<int> out;
  for (size_t value = set._Find_first(); value < set.size(); value = set._Find_next(value))
    out.push_back(static_cast<int>(value));
  return out;
}

Gecode::IntSet domain_of(const ValueSet& set) {
  const std::vector<int> values = list_of(set);
  return Gecode::IntSet(values.data(), static_cast<int>(values.size()));
}

Gecode::IntRelType relation_of(Demand::Relation relation) {
  switch (relation) {
    case Demand::Relation::Equal:
      return Gecode::IRT_EQ;
    case Demand::Relation::Unequal:
      return Gecode::IRT_NQ;
    case Demand::Relation::Less:
      return Gecode::IRT_LE;  // Gecode's "less"
    default:
      return Gecode::IRT_LQ;
  }
}

// The values of all sites, to be searched.
class PuzzleSpace : public Gecode::Space {
 public:
  explicit PuzzleSpace(const PuzzleConstraints& puzzle)
      : sites(*this, static_cast<int>(puzzle.start.size())) {
    for (int i = 0; i < sites.size(); ++i) {
      sites[i] = puzzle.is_filled(i) ? Gecode::IntVar(*this, puzzle.least, puzzle.most)
                                     : Gecode::IntVar(*this, 0, 0);
    }
  }
  PuzzleSpace(PuzzleSpace& other) : Space(other) { sites.update(*this, other.sites); }
  Space* copy() override { return new PuzzleSpace(*this); }

  // Each restart has luck of its own.
  bool slave(const Gecode::MetaInfo& info) override {
    if (info.type() == Gecode::MetaInfo::RESTART) branch_by_luck(static_cast<unsigned>(info.restart()) + 1);
    return true;
  }

  void branch_in_order() {
    // What fills a site says more than what leaves it empty.
    const bool is_binary =
        std::ranges::all_of(sites, [](const Gecode::IntVar& site) { return site.max() <= 1; });
    branch(*this, sites, Gecode::INT_VAR_SIZE_MIN(),
           is_binary ? Gecode::INT_VAL_MAX() : Gecode::INT_VAL_MIN());
  }
  void branch_by_luck(unsigned seed) {
    // Our own dice: Gecode's are never given back where a search is broken off.
    const auto by_luck = [seed](const Gecode::Space&, const Gecode::IntVar& site, int i) {
      const std::uint64_t luck =
          mix64((std::uint64_t{seed} << 32) + static_cast<std::uint64_t>(i) * 64 + site.size());
      auto left = static_cast<int>(luck % site.size());
      Gecode::IntVarValues value(site);
      while (left-- > 0) ++value;
      return value.val();
    };
    branch(*this, sites, Gecode::INT_VAR_AFC_SIZE_MAX(0.99), Gecode::INT_VAL(by_luck));
  }

  PuzzleValues values() const {
    PuzzleValues out;
    for (const Gecode::IntVar& site : sites) out.push_back(site.val());
    return out;
  }

  Gecode::IntVarArray sites;
};

// A number of the rules that no sum of values comes near to says the same as another one; the library has
// limits.
int within_limits(int number) {
  constexpr int kFar = 1'000'000'000;
  return std::clamp(number, -kFar, kFar);
}

// Puts demands into a space.
class Poster {
 public:
  Poster(PuzzleSpace& space, const PuzzleConstraints& puzzle)
      : space_(space), is_binary_(puzzle.least == 0 && puzzle.most == 1) {}

  void demand(const Demand& d) {
    switch (d.kind) {
      case Kind::Never:
        return space_.fail();
      case Kind::Differ:
        return differ(d);
      case Kind::Count:
        return count_is(d, Gecode::IntSet(within_limits(d.number), within_limits(d.number)));
      case Kind::Sum:
        return Gecode::linear(space_, vars(d), Gecode::IRT_EQ, within_limits(d.number));
      case Kind::Compare:
        return compare(d);
      case Kind::All:
        for (const Demand& part : d.parts) demand(part);
        return;
      case Kind::Any:
        return any(d);
      case Kind::Not:
        return Gecode::rel(space_, holds(d.parts[0]), Gecode::IRT_EQ, 0);
    }
  }

  // Not these values once more.
  void differ_from(const PuzzleValues& known) {
    Gecode::BoolVarArgs any;
    for (int i = 0; i < space_.sites.size(); ++i)
      if (!space_.sites[i].assigned()) {
        Gecode::BoolVar differs(space_, 0, 1);
        Gecode::rel(space_, space_.sites[i], Gecode::IRT_NQ, known[static_cast<size_t>(i)], differs);
        any << differs;
      }
    Gecode::rel(space_, Gecode::BOT_OR, any, 1);
  }

 private:
  Gecode::IntVar site(int number) const { return space_.sites[number]; }
  Gecode::IntVarArgs vars(const Demand& d) const {
    Gecode::IntVarArgs out;
    for (const int one : d.sites) out << site(one);
    return out;
  }
  static bool has_repeated_sites(std::vector<int> sites) {
    std::ranges::sort(sites);
    return std::ranges::adjacent_find(sites) != sites.end();
  }

  // --- demanded

  void compare(const Demand& d) {
    if (d.sites.size() == 1)
      Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), within_limits(d.number));
    else
      Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), site(d.sites[1]));
  }

  void differ(const Demand& d) {
    if (has_repeated_sites(d.sites)) return Gecode::rel(space_, holds(d), Gecode::IRT_EQ, 1);
    if (!std::ranges::count(d.values, 0))
      for (const int one : d.sites) Gecode::rel(space_, site(one), Gecode::IRT_NQ, 0);
    if (!touches(d)) return Gecode::distinct(space_, vars(d), Gecode::IPL_DOM);
    for (const int value : counted_values(d)) Gecode::count(space_, vars(d), value, Gecode::IRT_LQ, 1);
  }
  // Can one of the sites have a value that does not count?
  bool touches(const Demand& d) const {
    return std::ranges::any_of(d.sites, [&](int one) {
      return std::ranges::any_of(d.values, [&](int value) { return site(one).in(value); });
    });
  }
  // Those that may occur once, 0 apart.
  std::vector<int> counted_values(const Demand& d) const {
    std::vector<int> out;
    for (const int one : d.sites)
      for (Gecode::IntVarValues value(site(one)); value(); ++value)
        if (value.val() != 0 && !std::ranges::count(d.values, value.val())) out.push_back(value.val());
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }

  void count_is(const Demand& d, const Gecode::IntSet& numbers) {
    const Gecode::IntVar count(space_, 0, static_cast<int>(d.sites.size()));
    Gecode::dom(space_, count, numbers);
    if (is_binary_ && d.values[0] == 1) return Gecode::linear(space_, vars(d), Gecode::IRT_EQ, count);
    Gecode::count(space_, vars(d), within_limits(d.values[0]), Gecode::IRT_EQ, count);
  }

  // One of several counts of the same is one constraint, and sees more than its parts.
  void any(const Demand& d) {
    const Demand& first = d.parts[0];
    const auto is_same_count = [&](const Demand& part) {
      return part.kind == Kind::Count && part.sites == first.sites && part.values == first.values;
    };
    if (std::ranges::all_of(d.parts, is_same_count)) {
      std::vector<int> numbers;
      for (const Demand& part : d.parts) numbers.push_back(within_limits(part.number));
      return count_is(first, Gecode::IntSet(numbers.data(), static_cast<int>(numbers.size())));
    }
    Gecode::rel(space_, Gecode::BOT_OR, all_hold(d.parts), 1);
  }

  // --- whether one holds, as a variable

  Gecode::BoolVarArgs all_hold(const std::vector<Demand>& parts) {
    Gecode::BoolVarArgs out;
    for (const Demand& part : parts) out << holds(part);
    return out;
  }
  // The site has the value.
  Gecode::BoolVar is(int number, int value) {
    const auto [known, is_new] = is_.try_emplace({number, value});
    if (is_new) {
      known->second = Gecode::BoolVar(space_, 0, 1);
      Gecode::rel(space_, site(number), Gecode::IRT_EQ, within_limits(value), known->second);
    }
    return known->second;
  }
  Gecode::BoolVarArgs each_is(const Demand& d, int value) {
    Gecode::BoolVarArgs out;
    for (const int one : d.sites) out << is(one, value);
    return out;
  }

  Gecode::BoolVar holds(const Demand& d) {
    if (d.kind == Kind::Compare && d.sites.size() == 1 && d.relation == Demand::Relation::Equal)
      return is(d.sites[0], d.number);
    Gecode::BoolVar out(space_, 0, 1);
    switch (d.kind) {
      case Kind::Never:
        Gecode::rel(space_, out, Gecode::IRT_EQ, 0);
        break;
      case Kind::Differ:
        Gecode::rel(space_, Gecode::BOT_AND, differs(d), out);
        break;
      case Kind::Count:
        Gecode::linear(space_, each_is(d, d.values[0]), Gecode::IRT_EQ, within_limits(d.number), out);
        break;
      case Kind::Sum:
        Gecode::linear(space_, vars(d), Gecode::IRT_EQ, within_limits(d.number), out);
        break;
      case Kind::Compare:
        if (d.sites.size() == 1)
          Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), within_limits(d.number), out);
        else
          Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), site(d.sites[1]), out);
        break;
      case Kind::All:
        Gecode::rel(space_, Gecode::BOT_AND, all_hold(d.parts), out);
        break;
      case Kind::Any:
        Gecode::rel(space_, Gecode::BOT_OR, all_hold(d.parts), out);
        break;
      case Kind::Not:
        Gecode::rel(space_, holds(d.parts[0]), Gecode::IRT_NQ, out);
        break;
    }
    return out;
  }
  // All of these: no value twice, none 0.
  Gecode::BoolVarArgs differs(const Demand& d) {
    Gecode::BoolVarArgs out;
    for (const int value : counted_values(d)) {
      Gecode::BoolVar once(space_, 0, 1);
      Gecode::linear(space_, each_is(d, value), Gecode::IRT_LQ, 1, once);
      out << once;
    }
    if (!std::ranges::count(d.values, 0))
      for (const int one : d.sites) {
        Gecode::BoolVar filled(space_, 0, 1);
        Gecode::rel(space_, site(one), Gecode::IRT_NQ, 0, filled);
        out << filled;
      }
    return out;
  }

  PuzzleSpace& space_;
  bool is_binary_;
  std::map<std::pair<int, int>, Gecode::BoolVar> is_;
};

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
