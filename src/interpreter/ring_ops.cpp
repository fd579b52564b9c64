// ring_ops.cpp - (is Loop), (sites Loop): rings of like pieces around what they shut in.
#include <algorithm>

#include "interpreter/groups.h"
#include "ir/ops/groups.h"

namespace ludens::interpreter {

namespace {

struct RingTable {
  std::shared_ptr<const StepTable> steps;
  std::vector<SetWord> outer;
  bool is_mutual = false;  // what can be reached from a site orthogonally, can reach it
};

// Do the radials lead from neighbour to neighbour, each of which has the other?
bool are_radials_mutual(const geometry::Topology& board, SiteType type) {
  const geometry::Radials& radials = board.radials(type, geometry::Direction::Orthogonal);
  const auto leads = [&](int from, int to) {
    for (int n = 0; n < radials.count(from); ++n)
      if (const auto way = radials.radial(from, n); way.size() > 1 && way[1] == to) return true;
    return false;
  };
  for (int site = 0; site < board.count(type); ++site)
    for (int n = 0; n < radials.count(site); ++n) {
      const auto way = radials.radial(site, n);
      for (size_t i = 0; i + 1 < way.size(); ++i)
        if (!leads(way[i], way[i + 1]) || !leads(way[i + 1], way[i])) return false;
    }
  return true;
}

template <const ir::OpRecord& op>
std::shared_ptr<const RingTable> prepare_ring(const Prepared& game, Self self) {
  auto table = std::make_shared<RingTable>();
  table->steps = prepare_steps<op>(game, self);
  table->outer.resize(static_cast<size_t>(game.words));
  for (const int site : game.board->sites_with(attribute<op, "type">(self.code), geometry::Property::Outer))
    set_bit(table->outer.data(), site);
  table->is_mutual = are_radials_mutual(*game.board, attribute<op, "type">(self.code));
  return table;
}

// What lies inside a ring: everything that can be reached from a site beside the ring without crossing it.
class Inside {
 public:
  Inside(Machine& m, SiteType type, const RingTable& table, int what, int surrounded)
      : m_(m),
        type_(type),
        table_(table),
        what_(what),
        surrounded_(surrounded),
        space_(m.space(type)),
        flood_(m) {
    clear_words(open_.words, m.words);
  }

  bool is_outer(int site) const { return test_bit(table_.outer.data(), site); }
  bool may_hold(int site) const { return surrounded_ < 0 || ((surrounded_ >> top_who(space_, site)) & 1); }
  const Flood& flood() const { return flood_; }

  // False where it leads to the border.
  bool fill(int origin) {
    if (test_bit(open_, origin)) return false;
    const bool closed = is_closed(origin);
    // Whatever was passed on the way out leads there as well; not so past a piece that it began with.
    if (!closed && surrounded_ < 0 && table_.is_mutual && top_what(space_, origin) != what_)
      for (int w = 0; w < m_.words; ++w) open_.words[w] |= flood_.set()[w];
    return closed;
  }

 private:
  bool is_closed(int origin) {
    flood_.start(origin);
    for (size_t i = 0; i < flood_.sites().size(); ++i) {
      const bool out =
          for_each_radial(m_, type_, flood_.sites()[i], geometry::bit(geometry::Direction::Orthogonal),
                          [&](std::span<const int> radial, int, int) { return fill_along(radial); });
      if (out) return false;
    }
    return true;
  }

  bool fill_along(std::span<const int> radial) {
    for (size_t i = 1; i < radial.size(); ++i) {
      const int to = radial[i];
      if (flood_.has(to)) continue;
      if (test_bit(open_, to)) return true;
      if (top_what(space_, to) == what_) return false;
      if (surrounded_ < 0 || (may_hold(to) && !is_outer(to))) flood_.add(to);
      if (is_outer(to)) return true;
    }
    return false;
  }

  Machine& m_;
  SiteType type_;
  const RingTable& table_;
  int what_;
  int surrounded_;
  const Space& space_;
  Flood flood_;
  Words open_;  // known to lead to the border
};

// The neighbours of the inside, in the order in which they are found; false where one is not the player's.
bool find_ring(Machine& m, SiteType type, const Flood& inside, int player, Flood& ring) {
  const Space& s = m.space(type);
  for (const int site : inside.sites()) {
    const bool foreign =
        for_each_neighbour(m, type, site, geometry::bit(geometry::Direction::Orthogonal), [&](int to) {
          if (inside.has(to) || ring.has(to)) return false;
          ring.add(to);
          return top_who(s, to) != player;
        });
    if (foreign) return false;
  }
  return true;
}

// One question: the ring that the piece on a site belongs to.
class RingSearch {
 public:
  RingSearch(Machine& m, const RingTable& table, Lazy<Type::Dirs> directions, SiteType type)
      : m_(m), table_(table), steps_{*table.steps, directions, type}, ring_(m), sites_(m) {}

  // found(ring, inside) is called for each ring, until it returns true.
  template <class Found>
  bool search(int site, int player, const std::vector<int>* surrounded, Found found) {
    const SiteType type = steps_.type;
    if (!on_topology(m_, type, site)) return false;
    what_ = top_what(m_.space(type), site);
    if (what_ == 0) return false;
    Inside inside(m_, type, table_, what_, surrounded ? mask_of(*surrounded) : -1);
    std::vector<int>& beside = sites_.list;
    for_each_neighbour(m_, type, site, geometry::bit(geometry::Direction::Adjacent), [&](int to) {
      if (!inside.is_outer(to) && inside.may_hold(to)) beside.push_back(to);
      return false;
    });
    return std::any_of(beside.rbegin(), beside.rend(), [&](int origin) {
      if (!inside.fill(origin)) return false;
      ring_.clear();
      return find_ring(m_, type, inside.flood(), player, ring_) && closes() && found(ring_, inside.flood());
    });
  }

  // Whether two of the ring that touch are like the piece that it began with.
  bool closes() {
    return std::ranges::any_of(ring_.sites(), [&](int site) { return has_like_neighbour(site); });
  }
  bool has_like_neighbour(int site) {
    const Space& s = m_.space(steps_.type);
    return top_what(s, site) == what_ &&
           step(site, [&](int to) { return ring_.has(to) && top_what(s, to) == what_; });
  }
  template <class Visit>
  bool step(int site, Visit visit) {
    return for_each_step(m_, steps_, site, visit);
  }

 private:
  int mask_of(const std::vector<int>& players) const {
    int mask = 0;
    for (const int player : players)
      if (player >= 0 && player <= m_.layout.players + 1) mask |= 1 << player;
    return mask;
  }

  Machine& m_;
  const RingTable& table_;
  const Steps steps_;
  int what_ = 0;
  Flood ring_;
  ScratchList sites_;
};

bool op_is_ring(Machine& m, const RingTable& table, int site, Lazy<Type::Dirs> directions, int player,
                const std::vector<int>* surrounded, SiteType type) {
  RingSearch search(m, table, directions, type);
  return search.search(site, player, surrounded, [](const Flood&, const Flood&) { return true; });
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
void op_ring_sites(Machine& m, SetWord* out, const RingTable& table, int site, Lazy<Type::Dirs> directions,
                   int player, const std::vector<int>* surrounded, SiteType type, bool inside) {
  clear_words(out, m.words);
  RingSearch search(m, table, directions, type);
  Flood walk(m);
  const ScratchList kept(m);
  std::vector<int>& sites = kept.list;
  search.search(site, player, surrounded, [&](const Flood& ring, const Flood& shut_in) {
    if (inside) {
      copy_words(out, shut_in.set(), m.words);
      return true;
    }
    // Those before the first that belongs to it do not count.
    const auto first =
        std::ranges::find_if(ring.sites(), [&](int at) { return search.has_like_neighbour(at); });
    sites.assign(first, ring.sites().end());
    for (size_t i = sites.size(); i-- > 0;)
      if (is_round_without(search, sites, i, walk))
        sites.erase(sites.begin() + static_cast<std::ptrdiff_t>(i));
    for (const int at : sites) set_bit(out, at);
    return true;
  });
}

}  // namespace

void add_ring_ops(OpTable& t);

void add_ring_ops(OpTable& t) {
  set_op<Op::IsRing, op_is_ring, prepare_ring<Op::IsRing>>(t);
  set_op<Op::RingSites, op_ring_sites, prepare_ring<Op::RingSites>>(t);
}

}  // namespace ludens::interpreter
