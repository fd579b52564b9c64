// puzzle_logic.h - whether a demand of a puzzle is met, as far as one can see from what each site may be; and
// the demand in words. Looks at one demand at a time, as people do.
#pragma once

#include <span>
#include <string>

#include "engine/puzzle_constraints.h"

namespace ludens::solve {

using engine::Demand;
using engine::PuzzleConstraints;
using engine::ValueSet;

enum class Truth : std::uint8_t { False, Open, True };

// `may` is by site; none of the sets is empty.
Truth truth_of(const Demand& demand, std::span<const ValueSet> may);

// Rules may name values that no site can have.
inline bool has_value(const ValueSet& values, int value) {
  return value >= 0 && value < engine::kMostValues && values.test(static_cast<size_t>(value));
}
inline bool is_only(const ValueSet& values, int value) {
  return values.count() == 1 && has_value(values, value);
}
inline ValueSet only(int value) {
  ValueSet out;
  out.set(static_cast<size_t>(value));
  return out;
}
inline int least_of(const ValueSet& values) {
  return static_cast<int>(values._Find_first());
}
int most_of(const ValueSet& values);

// Calls visit(value) for each; ends early and returns true where that returns true.
template <class Visit>
bool for_each_value(const ValueSet& values, Visit visit) {
  for (size_t value = values._Find_first(); value < values.size(); value = values._Find_next(value))
    if (visit(static_cast<int>(value))) return true;
  return false;
}

// All sites that the demand is about, each once, ascending.
std::vector<int> sites_of(const Demand& demand);

// How people say it.
class PuzzleWords {
 public:
  PuzzleWords(const ir::Equipment& equipment, geometry::SiteType type) : equipment_(equipment), type_(type) {}

  std::string site(int site) const;
  std::string sites(const std::vector<int>& sites) const;  // "A1, A2 and A3"; of many, how many
  std::string place(const Demand& demand) const;           // "row 3", or its sites
  std::string demand(const Demand& demand) const;          // "row 3 adds up to 15"
  // Why the site cannot have the value: what the demand says, or who has it already.
  std::string reason(const Demand& demand, int site, int value, std::span<const ValueSet> may) const;

 private:
  std::string comparison(const Demand& demand, const char* how) const;

  const ir::Equipment& equipment_;
  geometry::SiteType type_;
};

}  // namespace ludens::solve
