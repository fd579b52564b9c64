// puzzles.h - kernels of constraints of deduction puzzles (ir/ops/puzzles.h). What is open may still become
// anything.
#pragma once

#include "ir/codes.h"
#include "runtime/kernels/acts.h"
#include "runtime/kernels/lines.h"
#include "runtime/puzzle.h"

namespace ludens::kernels {

// Gathers values; is this one fine so far?
template <class List>
class Different {
 public:
  LUDENS_FN explicit Different(const List& excepted) : excepted_(excepted) {}

  LUDENS_FN bool takes(const runtime::Known& known) {
    if (!known.resolved || has(excepted_, known.value)) return true;
    if (known.value == 0 || test_bit(seen_, known.value)) return false;
    set_bit(seen_, known.value);
    return true;
  }

 private:
  const List& excepted_;
  SetWord seen_[runtime::kMaxDomainWords] = {};
};

// A total that may not be exceeded, and must be reached once everything is resolved.
struct Total {
  int sum = 0;
  bool complete = true;

  LUDENS_FN void add(const runtime::Known& known, int worth) {
    if (known.resolved)
      sum += worth;
    else
      complete = false;
  }
  LUDENS_FN bool can_be(int wanted) const { return complete ? sum == wanted : sum <= wanted; }
};

template <class World, class Type>
LUDENS_FN bool compare_known(const World& w, int first, int second, Type type, int comparison) {
  const runtime::Space& s = whole_space(w, type);
  const runtime::Known a = runtime::known_at(s, first);
  const runtime::Known b = runtime::known_at(s, second);
  if (!a.resolved || !b.resolved) return true;
  switch (static_cast<ir::Op::Comparison>(comparison)) {
    case ir::Op::Comparison::Less:
      return a.value < b.value;
    case ir::Op::Comparison::LessOrEqual:
      return a.value <= b.value;
    case ir::Op::Comparison::Greater:
      return a.value > b.value;
    case ir::Op::Comparison::GreaterOrEqual:
      return a.value >= b.value;
  }
  return true;
}

template <class World, class List, class Type>
LUDENS_FN bool known_differ(const World& w, const SetWord* sites, const List& except, Type type) {
  const runtime::Space& s = whole_space(w, type);
  Different<List> values(except);
  return !for_each_bit(sites, w.words, [&](int site) { return !values.takes(runtime::known_at(s, site)); });
}

// Can what is known of the sites still add up? Each known value counts as `worth` says.
template <class World, class Type, class Worth>
LUDENS_FN bool can_add_up(const World& w, const SetWord* sites, Type type, int wanted, Worth worth) {
  const runtime::Space& s = whole_space(w, type);
  Total total;
  for_each_bit(sites, w.words, [&](int site) {
    const runtime::Known known = runtime::known_at(s, site);
    total.add(known, worth(known.value));
    return false;
  });
  return total.can_be(wanted);
}
template <class World, class Type>
LUDENS_FN bool known_count(const World& w, const SetWord* sites, int value, int count, Type type) {
  return can_add_up(w, sites, type, count, [&](int known) { return known == value ? 1 : 0; });
}
template <class World, class Type>
LUDENS_FN bool known_sum(const World& w, const SetWord* sites, int total, Type type) {
  return can_add_up(w, sites, type, total, [](int known) { return known; });
}

// --- lines

// A line of known values: what is not known yet stands in none.
template <class List, class If>
struct KnownLine {
  const runtime::Space& s;
  const Rows& lines;
  int length;
  const List* values;  // null: whatever is known at the site that it passes
  const If& condition;
  bool exact, contiguous;
  int around;      // the site that a rule for all sites looks at
  int value = -1;  // at the site that it passes

  LUDENS_FN bool is_wanted(int site) const {
    const int known = runtime::known_at(s, site).value;
    return values ? has(*values, known) : known == value;
  }

  // May a line be looked for there? Without values given, it is of whatever is at the site.
  LUDENS_FN bool can_pass(int site) {
    if (site < 0 || (condition && !condition(site))) return false;
    if (site >= lines.pivots || !runtime::known_at(s, site).resolved) return false;
    value = runtime::known_at(s, site).value;
    return is_wanted(site);
  }

  LUDENS_FN bool is_through(int site) const {
    return for_each_line(lines, site, [&](Rows::Way ahead, Rows::Way behind) {
      int count = 1;
      return walk(ahead, count) || walk(behind, count) || count == length;
    });
  }

  // A line of given values does not run over the site that a rule for all sites looks at.
  LUDENS_FN bool counts(int site) const {
    if (!is_wanted(site) || (values && site == around)) return false;
    return !condition || condition(site);
  }

  // True as soon as it is long enough; what is open ends it, gaps or not.
  LUDENS_FN bool walk(Rows::Way way, int& count) const {
    for (int i = 0; i < way.size && runtime::known_at(s, way.sites[i]).resolved; ++i) {
      if (counts(way.sites[i])) {
        if (++count == length && !exact) return true;
      } else if (contiguous) {
        break;
      }
    }
    return false;
  }
};

// The first site that no line can pass ends the search; sites with other values are left out before.
template <class World, class List, class If, class Type>
LUDENS_FN bool known_line(const World& w, const Rows& lines, int length, Maybe site, const SetWord* sites,
                          const List* values, const If& condition, Type type, int /*direction*/, bool exact,
                          bool contiguous, int from) {
  KnownLine<List, If> line{whole_space(w, type), lines, length, values, condition, exact, contiguous, from};
  if (!sites) {
    const int at = site.value_or(w.head().last_to);
    return line.can_pass(at) && line.is_through(at);
  }
  bool found = false;
  for_each_bit(sites, w.words, [&](int at) {
    if (values && !line.is_wanted(at)) return false;
    if (!line.can_pass(at)) return true;
    found = line.is_through(at);
    return found;
  });
  return found;
}

// --- everywhere

template <class World, class If>
LUDENS_FN bool every_site(const World&, const If& condition, int count) {
  for (int site = 0; site < count; ++site)
    if (!condition(site)) return false;
  return true;
}

// The hints about sites of one type, and the edges that meet at each site, as vertices.
struct HintTable {
  int hints;
  const std::int32_t* values;
  const std::int32_t* first_site;  // by hint, and one more
  const std::int32_t* sites;
  const std::int32_t* first_edge;  // by site of a hint, and one more
  const std::int32_t* edges;
};

// How many edges at the last of the hint's vertices are drawn; as many as the hint wants while it may still
// come true.
LUDENS_FN int edges_of(const runtime::Space& s, const HintTable& table, int hint) {
  int count = 0;
  bool complete = true;
  for (int at = table.first_site[hint]; at < table.first_site[hint + 1]; ++at) {
    count = 0;
    for (int i = table.first_edge[at]; i < table.first_edge[at + 1]; ++i) {
      const runtime::Known known = runtime::known_at(s, table.edges[i]);
      complete = complete && known.resolved;
      count += known.value;
    }
  }
  const int wanted = table.values[hint];
  return !complete && count < wanted ? wanted : count;
}

template <class World, class If, class Type>
LUDENS_FN bool every_hint(const World& w, const HintTable& table, const If& condition, Type, int from,
                          int to) {
  constexpr int kEdges = 1;  // as site types are numbered
  const runtime::Space& edges = w.view.space[kEdges];
  for (int hint = 0; hint < table.hints; ++hint) {
    const int first = table.first_site[hint];
    const int count = table.first_site[hint + 1] - first;
    if (count > 0) from = table.sites[first];
    if (count > 1) to = table.sites[first + 1];
    if (!condition(from, to, edges_of(edges, table, hint), table.values[hint], hint)) return false;
  }
  return true;
}

template <class World, class Type>
LUDENS_FN void hint_sites(const World& w, SetWord* out, const HintTable& table, int hint, Type) {
  clear_words(out, w.words);
  if (hint < 0 || hint >= table.hints) return;
  for (int at = table.first_site[hint]; at < table.first_site[hint + 1]; ++at)
    if (is_member(w, table.sites[at])) set_bit(out, table.sites[at]);
}

// --- setting values

LUDENS_FN bool is_variable(const runtime::Space& s, int site, int value) {
  return s.domain && site >= 0 && site < s.sites && value >= 0 && value < s.domain_words * 64;
}

// Toggle: it is crossed out, or allowed again; else it is the only one left.
struct SetKnown {
  int site, value, toggle, type;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    const runtime::Space& s = w.view.space[type];
    if (!is_variable(s, site, value)) return;
    SetWord values[runtime::kMaxDomainWords] = {};
    if (toggle) copy_words(values, s.domain + site * s.domain_words, s.domain_words);
    values[value >> 6] ^= SetWord{1} << (value & 63);
    runtime::set_values(w, type, site, values);
  }
};

template <class World, class Type>
LUDENS_FN void act_set_known(World& w, int site, int value, int toggle, Type type) {
  w.push(ir::OpNumber::ActSetKnown, SetKnown{site, value, toggle, type_number(type)});
}

template <class World, class Constraints, class Type>
LUDENS_FN bool is_solved(World& w, const SetWord* variables, const Constraints& all, Type type) {
  typename World::Set sites;
  copy_words(sites, variables, w.words);
  const typename World::Undone undone(w);
  const runtime::Space& s = whole_space(w, type);
  for_each_bit(sites, w.words, [&](int site) {
    if (is_variable(s, site, 0) && !runtime::known_at(s, site).resolved)
      SetKnown{site, 0, 0, type_number(type)}.commit(w);
    return false;
  });
  for (int i = 0; i < all.size(); ++i)
    if (!all(i)) return false;
  return true;
}

}  // namespace ludens::kernels
