// puzzle_space.h - a deduction puzzle as a space of Gecode: a variable for each site, a constraint for each
// demand.
//
// For puzzle_solver.cpp alone: the library's headers take long to read.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include <gecode/int.hh>
#include <gecode/search.hh>

#include "ludens/random.h"
#include "solve/puzzle_solver.h"

namespace ludens::solve {

using engine::Demand;

inline std::vector<int> list_of(const ValueSet& set) {
  std::vector<int> out;
  for (size_t value = set._Find_first(); value < set.size(); value = set._Find_next(value))
    out.push_back(static_cast<int>(value));
  return out;
}

inline Gecode::IntSet domain_of(const ValueSet& set) {
  const std::vector<int> values = list_of(set);
  return Gecode::IntSet(values.data(), static_cast<int>(values.size()));
}

inline Gecode::IntRelType relation_of(Demand::Relation relation) {
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
inline int within_limits(int number) {
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
      case Demand::Kind::Never:
        return space_.fail();
      case Demand::Kind::Differ:
        return differ(d);
      case Demand::Kind::Count:
        return count_is(d, Gecode::IntSet(within_limits(d.number), within_limits(d.number)));
      case Demand::Kind::Sum:
        return Gecode::linear(space_, vars(d), Gecode::IRT_EQ, within_limits(d.number));
      case Demand::Kind::Compare:
        return compare(d);
      case Demand::Kind::All:
        for (const Demand& part : d.parts) demand(part);
        return;
      case Demand::Kind::Any:
        return any(d);
      case Demand::Kind::Not:
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
      return part.kind == Demand::Kind::Count && part.sites == first.sites && part.values == first.values;
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
    if (d.kind == Demand::Kind::Compare && d.sites.size() == 1 && d.relation == Demand::Relation::Equal)
      return is(d.sites[0], d.number);
    Gecode::BoolVar out(space_, 0, 1);
    switch (d.kind) {
      case Demand::Kind::Never:
        Gecode::rel(space_, out, Gecode::IRT_EQ, 0);
        break;
      case Demand::Kind::Differ:
        Gecode::rel(space_, Gecode::BOT_AND, differs(d), out);
        break;
      case Demand::Kind::Count:
        Gecode::linear(space_, each_is(d, d.values[0]), Gecode::IRT_EQ, within_limits(d.number), out);
        break;
      case Demand::Kind::Sum:
        Gecode::linear(space_, vars(d), Gecode::IRT_EQ, within_limits(d.number), out);
        break;
      case Demand::Kind::Compare:
        if (d.sites.size() == 1)
          Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), within_limits(d.number), out);
        else
          Gecode::rel(space_, site(d.sites[0]), relation_of(d.relation), site(d.sites[1]), out);
        break;
      case Demand::Kind::All:
        Gecode::rel(space_, Gecode::BOT_AND, all_hold(d.parts), out);
        break;
      case Demand::Kind::Any:
        Gecode::rel(space_, Gecode::BOT_OR, all_hold(d.parts), out);
        break;
      case Demand::Kind::Not:
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

}  // namespace ludens::solve
