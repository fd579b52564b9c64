#include "solve/puzzle_logic.h"

#include <algorithm>

#include "engine/site_label.h"

namespace ludens::solve {

namespace {

using Kind = Demand::Kind;
using Relation = Demand::Relation;

Truth opposite(Truth truth) {
  return truth == Truth::Open ? Truth::Open : truth == Truth::True ? Truth::False : Truth::True;
}

class Judging {
 public:
  explicit Judging(std::span<const ValueSet> may) : may_(may) {}

  Truth of(const Demand& d) const {
    switch (d.kind) {
      case Kind::Never:
        return Truth::False;
      case Kind::Differ:
        return differ(d);
      case Kind::Count:
        return count(d);
      case Kind::Sum:
        return sum(d);
      case Kind::Compare:
        return compare(d);
      case Kind::All:
        return all(d, Truth::False, Truth::True);
      case Kind::Any:
        return all(d, Truth::True, Truth::False);
      case Kind::Not:
        return opposite(of(d.parts[0]));
    }
    return Truth::Open;
  }

 private:
  const ValueSet& may(int site) const { return may_[static_cast<size_t>(site)]; }

  // One part that is `decisive` decides; without one, all must be the other way.
  Truth all(const Demand& d, Truth decisive, Truth otherwise) const {
    Truth out = otherwise;
    for (const Demand& part : d.parts) {
      const Truth truth = of(part);
      if (truth == decisive) return decisive;
      if (truth == Truth::Open) out = Truth::Open;
    }
    return out;
  }

  Truth differ(const Demand& d) const {
    ValueSet seen;
    bool is_known = true;
    for (const int site : d.sites) {
      if (may(site).count() > 1) {
        is_known = false;
        continue;
      }
      const int value = least_of(may(site));
      if (std::ranges::count(d.values, value)) continue;
      if (value == 0 || seen.test(static_cast<size_t>(value))) return Truth::False;
      seen.set(static_cast<size_t>(value));
    }
    return is_known ? Truth::True : Truth::Open;
  }
  static Truth between(int least, int wanted, int most) {
    if (wanted < least || wanted > most) return Truth::False;
    return least == most ? Truth::True : Truth::Open;
  }
  Truth count(const Demand& d) const {
    int surely = 0, perhaps = 0;
    for (const int site : d.sites) {
      surely += is_only(may(site), d.values[0]);
      perhaps += has_value(may(site), d.values[0]);
    }
    return between(surely, d.number, perhaps);
  }
  Truth sum(const Demand& d) const {
    int least = 0, most = 0;
    for (const int site : d.sites) {
      least += least_of(may(site));
      most += most_of(may(site));
    }
    return between(least, d.number, most);
  }
  Truth compare(const Demand& d) const {
    const ValueSet& a = may(d.sites[0]);
    if (d.sites.size() > 1) return compare(a, d.relation, may(d.sites[1]));
    if (d.number >= 0 && d.number < engine::kMostValues) {
      ValueSet number;
      number.set(static_cast<size_t>(d.number));
      return compare(a, d.relation, number);
    }
    const bool is_below = d.number < 0;  // of all values
    switch (d.relation) {
      case Relation::Equal:
        return Truth::False;
      case Relation::Unequal:
        return Truth::True;
      default:
        return is_below ? Truth::False : Truth::True;
    }
  }
  static Truth compare(const ValueSet& a, Relation relation, const ValueSet& b) {
    switch (relation) {
      case Relation::Equal:
        if ((a & b).none()) return Truth::False;
        return a.count() == 1 && b.count() == 1 ? Truth::True : Truth::Open;
      case Relation::Unequal:
        return opposite(compare(a, Relation::Equal, b));
      case Relation::Less:
        if (least_of(a) >= most_of(b)) return Truth::False;
        return most_of(a) < least_of(b) ? Truth::True : Truth::Open;
      default:
        return opposite(compare(b, Relation::Less, a));
    }
  }

  std::span<const ValueSet> may_;
};

void add_sites(const Demand& demand, std::vector<int>& out) {
  out.insert(out.end(), demand.sites.begin(), demand.sites.end());
  for (const Demand& part : demand.parts) add_sites(part, out);
}

}  // namespace

Truth truth_of(const Demand& demand, std::span<const ValueSet> may) {
  return Judging(may).of(demand);
}

int most_of(const ValueSet& values) {
  int most = -1;
  for_each_value(values, [&](int value) {
    most = value;
    return false;
  });
  return most;
}

std::vector<int> sites_of(const Demand& demand) {
  std::vector<int> out;
  add_sites(demand, out);
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// A bare number would be taken for a value.
std::string PuzzleWords::site(int site) const {
  constexpr const char* kTypes[] = {"cell ", "edge ", "vertex "};
  const std::string label = engine::site_label(equipment_, type_, site);
  const bool is_number = label.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? kTypes[static_cast<int>(type_)] + label : label;
}

std::string PuzzleWords::sites(const std::vector<int>& sites) const {
  constexpr size_t kMostNamed = 9;
  if (sites.size() > kMostNamed) return std::to_string(sites.size()) + " sites";
  std::string out;
  for (size_t i = 0; i < sites.size(); ++i) {
    if (i > 0) out += i + 1 == sites.size() ? " and " : ", ";
    out += site(sites[i]);
  }
  return out;
}

std::string PuzzleWords::place(const Demand& demand) const {
  return demand.name.empty() ? sites(demand.sites) : demand.name;
}

std::string PuzzleWords::comparison(const Demand& d, const char* how) const {
  return site(d.sites[0]) + how + (d.sites.size() > 1 ? site(d.sites[1]) : std::to_string(d.number));
}

std::string PuzzleWords::demand(const Demand& d) const {
  constexpr const char* kRelations[] = {" is ", " is not ", " is less than ", " is at most "};
  constexpr const char* kOpposites[] = {" is not ", " is ", " is at least ", " is more than "};
  switch (d.kind) {
    case Kind::Differ:
      return "the values of " + place(d) + " differ";
    case Kind::Count:
      return std::to_string(d.number) + " of " + place(d) + (d.number == 1 ? " is " : " are ") +
             std::to_string(d.values[0]);
    case Kind::Sum:
      return place(d) + (d.name.empty() && d.sites.size() > 1 ? " add" : " adds") + " up to " +
             std::to_string(d.number);
    case Kind::Compare:
      return comparison(d, kRelations[static_cast<int>(d.relation)]);
    case Kind::Not:
      return d.parts[0].kind == Kind::Compare
                 ? comparison(d.parts[0], kOpposites[static_cast<int>(d.parts[0].relation)])
                 : "it is not so that " + demand(d.parts[0]);
    case Kind::All:
    case Kind::Any: {
      constexpr size_t kMostSaid = 3;
      if (d.parts.size() > kMostSaid) return "a rule about " + sites(sites_of(d));
      std::string out;
      for (size_t i = 0; i < d.parts.size(); ++i)
        out += (i == 0 ? "" : d.kind == Kind::All ? " and " : " or ") + demand(d.parts[i]);
      return out;
    }
    case Kind::Never:
      break;
  }
  return "no value is allowed";
}

std::string PuzzleWords::reason(const Demand& d, int where, int value, std::span<const ValueSet> may) const {
  if (d.kind == Kind::Differ)
    for (const int other : d.sites)
      if (other != where && is_only(may[static_cast<size_t>(other)], value)) return site(other) + " has it";
  return sites_of(d).size() == 1 ? "the rules say so" : demand(d);
}

}  // namespace ludens::solve
