// board_direction_ops.cpp - directions that the board has between sites and at a site.
#include <algorithm>

#include "interpreter/draw.h"
#include "interpreter/op_call.h"
#include "interpreter/ways.h"
#include "ir/ops/walks.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;

// --- between two sites

// Which directions of a relation lead from one site to the other: all of them, or the first.
struct WaysBetween {
  SiteType type;
  geometry::Relation relation;
  bool all;
};

std::uint64_t mask_between(const geometry::Topology& board, const WaysBetween& ways, int from, int to) {
  const int sites = board.count(ways.type);
  if (from < 0 || from >= sites || to < 0 || to >= sites) return 0;
  std::uint64_t mask = 0;
  for (const Direction d : board.supported(ways.type, ways.relation).in_order) {
    const auto& radials = board.radials(ways.type, d);
    for (int n = 0; n < radials.count(from); ++n) {
      const auto beyond = radials.radial(from, n).subspan(1);
      if (std::ranges::find(beyond, to) == beyond.end()) continue;
      if (!ways.all) return geometry::bit(d);
      mask |= geometry::bit(d);
    }
  }
  return mask;
}

// The same for every two sites of a small board; of others it knows nothing.
struct MasksBetween {
  bool known = false;
  size_t sites = 0;
  std::vector<std::uint64_t> masks;

  std::uint64_t at(int from, int to) const {
    const auto a = static_cast<size_t>(from);
    const auto b = static_cast<size_t>(to);
    return from < 0 || to < 0 || a >= sites || b >= sites ? 0 : masks[a * sites + b];
  }
};

std::shared_ptr<const MasksBetween> make_masks(const geometry::Topology& board, const WaysBetween& ways) {
  constexpr int kMostSites = 150;
  const int sites = board.count(ways.type);
  auto between = std::make_shared<MasksBetween>();
  if (sites > kMostSites) return between;
  between->known = true;
  between->sites = static_cast<size_t>(sites);
  between->masks.resize(between->sites * between->sites);
  for (const Direction d : board.supported(ways.type, ways.relation).in_order) {
    const auto& radials = board.radials(ways.type, d);
    for (int from = 0; from < sites; ++from)
      for (int n = 0; n < radials.count(from); ++n)
        for (const int to : radials.radial(from, n).subspan(1)) {
          std::uint64_t& mask = between->masks[static_cast<size_t>(from * sites + to)];
          if (ways.all || mask == 0) mask |= geometry::bit(d);
        }
  }
  return between;
}

std::uint64_t ways_between(Machine& m, const MasksBetween& masks, const WaysBetween& ways, int from, int to) {
  return masks.known ? masks.at(from, to) : mask_between(*m.prepared.board, ways, from, to);
}

WaysBetween ways_of_move(SiteType type, int relation) {
  return {type, static_cast<geometry::Relation>(relation), false};
}
std::shared_ptr<const MasksBetween> prepare_dirs_of_last(const Prepared& game, SiteType type, int relation,
                                                         bool) {
  return make_masks(*game.board, ways_of_move(type, relation));
}
std::uint64_t op_dirs_of_last(Machine& m, const MasksBetween& masks, SiteType type, int relation,
                              bool backwards) {
  const Head& h = m.head();
  const int from = backwards ? h.last_to : h.last_from;
  const int to = backwards ? h.last_from : h.last_to;
  return ways_between(m, masks, ways_of_move(type, relation), from, to);
}

std::shared_ptr<const MasksBetween> prepare_dirs_between(const Prepared& game, Lazy<Type::Int>,
                                                         Lazy<Type::Int>, SiteType type) {
  return make_masks(*game.board, {type, geometry::Relation::All, true});
}
std::uint64_t op_dirs_between(Machine& m, const MasksBetween& masks, int from, int to, SiteType type) {
  return ways_between(m, masks, {type, geometry::Relation::All, true}, from, to);
}

// --- at a site

std::uint64_t op_dirs_by_site(Machine& m, int site, SiteType type, int relation,
                              const std::vector<std::int32_t>& relative) {
  if (!on_topology(m, type, site)) return 0;
  const auto supported =
      m.prepared.board->supported_at(type, site, static_cast<geometry::Relation>(relation));
  const Space& s = m.space(type);
  const int index = runtime::top_index(s, site);
  const int faces = m.prepared.facing[s.what[index]];
  Direction facing = faces == geometry::kSpecificDirections ? Direction::N : static_cast<Direction>(faces);
  if (s.rotation && s.rotation[index] != 0) facing = geometry::rotated(facing, s.rotation[index], supported);
  std::uint64_t mask = 0;
  for (const int number : relative)
    for (const Direction d :
         geometry::resolve(static_cast<geometry::RelativeDirection>(number), facing, supported))
      mask |= geometry::bit(d);
  return mask;
}

// Groups of directions as the specific ones that the site has.
std::uint64_t taken_apart(const Machine& m, SiteType type, int site, std::uint64_t mask) {
  std::uint64_t out = mask & geometry::kSpecificMask;
  for (std::uint64_t groups = mask & ~geometry::kSpecificMask; groups; groups &= groups - 1) {
    const auto group = static_cast<Direction>(std::countr_zero(groups));
    if (const auto relation = geometry::relation_of(group))
      out |= m.prepared.board->supported_at(type, site, *relation);
    else
      out |= geometry::bit(group);
  }
  return out;
}

std::uint64_t op_dirs_without(Machine& m, Lazy<Type::Dirs> directions, Lazy<Type::Dirs> without, int site,
                              SiteType type) {
  if (!on_topology(m, type, site)) return 0;
  const std::uint64_t all = taken_apart(m, type, site, m.dirs(directions));
  return all & ~taken_apart(m, type, site, m.dirs(without));
}

std::uint64_t op_dirs_random(Machine& m, Lazy<Type::Dirs> directions, Lazy<Type::Int> count, int site,
                             SiteType type) {
  if (!on_topology(m, type, site)) return 0;
  const std::uint64_t all = taken_apart(m, type, site, m.dirs(directions));
  std::uint64_t drawn = 0;
  draw_some(m, &all, 1, m.eval(count), &drawn);
  return drawn;
}

}  // namespace

void add_board_direction_ops(OpTable& t);

void add_board_direction_ops(OpTable& t) {
  set_op<Op::DirsOfLast, op_dirs_of_last, prepare_dirs_of_last>(t);
  set_op<Op::DirsBetween, op_dirs_between, prepare_dirs_between>(t);
  set_op<Op::DirsBySite, op_dirs_by_site>(t);
  set_op<Op::DirsWithout, op_dirs_without>(t);
  set_op<Op::DirsRandom, op_dirs_random>(t);
}

}  // namespace ludens::interpreter
