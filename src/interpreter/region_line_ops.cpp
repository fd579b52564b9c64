// region_line_ops.cpp - sites found by walking over the board: along lines, by distance, step by step.
#include <algorithm>

#include "geometry/distances.h"
#include "geometry/queries.h"
#include "interpreter/facing.h"
#include "interpreter/figures.h"
#include "interpreter/turning.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;

// --- along lines

void op_direction_sites(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Dirs> directions,
                        Lazy<Type::Bool> stop, Lazy<Type::Bool> stop_included, std::optional<int> distance,
                        SiteType type) {
  const size_t most = distance ? static_cast<size_t>(std::max(0, *distance)) : ~size_t{0};
  clear_words(out, m.words);
  const Bind to(m, Reg::To);
  const int before = to.before;
  for_each_bit(sites, m.words, [&](int site) {
    if (!on_topology(m, type, site)) return false;
    for_each_radial(m, type, site, dirs_at(m, directions, site), [&](std::span<const int> radial, int, int) {
      for (size_t i = 1; i < radial.size() && i <= most; ++i) {
        to.slot = radial[i];
        if (stop && m.test(stop)) {
          if (stop_included && m.test(stop_included)) set_bit(out, radial[i]);
          break;
        }
        set_bit(out, radial[i]);
      }
      return false;
    });
    to.slot = before;
    return false;
  });
}

void op_between_sites(Machine& m, SetWord* out, int from, int to, Lazy<Type::Dirs> directions,
                      Lazy<Type::Bool> from_included, Lazy<Type::Bool> to_included,
                      Lazy<Type::Bool> condition, SiteType type) {
  clear_words(out, m.words);
  if (!on_topology(m, type, from) || !on_topology(m, type, to)) return;
  const Bind bound_from(m, Reg::From, from);
  const Bind bound_to(m, Reg::To, to);
  if (from_included && m.test(from_included)) set_bit(out, from);
  if (to_included && m.test(to_included)) set_bit(out, to);
  const Bind between(m, Reg::Between);
  for_each_radial(m, type, from, m.dirs(directions), [&](std::span<const int> radial, int, int) {
    const auto end = std::find(radial.begin() + 1, radial.end(), to);
    if (end == radial.end()) return false;
    for (auto it = radial.begin() + 1; it != end; ++it) {
      between.slot = *it;
      if (!condition || m.test(condition)) set_bit(out, *it);
    }
    return true;
  });
}

void op_around_sites(Machine& m, SetWord* out, const Words& sites, int distance, Lazy<Type::Bool> condition,
                     SiteType type, int direction) {
  clear_words(out, m.words);
  if (distance < 0) return;
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const auto mask = geometry::bit(static_cast<Direction>(direction));
  for_each_bit(sites, m.words, [&](int site) {
    if (!on_topology(m, type, site)) return false;
    from.slot = site;
    return for_each_radial(m, type, site, mask, [&](std::span<const int> radial, int, int) {
      if (static_cast<size_t>(distance) >= radial.size()) return false;
      to.slot = radial[static_cast<size_t>(distance)];
      if (!condition || m.test(condition)) set_bit(out, to.slot);
      return false;
    });
  });
}

void op_sight_sites(Machine& m, SetWord* out, int from, Lazy<Type::Dirs> directions, SiteType type,
                    geometry::Sight sight) {
  using geometry::Sight;
  const Space& s = m.space(type);
  clear_words(out, m.words);
  if (!on_topology(m, type, from)) return;
  for_each_radial(m, type, from, dirs_at(m, directions, from), [&](std::span<const int> radial, int, int) {
    size_t piece = 1;
    while (piece < radial.size() && top_what(s, radial[piece]) == 0) ++piece;
    if (sight == Sight::Empty)
      for (size_t i = 1; i < piece; ++i) set_bit(out, radial[i]);
    if (sight == Sight::Farthest && piece > 1) set_bit(out, radial[piece - 1]);
    if (sight == Sight::Piece && piece < radial.size()) set_bit(out, radial[piece]);
    return false;
  });
}

int op_ahead(Machine& m, int site, Lazy<Type::Int> steps, Lazy<Type::Dirs> directions, SiteType type,
             bool as_it_is) {
  if (site < 0) return -1;
  if (!on_topology(m, type, site)) return site;
  const int wanted = m.eval(steps);
  const std::uint64_t dirs = as_it_is ? m.dirs(directions) : dirs_at(m, directions, site);
  return geometry::site_ahead(*m.prepared.board, type, site, dirs, wanted).value_or(site);
}

void op_pattern_sites(Machine& m, SetWord* out, int from, Lazy<Type::List> whats, SiteType type,
                      const std::vector<std::int32_t>& steps) {
  clear_words(out, m.words);
  if (!on_topology(m, type, from)) return;
  const int first = top_what(m.space(type), from);
  const ScratchList wanted(m);
  if (whats) m.eval(whats, wanted.list);
  if (wanted.list.empty()) wanted.list.push_back(first);
  if (wanted.list[0] != first) return;
  const Figure figure{type, steps, wanted.list};
  for (const Direction facing : figure_ways(m, type)) {
    Words walked;
    clear_words(walked.words, m.words);
    set_bit(walked.words, from);
    if (!walk_figure(m, figure, from, facing, [&](int site) { set_bit(walked.words, site); })) continue;
    for (int w = 0; w < m.words; ++w) out[w] |= walked[w];
  }
}

// --- by distance

// The sites around each site: those of the distances asked for where these are always the same, else one set
// for each distance; none where that would be too much.
struct Rings {
  std::vector<SetWord> sets;
  int count = 1;  // for each site
  bool fixed = false;
};

std::shared_ptr<const Rings> prepare_distance_sites(const Prepared& game, Lazy<Type::Int>,
                                                    Lazy<Type::Int> least, Lazy<Type::Int> most,
                                                    SiteType type, int relation) {
  constexpr int kMostSites = 1024;
  constexpr int kMostRingWords = 1 << 19;
  constexpr int kFarthest = 1 << 20;
  auto rings = std::make_shared<Rings>();
  const int sites = game.board->count(type);
  if (sites > kMostSites) return rings;
  const auto& next = game.board->neighbours(type, static_cast<geometry::Relation>(relation));
  const auto nearest = attribute_if<Op::Const, "value">(least.code);
  const auto farthest = attribute_if<Op::Const, "value">(most.code);
  const bool fixed = nearest && farthest;
  std::vector<std::vector<int>> steps;
  for (int from = 0; from < sites && !fixed; ++from) {
    steps.push_back(geometry::distances_from(next, {&from, 1}));
    rings->count = std::max(rings->count, std::ranges::max(steps.back()) + 1);
  }
  const int words = rings->count * game.words;
  if (sites * words > kMostRingWords) return rings;
  rings->fixed = fixed;
  rings->sets.resize(static_cast<size_t>(sites * words));
  for (int from = 0; from < sites; ++from)
    for (const int site :
         geometry::sites_at_distance(next, from, fixed ? *nearest : 0, fixed ? *farthest : kFarthest)) {
      const int ring = fixed ? 0 : steps[static_cast<size_t>(from)][static_cast<size_t>(site)];
      set_bit(rings->sets.data() + from * words + ring * game.words, site);
    }
  return rings;
}

void op_distance_sites(Machine& m, SetWord* out, const Rings& rings, int from, Lazy<Type::Int> least,
                       Lazy<Type::Int> most, SiteType type, int relation) {
  clear_words(out, m.words);
  if (!on_topology(m, type, from)) return;
  if (rings.fixed) return copy_words(out, rings.sets.data() + from * m.words, m.words);
  const int nearest = m.eval(least);
  const int farthest = m.eval(most);
  if (nearest < 0) return;
  if (!rings.sets.empty()) {
    const SetWord* sets = rings.sets.data() + from * rings.count * m.words;
    for (int ring = nearest; ring <= farthest && ring < rings.count; ++ring)
      for (int w = 0; w < m.words; ++w) out[w] |= sets[ring * m.words + w];
    return;
  }
  const auto& next = m.prepared.board->neighbours(type, static_cast<geometry::Relation>(relation));
  for (const int site : geometry::sites_at_distance(next, from, nearest, farthest)) set_bit(out, site);
}

// --- step by step

void op_reach_sites(Machine& m, SetWord* out, int origin, int least, int most, Lazy<Type::Dirs> directions,
                    Lazy<Type::Bool> condition, Lazy<Type::Int> rotation, SiteType type) {
  clear_words(out, m.words);
  if (!on_topology(m, type, origin) || least < 0) return;
  std::uint64_t dirs = dirs_at(m, directions, origin);
  Turning turning(m, static_cast<int>(type), origin, rotation.code);
  Flood reached(m);
  reached.start(origin);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  size_t next = 0;
  for (int steps = 1; steps == 1 || steps <= most; ++steps) {
    const size_t end = reached.sites().size();
    if (next == end) return;
    for (; next < end; ++next) {
      if (steps > 1 && turning.turns()) {
        turning.turn();
        dirs = dirs_at(m, directions, origin);
      }
      from.slot = reached.sites()[next];
      for_each_neighbour(m, type, from.slot, dirs, [&](int neighbour) {
        if (reached.has(neighbour)) return false;
        to.slot = neighbour;
        if (m.test(condition)) reached.add(neighbour);
        return false;
      });
    }
    if (steps >= least)
      for (size_t i = end; i < reached.sites().size(); ++i) set_bit(out, reached.sites()[i]);
  }
}

}  // namespace

void add_region_line_ops(OpTable& t);

void add_region_line_ops(OpTable& t) {
  set_op<Op::DirectionSites, op_direction_sites>(t);
  set_op<Op::BetweenSites, op_between_sites>(t);
  set_op<Op::AroundSites, op_around_sites>(t);
  set_op<Op::SightSites, op_sight_sites>(t);
  set_op<Op::Ahead, op_ahead>(t);
  set_op<Op::PatternSites, op_pattern_sites>(t);
  set_op<Op::DistanceSites, op_distance_sites, prepare_distance_sites>(t);
  set_op<Op::ReachSites, op_reach_sites>(t);
}

}  // namespace ludens::interpreter
