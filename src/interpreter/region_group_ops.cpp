// region_group_ops.cpp - groups of sites that a rule makes for itself, and boards with layers.
#include "interpreter/facing.h"
#include "interpreter/layers.h"

namespace ludens::interpreter {

namespace {

// How sites hang together.
struct GroupRule {
  Lazy<Type::Dirs> directions;
  Lazy<Type::Bool> belongs;   // absent: sites with the same piece as the first
  Lazy<Type::Bool> connects;  // absent: every step
  SiteType type;
};

// The group of the site; empty where that itself does not belong.
void flood_group(Machine& m, const GroupRule& rule, int start, Flood& group) {
  group.clear();
  const Space& s = m.space(rule.type);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To, start);
  if (rule.belongs && !m.test(rule.belongs)) return;
  const Bind stepped_from(m, Reg::Aux);
  from.slot = start;
  const int like = top_what(s, start);
  group.add(start);
  for (size_t next = 0; next < group.sites().size(); ++next) {
    const int site = group.sites()[next];
    stepped_from.slot = site;
    for_each_neighbour(m, rule.type, site, dirs_at(m, rule.directions, site), [&](int neighbour) {
      if (group.has(neighbour)) return false;
      to.slot = neighbour;
      if (rule.connects && !m.test(rule.connects)) return false;
      if (rule.belongs ? m.test(rule.belongs) : top_what(s, neighbour) == like) group.add(neighbour);
      return false;
    });
  }
}

void op_group_sites(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Dirs> directions,
                    Lazy<Type::Bool> belongs, Lazy<Type::Bool> connects, SiteType type) {
  const GroupRule rule{directions, belongs, connects, type};
  clear_words(out, m.words);
  Flood group(m);
  for_each_bit(sites, m.words, [&](int site) {
    if (!on_topology(m, type, site)) return false;
    flood_group(m, rule, site, group);
    for (const int member : group.sites()) set_bit(out, member);
    return false;
  });
}

// Calls visit(group) for each group that has one of the sites, the first of which is the group's first.
template <class Visit>
void for_each_group(Machine& m, const Words& sites, const GroupRule& rule, Visit visit) {
  Words left = sites;
  Flood group(m);
  const int count = m.prepared.board->count(rule.type);
  for (int site = 0; site < count && site < m.words * 64; ++site) {
    if (!test_bit(left, site)) continue;
    flood_group(m, rule, site, group);
    if (group.size() == 0) continue;
    visit(group);
    for (const int member : group.sites()) clear_bit(left.words, member);
  }
}

void op_group_origins(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Dirs> directions,
                      Lazy<Type::Bool> belongs, SiteType type) {
  clear_words(out, m.words);
  for_each_group(m, sites, {directions, belongs, {}, type},
                 [&](const Flood& group) { set_bit(out, group.sites()[0]); });
}

void op_list_group_sizes(Machine& m, std::vector<int>& out, const Words& sites, Lazy<Type::Dirs> directions,
                         Lazy<Type::Bool> belongs, Lazy<Type::Bool> connects, int least, SiteType type) {
  out.clear();
  for_each_group(m, sites, {directions, belongs, connects, type}, [&](const Flood& group) {
    if (group.size() >= least) out.push_back(group.size());
  });
}

// Calls visit() with Region bound to a site of each group and Grouping to the number; visit returns true to
// stop.
template <class Visit>
bool for_each_region(Machine& m, const Words& sites, int number, Visit visit) {
  const Bind region(m, Reg::Region);
  const Bind grouping(m, Reg::Grouping, number);
  return for_each_bit(sites, m.words, [&](int site) {
    region.slot = site;
    return visit();
  });
}

bool op_visit_groups(Machine& m, const Words& sites, Lazy<Type::Moves> moves, int number) {
  return for_each_region(m, sites, number, [&] { return m.generate(moves); });
}

bool op_every_group(Machine& m, const Words& sites, Lazy<Type::Bool> condition, int number) {
  return !for_each_region(m, sites, number, [&] { return !m.test(condition); });
}

// --- on boards with layers

bool op_is_covered(Machine& m, int site, SiteType type) {
  return on_topology(m, type, site) && is_covered(m, type, site);
}

bool op_is_roofed(Machine& m, int a, int b, SiteType type) {
  return on_topology(m, type, a) && on_topology(m, type, b) && roof_over(m, type, a, b).pieces >= 2;
}

}  // namespace

void add_region_group_ops(OpTable& t);

void add_region_group_ops(OpTable& t) {
  set_op<Op::GroupSites, op_group_sites>(t);
  set_op<Op::GroupOrigins, op_group_origins>(t);
  set_op<Op::ListGroupSizes, op_list_group_sizes>(t);
  set_op<Op::VisitGroups, op_visit_groups>(t);
  set_op<Op::EveryGroup, op_every_group>(t);
  set_op<Op::IsCovered, op_is_covered>(t);
  set_op<Op::IsRoofed, op_is_roofed>(t);
}

}  // namespace ludens::interpreter
