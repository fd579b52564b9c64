// ring_ops.cpp - (is Loop), (sites Loop): rings of like pieces around what they shut in.
#include <algorithm>

#include "interpreter/groups.h"
#include "ir/ops/groups.h"

namespace ludens::interpreter {

namespace {

struct RingTable {
  std::shared_ptr<const void> steps;  // StepTable of the ring's directions, or null
  std::vector<SetWord> outer;
};

// What lies inside a ring: everything that can be reached from a site beside the ring without crossing it.
class Inside {
 public:
  Inside(Machine& m, int type, const std::vector<SetWord>& outer, int what, int surrounded)
      : m_(m),
        type_(type),
        outer_(outer),
        what_(what),
        surrounded_(surrounded),
        space_(m.space(type)),
        flood_(m) {}

  bool is_outer(int site) const { return test_bit(outer_.data(), site); }
  bool may_hold(int site) const { return surrounded_ < 0 || ((surrounded_ >> top_who(space_, site)) & 1); }
  const Flood& flood() const { return flood_; }

  // False where it leads to the border.
  bool fill(int origin) {
    flood_.start(origin);
    for (size_t i = 0; i < flood_.sites().size(); ++i) {
      const bool out =
          for_each_radial(m_, static_cast<geometry::SiteType>(type_), flood_.sites()[i],
                          geometry::bit(geometry::Direction::Orthogonal),
                          [&](std::span<const int> radial, int, int) { return fill_along(radial); });
      if (out) return false;
    }
    return true;
  }

 private:
  bool fill_along(std::span<const int> radial) {
    for (size_t i = 1; i < radial.size(); ++i) {
      const int to = radial[i];
      if (flood_.has(to)) continue;
      if (top_what(space_, to) == what_) return false;
      if (surrounded_ < 0 || (may_hold(to) && !is_outer(to))) flood_.add(to);
      if (is_outer(to)) return true;
    }
    return false;
  }

  Machine& m_;
  int type_;
  const std::vector<SetWord>& outer_;
  int what_;
  int surrounded_;
  const Space& space_;
  Flood flood_;
};

std::shared_ptr<const void> prepare_ring(const Prepared& prepared, const Code& c) {
  auto table = std::make_shared<RingTable>();
  table->steps = prepare_step_table(prepared, c);
  table->outer.resize(static_cast<size_t>(prepared.words));
  for (const int site :
       prepared.board->sites_with(static_cast<geometry::SiteType>(c.imm[0]), geometry::Property::Outer))
    set_bit(table->outer.data(), site);
  return table;
}

// The neighbours of the inside, in the order in which they are found; false where one is not the player's.
bool find_ring(Machine& m, const Code& c, const Flood& inside, int owner, Flood& ring) {
  const Space& s = m.space(c.imm[0]);
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  for (const int site : inside.sites()) {
    const bool foreign =
        for_each_neighbour(m, type, site, geometry::bit(geometry::Direction::Orthogonal), [&](int to) {
          if (inside.has(to) || ring.has(to)) return false;
          ring.add(to);
          return top_who(s, to) != owner;
        });
    if (foreign) return false;
  }
  return true;
}

// One question: the ring that the piece on a site belongs to.
class RingSearch {
 public:
  RingSearch(Machine& m, const Code& c)
      : m_(m), code_(c), table_(*static_cast<const RingTable*>(c.data)), steps_(c), ring_(m), sites_(m) {
    steps_.data = table_.steps.get();
  }

  // found(ring, inside) is called for each ring, until it returns true.
  template <class Found>
  bool search(Found found) {
    const auto type = static_cast<geometry::SiteType>(code_.imm[0]);
    const int site = m_.eval(code_.args[0]);
    if (!on_topology(m_, type, site)) return false;
    what_ = top_what(m_.space(code_.imm[0]), site);
    if (what_ == 0) return false;
    const int owner = m_.eval(code_.args[2]);
    Inside inside(m_, code_.imm[0], table_.outer, what_, surrounded());
    std::vector<int>& beside = sites_.list;
    for_each_neighbour(m_, type, site, geometry::bit(geometry::Direction::Adjacent), [&](int to) {
      if (!inside.is_outer(to) && inside.may_hold(to)) beside.push_back(to);
      return false;
    });
    return std::any_of(beside.rbegin(), beside.rend(), [&](int origin) {
      if (!inside.fill(origin)) return false;
      ring_.clear();
      return find_ring(m_, code_, inside.flood(), owner, ring_) && closes() && found(ring_, inside.flood());
    });
  }

  // Whether two of the ring that touch are like the piece that it began with.
  bool closes() {
    return std::ranges::any_of(ring_.sites(), [&](int site) { return has_like_neighbour(site); });
  }
  bool has_like_neighbour(int site) {
    const Space& s = m_.space(code_.imm[0]);
    return top_what(s, site) == what_ && for_each_step(m_, steps_, code_.args[1], site, [&](int to) {
             return ring_.has(to) && top_what(s, to) == what_;
           });
  }
  template <class Visit>
  bool step(int site, Visit visit) {
    return for_each_step(m_, steps_, code_.args[1], site, visit);
  }

 private:
  int surrounded() {
    if (!code_.args[3]) return -1;
    const ScratchList owners(m_);
    m_.eval(code_.args[3], owners.list);
    int players = 0;
    for (const int player : owners.list)
      if (player >= 0 && player <= m_.layout.players + 1) players |= 1 << player;
    return players;
  }

  Machine& m_;
  const Code& code_;
  const RingTable& table_;
  Code steps_;
  int what_ = 0;
  Flood ring_;
  ScratchList sites_;
};

bool op_is_ring(Machine& m, const Code& c) {
  return RingSearch(m, c).search([](const Flood&, const Flood&) { return true; });
}

// Whether one can go from site to site, always to the first neighbour that is new, through all of them but
// one and back to the first.
bool is_round_without(RingSearch& search, const std::vector<int>& sites, size_t left_out, Flood& walk) {
  if (sites.size() < 2) return false;
  const int start = sites[left_out == 0 ? 1 : 0];
  walk.start(start);
  int at = start;
  const auto goes_on = [&](int to) {
    const auto known = std::ranges::find(sites, to);
    if (walk.has(to) || known == sites.end() ||
        known == sites.begin() + static_cast<std::ptrdiff_t>(left_out))
      return false;
    at = to;
    return true;
  };
  while (search.step(at, goes_on)) walk.add(at);
  return walk.size() + 1 == static_cast<int>(sites.size()) &&
         search.step(at, [&](int to) { return to == start; });
}

// The ring without what it does not need, or what lies inside.
void op_ring_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  RingSearch search(m, c);
  Flood walk(m);
  const ScratchList kept(m);
  std::vector<int>& sites = kept.list;
  search.search([&](const Flood& ring, const Flood& inside) {
    if (c.imm[1]) {
      copy_words(out, inside.set(), m.words);
      return true;
    }
    // Those before the first that belongs to it do not count.
    const auto first =
        std::ranges::find_if(ring.sites(), [&](int site) { return search.has_like_neighbour(site); });
    sites.assign(first, ring.sites().end());
    for (size_t i = sites.size(); i-- > 0;)
      if (is_round_without(search, sites, i, walk))
        sites.erase(sites.begin() + static_cast<std::ptrdiff_t>(i));
    for (const int site : sites) set_bit(out, site);
    return true;
  });
}

}  // namespace

void add_ring_ops(OpTable& t);

void add_ring_ops(OpTable& t) {
  set_op(t, Op::IsRing, op_is_ring, prepare_ring);
  set_op(t, Op::RingSites, op_ring_sites, prepare_ring);
}

}  // namespace ludens::interpreter
