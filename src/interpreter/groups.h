// groups.h - sites that hang together: floods over the steps of given directions.
//
// Directions that are the same everywhere are worked out once per game, as a table of neighbours; others are
// asked at each site.
#pragma once

#include "interpreter/op_call.h"
#include "interpreter/ways.h"

namespace ludens::interpreter {

// Where one step leads from each site; a site may occur more than once.
struct StepTable {
  std::vector<std::int32_t> first;  // by site, and one past the last; empty: directions depend on the state
  std::vector<std::int32_t> to;

  bool is_known() const { return !first.empty(); }
  std::span<const std::int32_t> from(int site) const {
    const auto begin = static_cast<size_t>(first[static_cast<size_t>(site)]);
    const auto end = static_cast<size_t>(first[static_cast<size_t>(site) + 1]);
    return {to.data() + begin, end - begin};
  }
};

// The table for the directions of an op's node.
std::shared_ptr<const StepTable> make_step_table(const Prepared& game, const Code* directions, SiteType type);

template <const ir::OpRecord& op>
std::shared_ptr<const StepTable> prepare_steps(const Prepared& game, Self self) {
  return make_step_table(game, operand<op, "directions">(self.code), attribute<op, "type">(self.code));
}

// The steps that an op takes.
struct Steps {
  const StepTable& table;
  Lazy<Type::Dirs> directions;
  SiteType type;
};
// Those of a node that prepare_steps has prepared.
template <const ir::OpRecord& op>
Steps steps_of(const Code& c) {
  return {*static_cast<const StepTable*>(c.data), {operand<op, "directions">(c)}, attribute<op, "type">(c)};
}

// Calls visit(site) for each step from the site; visit returns true to stop.
template <class Visit>
bool for_each_step(Machine& m, const Steps& steps, int site, Visit visit) {
  if (steps.table.is_known()) {
    for (const std::int32_t to : steps.table.from(site))
      if (visit(to)) return true;
    return false;
  }
  std::uint64_t mask = 0;
  {
    const Bind from(m, Reg::From, site);
    mask = m.dirs(steps.directions);
  }
  return for_each_neighbour(m, steps.type, site, mask, visit);
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

  // Calls visit(site) for each step from each site, those added meanwhile included; visit returns true to
  // stop.
  template <class Visit>
  bool for_each_step_out(const Steps& steps, Visit visit) {
    for (size_t i = 0; i < found_.list.size(); ++i)
      if (for_each_step(m_, steps, found_.list[i], visit)) return true;
    return false;
  }

  // Grows by every neighbour that `belongs`; belongs(site) is asked once per step.
  template <class Belongs>
  void spread(const Steps& steps, Belongs belongs) {
    for_each_step_out(steps, [&](int to) {
      if (!has(to) && belongs(to)) add(to);
      return false;
    });
  }

 private:
  Machine& m_;
  SetWord set_[kMaxWords];
  ScratchList found_;
};

// The sites of the board where the condition holds of To.
inline void sites_where(Machine& m, SiteType type, Lazy<Type::Bool> condition, SetWord* out) {
  clear_words(out, m.words);
  const Bind to(m, Reg::To);
  const int count = m.board_sites(type);
  for (int site = 0; site < count; ++site) {
    to.slot = site;
    if (m.test(condition)) set_bit(out, site);
  }
}

inline int top_what(const Space& s, int site) {
  return s.what[runtime::top_index(s, site)];
}
inline int top_who(const Space& s, int site) {
  return s.who[runtime::top_index(s, site)];
}

}  // namespace ludens::interpreter
