// groups.h - sites that hang together: floods over the steps of given directions.
//
// Directions that are the same everywhere are worked out once per game, as a table of neighbours; others are
// asked at each site.
#pragma once

#include "interpreter/ways.h"

namespace ludens::interpreter {

// Where one step leads from each site; a site may occur more than once.
struct StepTable {
  std::vector<std::int32_t> first;  // by site, and one past the last
  std::vector<std::int32_t> to;
  bool linked = false;  // the state keeps the groups (runtime/links.h)
};

// The table for the directions among the node's operands; null where they depend on the state. For attributes
// that begin with the site type.
std::shared_ptr<const void> prepare_step_table(const Prepared& prepared, const Code& c);

// Calls visit(site) for each step from the site; visit returns true to stop.
template <class Visit>
bool for_each_step(Machine& m, const Code& c, const Code* directions, int site, Visit visit) {
  if (c.data) {
    const auto& table = *static_cast<const StepTable*>(c.data);
    const std::int32_t end = table.first[static_cast<size_t>(site) + 1];
    for (std::int32_t i = table.first[static_cast<size_t>(site)]; i < end; ++i)
      if (visit(table.to[static_cast<size_t>(i)])) return true;
    return false;
  }
  std::uint64_t mask = 0;
  {
    const Bind from(m, Reg::From, site);
    mask = m.dirs(directions);
  }
  return for_each_neighbour(m, static_cast<geometry::SiteType>(c.imm[0]), site, mask, visit);
}

// A group as it grows: its sites in the order in which they were found, and as a set.
class Flood {
 public:
  explicit Flood(Machine& m) : m_(m), found_(m) { clear_words(set_, m.words); }

  void clear() {
    clear_words(set_, m_.words);
    found_.list.clear();
  }
  void start(int site) {
    clear();
    add(site);
  }
  void add(int site) {
    set_bit(set_, site);
    found_.list.push_back(site);
  }
  bool has(int site) const { return test_bit(set_, site); }
  const SetWord* set() const { return set_; }
  const std::vector<int>& sites() const { return found_.list; }
  int size() const { return static_cast<int>(found_.list.size()); }

  // Grows by every neighbour that `belongs`; belongs(site) is asked once per step.
  template <class Belongs>
  void spread(const Code& c, const Code* directions, Belongs belongs) {
    for (size_t i = 0; i < found_.list.size(); ++i)
      for_each_step(m_, c, directions, found_.list[i], [&](int to) {
        if (!has(to) && belongs(to)) add(to);
        return false;
      });
  }

 private:
  Machine& m_;
  SetWord set_[kMaxWords];
  ScratchList found_;
};

inline int top_what(const Space& s, int site) {
  return s.what[runtime::top_index(s, site)];
}
inline int top_who(const Space& s, int site) {
  return s.who[runtime::top_index(s, site)];
}

}  // namespace ludens::interpreter
