// region_line_ops.cpp - sets and sites found by walking: along radials, through groups, along tracks.
#include <algorithm>

#include "geometry/distances.h"
#include "geometry/queries.h"
#include "interpreter/machine.h"
#include "interpreter/turning.h"
#include "ir/ops/counts.h"
#include "ir/ops/regions.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;
using geometry::SiteType;

int board_sites(Machine& m, int type) {
  return m.prepared.board->count(static_cast<SiteType>(type));
}
bool on_board(Machine& m, int type, int site) {
  return site >= 0 && site < board_sites(m, type);
}

// The directions as the piece on the site sees them. Only what depends on a piece's facing asks that piece:
// the sites that directions or conditions name for themselves are those of the surroundings.
std::uint64_t dirs_at(Machine& m, const Code* dirs, int site) {
  if (dirs->op == &Op::DirsUnion) return dirs_at(m, dirs->args[0], site) | dirs_at(m, dirs->args[1], site);
  if (dirs->op == &Op::DirsDifference)
    return dirs_at(m, dirs->args[0], site) & ~dirs_at(m, dirs->args[1], site);
  if (dirs->op == &Op::DirsSelect) return dirs_at(m, dirs->args[m.test(dirs->args[0]) ? 1 : 2], site);
  if (dirs->op == &Op::DirsBetween) return m.dirs(dirs);
  const Bind from(m, Reg::From, site);
  return m.dirs(dirs);
}

// Calls visit(sites beyond the first) for each radial; visit returns true to stop.
template <class Visit>
bool for_each_radial(Machine& m, int type, int site, std::uint64_t dirs, Visit visit) {
  for (; dirs; dirs &= dirs - 1) {
    const auto& radials = m.prepared.board->radials(static_cast<SiteType>(type),
                                                    static_cast<Direction>(std::countr_zero(dirs)));
    const int count = radials.count(site);
    for (int n = 0; n < count; ++n)
      if (visit(radials.radial(site, n).subspan(1))) return true;
  }
  return false;
}

template <class Visit>
bool for_each_step(Machine& m, int type, int site, std::uint64_t dirs, Visit visit) {
  const auto site_type = static_cast<SiteType>(type);
  for (const geometry::Step& step : m.prepared.board->steps(site_type)[site])
    if (step.type == site_type && (step.directions & dirs) && visit(step.to)) return true;
  return false;
}

int what_at(const Space& s, int site) {
  return s.what[runtime::top_index(s, site)];
}

void op_direction_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord from[kMaxWords];
  m.eval(c.args[0], from);
  const size_t most = c.args[4] ? static_cast<size_t>(std::max(0, m.eval(c.args[4]))) : ~size_t{0};
  clear_words(out, m.words);
  const Bind to(m, Reg::To);
  const int before = to.before;
  for_each_bit(from, m.words, [&](int site) {
    if (!on_board(m, c.imm[0], site)) return false;
    const std::uint64_t dirs = dirs_at(m, c.args[1], site);
    for_each_radial(m, c.imm[0], site, dirs, [&](std::span<const int> beyond) {
      for (size_t i = 0; i < beyond.size() && i < most; ++i) {
        to.slot = beyond[i];
        if (c.args[2] && m.test(c.args[2])) {
          if (c.args[3] && m.test(c.args[3])) set_bit(out, beyond[i]);
          break;
        }
        set_bit(out, beyond[i]);
      }
      return false;
    });
    to.slot = before;
    return false;
  });
}

void op_between_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int from = m.eval(c.args[0]);
  const int to = m.eval(c.args[1]);
  if (!on_board(m, c.imm[0], from) || !on_board(m, c.imm[0], to)) return;
  const Bind bound_from(m, Reg::From, from);
  const Bind bound_to(m, Reg::To, to);
  if (c.args[3] && m.test(c.args[3])) set_bit(out, from);
  if (c.args[4] && m.test(c.args[4])) set_bit(out, to);
  const Bind between(m, Reg::Between);
  for_each_radial(m, c.imm[0], from, m.dirs(c.args[2]), [&](std::span<const int> beyond) {
    const auto end = std::ranges::find(beyond, to);
    if (end == beyond.end()) return false;
    for (auto it = beyond.begin(); it != end; ++it) {
      between.slot = *it;
      if (!c.args[5] || m.test(c.args[5])) set_bit(out, *it);
    }
    return true;
  });
}

// Adds the group of one site. Without a condition it is of like pieces.
void add_group(Machine& m, const Code& c, int start, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To, start);
  const Code* condition = c.args[2];
  if (condition && !m.test(condition)) return;
  const Bind stepped_from(m, Reg::Aux);
  from.slot = start;
  const int like = what_at(s, start);
  SetWord group[kMaxWords];
  clear_words(group, m.words);
  set_bit(group, start);
  const ScratchList todo(m);
  todo.list.push_back(start);
  for (size_t next = 0; next < todo.list.size(); ++next) {
    const int site = todo.list[next];
    stepped_from.slot = site;
    for_each_step(m, c.imm[0], site, dirs_at(m, c.args[1], site), [&](int neighbour) {
      if (test_bit(group, neighbour)) return false;
      to.slot = neighbour;
      if (c.args[3] && !m.test(c.args[3])) return false;
      if (condition ? m.test(condition) : what_at(s, neighbour) == like) {
        set_bit(group, neighbour);
        todo.list.push_back(neighbour);
      }
      return false;
    });
  }
  for (int w = 0; w < m.words; ++w) out[w] |= group[w];
}

void op_group_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord from[kMaxWords];
  m.eval(c.args[0], from);
  clear_words(out, m.words);
  for_each_bit(from, m.words, [&](int site) {
    if (on_board(m, c.imm[0], site)) add_group(m, c, site, out);
    return false;
  });
}

// Calls visit(site, group) for each group that has one of the sites, which is its first.
template <class Visit>
void for_each_group(Machine& m, const Code& c, Visit visit) {
  SetWord left[kMaxWords], group[kMaxWords];
  m.eval(c.args[0], left);
  for (int site = 0; site < board_sites(m, c.imm[0]) && site < m.words * 64; ++site) {
    if (!test_bit(left, site)) continue;
    clear_words(group, m.words);
    add_group(m, c, site, group);
    if (!test_bit(group, site)) continue;
    visit(site, group);
    for (int w = 0; w < m.words; ++w) left[w] &= ~group[w];
  }
}

void op_group_origins(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  for_each_group(m, c, [&](int site, const SetWord*) { set_bit(out, site); });
}

bool op_visit_groups(Machine& m, const Code& c) {
  SetWord origins[kMaxWords];
  m.eval(c.args[0], origins);
  const Bind region(m, Reg::Region);
  return for_each_bit(origins, m.words, [&](int site) {
    region.slot = c.imm[0] * Op::kGroupsApart + site;
    return m.generate(c.args[1]);
  });
}

bool op_every_group(Machine& m, const Code& c) {
  SetWord origins[kMaxWords];
  m.eval(c.args[0], origins);
  const Bind region(m, Reg::Region);
  return !for_each_bit(origins, m.words, [&](int site) {
    region.slot = c.imm[0] * Op::kGroupsApart + site;
    return !m.test(c.args[1]);
  });
}

void op_list_group_sizes(Machine& m, const Code& c, std::vector<int>& out) {
  out.clear();
  const int least = m.eval(c.args[4]);
  for_each_group(m, c, [&](int, const SetWord* group) {
    if (const int size = count_bits(group, m.words); size >= least) out.push_back(size);
  });
}

// --- on boards with layers

bool is_occupied(const Space& s, int site) {
  return s.what[runtime::top_index(s, site)] != 0;
}

bool op_is_covered(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  if (!on_board(m, c.imm[0], site)) return false;
  const auto at = m.prepared.board->at(static_cast<SiteType>(c.imm[0]));
  const auto& here = at[static_cast<size_t>(site)];
  for (size_t other = static_cast<size_t>(site) + 1; other < at.size(); ++other)
    if (at[other].x == here.x && at[other].y == here.y &&
        is_occupied(m.space(c.imm[0]), static_cast<int>(other)))
      return true;
  return false;
}

bool op_is_roofed(Machine& m, const Code& c) {
  const int a = m.eval(c.args[0]);
  const int b = m.eval(c.args[1]);
  if (!on_board(m, c.imm[0], a) || !on_board(m, c.imm[0], b)) return false;
  const auto& above = m.prepared.board->neighbours(static_cast<SiteType>(c.imm[0]), Direction::Upward);
  int shared = 0;
  for (const int up : above[a])
    if (std::ranges::find(above[b], up) != above[b].end() && is_occupied(m.space(c.imm[0]), up)) ++shared;
  return shared >= 2;
}

void op_around_sites(Machine& m, const Code& c, SetWord* out) {
  SetWord centres[kMaxWords];
  m.eval(c.args[0], centres);
  const int distance = m.eval(c.args[1]);
  clear_words(out, m.words);
  if (distance < 0) return;
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const auto& radials =
      m.prepared.board->radials(static_cast<SiteType>(c.imm[0]), static_cast<Direction>(c.imm[1]));
  for_each_bit(centres, m.words, [&](int site) {
    if (!on_board(m, c.imm[0], site)) return false;
    from.slot = site;
    for (int n = 0; n < radials.count(site); ++n) {
      const auto sites = radials.radial(site, n);
      if (static_cast<size_t>(distance) >= sites.size()) continue;
      to.slot = sites[static_cast<size_t>(distance)];
      if (!c.args[2] || m.test(c.args[2])) set_bit(out, to.slot);
    }
    return false;
  });
}

// The sites around each site: those of the distances asked for where these are always the same, else one set
// for each distance.
struct Rings {
  std::vector<SetWord> sets;
  int count = 1;  // for each site
  bool fixed = false;
};

const geometry::Lists<int>& neighbours_of(const Prepared& prepared, const Code& c) {
  return prepared.board->neighbours(static_cast<SiteType>(c.imm[0]),
                                    static_cast<geometry::Relation>(c.imm[1]));
}

std::shared_ptr<const void> prepare_distance_sites(const Prepared& prepared, const Code& c) {
  constexpr int kMostSites = 1024;
  constexpr int kMostWords = 1 << 19;
  constexpr int kFarthest = 1 << 20;
  const int sites = prepared.board->count(static_cast<SiteType>(c.imm[0]));
  const auto& next = neighbours_of(prepared, c);
  if (sites > kMostSites) return nullptr;
  auto rings = std::make_shared<Rings>();
  rings->fixed = c.args[1]->op == &Op::Const && c.args[2]->op == &Op::Const;
  std::vector<std::vector<int>> steps;
  for (int from = 0; from < sites && !rings->fixed; ++from) {
    steps.push_back(geometry::distances_from(next, {&from, 1}));
    rings->count = std::max(rings->count, std::ranges::max(steps.back()) + 1);
  }
  const int words = rings->count * prepared.words;
  if (sites * words > kMostWords) return nullptr;
  rings->sets.resize(static_cast<size_t>(sites * words));
  const int least = rings->fixed ? c.args[1]->imm[0] : 0;
  const int most = rings->fixed ? c.args[2]->imm[0] : kFarthest;
  for (int from = 0; from < sites; ++from)
    for (const int site : geometry::sites_at_distance(next, from, least, most)) {
      const int ring = rings->fixed ? 0 : steps[static_cast<size_t>(from)][static_cast<size_t>(site)];
      set_bit(rings->sets.data() + from * words + ring * prepared.words, site);
    }
  return rings;
}

void op_distance_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int from = m.eval(c.args[0]);
  const auto* rings = static_cast<const Rings*>(c.data);
  if (!on_board(m, c.imm[0], from)) return;
  if (rings && rings->fixed) return copy_words(out, rings->sets.data() + from * m.words, m.words);
  const int least = m.eval(c.args[1]);
  const int most = m.eval(c.args[2]);
  if (least < 0) return;
  if (rings) {
    const SetWord* sets = rings->sets.data() + from * rings->count * m.words;
    for (int ring = least; ring <= most && ring < rings->count; ++ring)
      for (int w = 0; w < m.words; ++w) out[w] |= sets[ring * m.words + w];
    return;
  }
  for (const int site : geometry::sites_at_distance(neighbours_of(m.prepared, c), from, least, most))
    set_bit(out, site);
}

void op_sight_sites(Machine& m, const Code& c, SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  clear_words(out, m.words);
  const int from = m.eval(c.args[0]);
  if (!on_board(m, c.imm[0], from)) return;
  const auto sight = static_cast<geometry::Sight>(c.imm[1]);
  for_each_radial(m, c.imm[0], from, dirs_at(m, c.args[1], from), [&](std::span<const int> beyond) {
    size_t free = 0;
    while (free < beyond.size() && what_at(s, beyond[free]) == 0) ++free;
    if (sight == geometry::Sight::Empty)
      for (size_t i = 0; i < free; ++i) set_bit(out, beyond[i]);
    if (sight == geometry::Sight::Farthest && free > 0) set_bit(out, beyond[free - 1]);
    if (sight == geometry::Sight::Piece && free < beyond.size()) set_bit(out, beyond[free]);
    return false;
  });
}

// The last step in the direction, or -1.
int step_in(Machine& m, int type, int site, Direction direction) {
  int to = -1;
  for_each_step(m, type, site, geometry::bit(direction), [&](int next) {
    to = next;
    return false;
  });
  return to;
}

// Walks the figure from the site, facing `direction` first. Adds its sites if like pieces stand all the way.
void add_figure(Machine& m, const Code& c, int from, Direction direction, const std::vector<int>& pieces,
                SetWord* out) {
  const Space& s = m.space(c.imm[0]);
  const auto& ways =
      m.prepared.board->supported(static_cast<SiteType>(c.imm[0]), geometry::Relation::Orthogonal);
  SetWord figure[kMaxWords];
  clear_words(figure, m.words);
  set_bit(figure, from);
  int site = from;
  size_t piece = 1 % pieces.size();
  for (const int step : m.program.lists[static_cast<size_t>(c.imm[1])]) {
    if (step != static_cast<int>(ir::WalkStep::Forward)) {
      do
        direction = step == static_cast<int>(ir::WalkStep::Right) ? geometry::right(direction)
                                                                  : geometry::left(direction);
      while (!geometry::has(ways.mask, direction));
      continue;
    }
    site = step_in(m, c.imm[0], site, direction);
    if (site < 0 || what_at(s, site) != pieces[piece]) return;
    set_bit(figure, site);
    piece = (piece + 1) % pieces.size();
  }
  for (int w = 0; w < m.words; ++w) out[w] |= figure[w];
}

void op_pattern_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int from = m.eval(c.args[0]);
  if (!on_board(m, c.imm[0], from)) return;
  const int first = what_at(m.space(c.imm[0]), from);
  const ScratchList pieces(m);
  if (c.args[1]) m.eval(c.args[1], pieces.list);
  if (pieces.list.empty()) pieces.list.push_back(first);
  if (pieces.list[0] != first) return;
  for (const Direction direction :
       m.prepared.board->supported(static_cast<SiteType>(c.imm[0]), geometry::Relation::Orthogonal).in_order)
    add_figure(m, c, from, direction, pieces.list, out);
}

// Sites that so many steps lead to, each step under a condition. The steps are those of the piece on the
// first site.
void op_reach_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const int origin = m.eval(c.args[0]);
  const int least = m.eval(c.args[1]);
  const int most = m.eval(c.args[2]);
  if (!on_board(m, c.imm[0], origin) || least < 0) return;
  std::uint64_t dirs = dirs_at(m, c.args[3], origin);
  Turning turning(m, c.imm[0], origin, c.args[5]);
  SetWord seen[kMaxWords];
  clear_words(seen, m.words);
  set_bit(seen, origin);
  const ScratchList first(m);
  const ScratchList second(m);
  std::vector<int>* now = &first.list;
  std::vector<int>* next = &second.list;
  now->push_back(origin);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  for (int steps = 1; !now->empty() && (steps == 1 || steps <= most); ++steps) {
    next->clear();
    for (const int site : *now) {
      if (steps > 1 && turning.turns()) {
        turning.turn();
        dirs = dirs_at(m, c.args[3], origin);
      }
      from.slot = site;
      for_each_step(m, c.imm[0], site, dirs, [&](int neighbour) {
        if (test_bit(seen, neighbour)) return false;
        to.slot = neighbour;
        if (!m.test(c.args[4])) return false;
        set_bit(seen, neighbour);
        next->push_back(neighbour);
        return false;
      });
    }
    if (steps >= least)
      for (const int site : *next) set_bit(out, site);
    std::swap(now, next);
  }
}

int op_ahead(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  if (site < 0) return -1;
  if (!on_board(m, c.imm[0], site)) return site;
  const int steps = m.eval(c.args[1]);
  const std::uint64_t dirs = c.imm[1] ? m.dirs(c.args[2]) : dirs_at(m, c.args[2], site);
  int found = site;
  // Only the first direction counts.
  for_each_radial(m, c.imm[0], site, dirs & (~dirs + 1), [&](std::span<const int> beyond) {
    if (steps < 1 || static_cast<size_t>(steps) > beyond.size()) return false;
    found = beyond[static_cast<size_t>(steps) - 1];
    return true;
  });
  return found;
}

// --- tracks

const geometry::Track* track_numbered(Machine& m, int index) {
  const auto& tracks = m.program.equipment->tracks;
  return index < 0 || index >= static_cast<int>(tracks.size()) ? nullptr
                                                               : &tracks[static_cast<size_t>(index)];
}

void op_track_sites(Machine& m, const Code& c, SetWord* out) {
  clear_words(out, m.words);
  const geometry::Track* track = track_numbered(m, m.eval(c.args[0]));
  if (!track) return;
  const int from = m.eval(c.args[1]);
  const int to = m.eval(c.args[2]);
  const int first = from == -1 ? 0 : track->index_of(from);
  if (first < 0) return;
  const int length = static_cast<int>(track->sites.size());
  for (int i = 0; i < length; ++i) {
    const int site = track->sites[static_cast<size_t>((first + i) % length)].site;
    if (site >= 0 && site < m.words * 64) set_bit(out, site);
    if (site == to) return;
  }
}

// By track and site: the first position of the site, or -1.
using TrackIndex = std::vector<std::vector<int>>;

std::shared_ptr<const void> prepare_track_index(const Prepared& prepared, const Code&) {
  auto index = std::make_shared<TrackIndex>();
  for (const geometry::Track& track : prepared.program.equipment->tracks) {
    auto& places = index->emplace_back(static_cast<size_t>(prepared.words) * 64, -1);
    for (size_t site = 0; site < places.size(); ++site) places[site] = track.index_of(static_cast<int>(site));
  }
  return index;
}

// The place on the track of the player's piece at the site, or of the site if nothing stands there.
int place_of(Machine& m, const geometry::Track& track, int site, int player) {
  const Space& s = m.space(m.prepared.default_type);
  if (!m.view.on_track || track.loop || site < 0 || site >= s.sites) return track.index_of(site);
  int what = s.what[runtime::top_index(s, site)];
  for (int level = 0; level < runtime::stack_size(s, site); ++level) {
    const int index = runtime::index_of(s, site, level);
    if (s.who[index] != player) continue;
    what = s.what[index];
    break;
  }
  if (what == 0) return track.index_of(site);
  const auto& tracks = m.program.equipment->tracks;
  return runtime::place_on_track(m.layout, m.view, tracks, static_cast<int>(&track - tracks.data()), what,
                                 site);
}

// On from the place of the player's piece. A track that meets itself is followed to its end, others round and
// round.
int op_steps_on_track(Machine& m, const Code& c) {
  const geometry::Track* track = track_numbered(m, m.eval(c.args[0]));
  const int from = m.eval(c.args[1]);
  const int to = m.eval(c.args[2]);
  if (!track || track->sites.empty()) return -1;
  const int length = static_cast<int>(track->sites.size());
  const bool to_the_end = m.view.on_track && !track->loop;
  if (to_the_end && from < 0) return -1;
  int start = place_of(m, *track, from, m.eval(c.args[3]));
  if (start < 0) start = length;
  for (int i = 0; i < (to_the_end ? length - start : length); ++i)
    if (track->sites[static_cast<size_t>((start + i) % length)].site == to) return i;
  return -1;
}

int op_track_move(Machine& m, const Code& c) {
  const geometry::Track* track = track_numbered(m, m.eval(c.args[0]));
  if (!track || track->sites.empty()) return -1;
  const int length = static_cast<int>(track->sites.size());
  const int from = m.eval(c.args[1]);
  const bool by_piece = m.view.on_track && !track->loop;
  if (by_piece && from < 0) return -1;
  const auto& places = (*static_cast<const TrackIndex*>(
      c.data))[static_cast<size_t>(track - m.program.equipment->tracks.data())];
  const bool listed = from >= 0 && static_cast<size_t>(from) < places.size();
  const int found = by_piece ? place_of(m, *track, from, m.eval(c.args[3]))
                    : listed ? places[static_cast<size_t>(from)]
                             : track->index_of(from);
  std::int64_t at = found < 0 ? length : found;
  at += std::max(0, m.eval(c.args[2]));
  if (at < length) return track->sites[static_cast<size_t>(at)].site;
  const int onward = track->sites.back().next;
  if (onward == -1) return -1;
  at -= length;
  if (at == 0) return onward;
  return track->sites[static_cast<size_t>((at - 1) % length)].next;
}

int op_track_first(Machine& m, const Code& c) {
  const geometry::Track* track = track_numbered(m, m.eval(c.args[0]));
  if (!track || track->sites.empty()) return -1;
  const int from = c.args[1] ? m.eval(c.args[1]) : -1;
  const int first = from == -1 ? 0 : track->index_of(from);
  if (first < 0) return -1;
  const int length = static_cast<int>(track->sites.size());
  const Bind to(m, Reg::To);
  for (int i = 0; i < length; ++i) {
    to.slot = track->sites[static_cast<size_t>((first + i) % length)].site;
    if (!c.args[2] || m.test(c.args[2])) return to.slot;
  }
  return -1;
}

// --- directions

std::uint64_t mask_between(const geometry::Topology& board, SiteType type, int from, int to,
                           geometry::Relation relation, bool all) {
  if (from < 0 || from >= board.count(type) || to < 0 || to >= board.count(type)) return 0;
  std::uint64_t mask = 0;
  for (const Direction d : board.supported(type, relation).in_order) {
    const auto& radials = board.radials(type, d);
    for (int n = 0; n < radials.count(from); ++n) {
      const auto beyond = radials.radial(from, n).subspan(1);
      if (std::ranges::find(beyond, to) == beyond.end()) continue;
      if (!all) return geometry::bit(d);
      mask |= geometry::bit(d);
    }
  }
  return mask;
}

// The same for every two sites of a small board.
struct MasksBetween {
  size_t sites = 0;
  std::vector<std::uint64_t> masks;

  std::uint64_t at(int from, int to) const {
    const auto a = static_cast<size_t>(from);
    const auto b = static_cast<size_t>(to);
    return from < 0 || to < 0 || a >= sites || b >= sites ? 0 : masks[a * sites + b];
  }
};

std::shared_ptr<const void> prepare_masks(const Prepared& prepared, SiteType type,
                                          geometry::Relation relation, bool all) {
  constexpr int kMostSites = 150;
  const geometry::Topology& board = *prepared.board;
  const int sites = board.count(type);
  if (sites > kMostSites) return nullptr;
  auto between = std::make_shared<MasksBetween>();
  between->sites = static_cast<size_t>(sites);
  between->masks.resize(between->sites * between->sites);
  for (const Direction d : board.supported(type, relation).in_order) {
    const auto& radials = board.radials(type, d);
    for (int from = 0; from < sites; ++from)
      for (int n = 0; n < radials.count(from); ++n)
        for (const int to : radials.radial(from, n).subspan(1)) {
          std::uint64_t& mask = between->masks[static_cast<size_t>(from * sites + to)];
          if (all || mask == 0) mask |= geometry::bit(d);
        }
  }
  return between;
}

std::shared_ptr<const void> prepare_dirs_of_last(const Prepared& prepared, const Code& c) {
  return prepare_masks(prepared, static_cast<SiteType>(c.imm[0]), static_cast<geometry::Relation>(c.imm[1]),
                       false);
}
std::shared_ptr<const void> prepare_dirs_between(const Prepared& prepared, const Code& c) {
  return prepare_masks(prepared, static_cast<SiteType>(c.imm[0]), geometry::Relation::All, true);
}

std::uint64_t op_dirs_of_last(Machine& m, const Code& c) {
  const int from = c.imm[2] ? m.head().last_to : m.head().last_from;
  const int to = c.imm[2] ? m.head().last_from : m.head().last_to;
  if (c.data) return static_cast<const MasksBetween*>(c.data)->at(from, to);
  return mask_between(*m.prepared.board, static_cast<SiteType>(c.imm[0]), from, to,
                      static_cast<geometry::Relation>(c.imm[1]), false);
}

std::uint64_t op_dirs_between(Machine& m, const Code& c) {
  const int from = m.eval(c.args[0]);
  const int to = m.eval(c.args[1]);
  if (c.data) return static_cast<const MasksBetween*>(c.data)->at(from, to);
  return mask_between(*m.prepared.board, static_cast<SiteType>(c.imm[0]), from, to, geometry::Relation::All,
                      true);
}

std::uint64_t op_dirs_by_site(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  if (!on_board(m, c.imm[0], site)) return 0;
  const auto supported = m.prepared.board->supported_at(static_cast<SiteType>(c.imm[0]), site,
                                                        static_cast<geometry::Relation>(c.imm[1]));
  const Space& s = m.space(c.imm[0]);
  const int index = runtime::top_index(s, site);
  const int faces = m.prepared.facing[s.what[index]];
  Direction facing = faces == geometry::kSpecificDirections ? Direction::N : static_cast<Direction>(faces);
  if (s.rotation && s.rotation[index] != 0) facing = geometry::rotated(facing, s.rotation[index], supported);
  std::uint64_t mask = 0;
  for (const int relative : m.program.lists[static_cast<size_t>(c.imm[2])])
    for (const Direction d :
         geometry::resolve(static_cast<geometry::RelativeDirection>(relative), facing, supported))
      mask |= geometry::bit(d);
  return mask;
}

// Groups of directions as the specific ones that the site has.
std::uint64_t taken_apart(Machine& m, SiteType type, int site, std::uint64_t mask) {
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

std::uint64_t op_dirs_without(Machine& m, const Code& c) {
  const int site = m.eval(c.args[2]);
  if (!on_board(m, c.imm[0], site)) return 0;
  const auto type = static_cast<SiteType>(c.imm[0]);
  const std::uint64_t all = taken_apart(m, type, site, m.dirs(c.args[0]));
  return all & ~taken_apart(m, type, site, m.dirs(c.args[1]));
}

std::uint64_t op_dirs_random(Machine& m, const Code& c) {
  const int site = m.eval(c.args[2]);
  if (!on_board(m, c.imm[0], site)) return 0;
  const std::uint64_t all = taken_apart(m, static_cast<SiteType>(c.imm[0]), site, m.dirs(c.args[0]));
  const int count = std::popcount(all);
  int wanted = std::min(m.eval(c.args[1]), count);
  std::uint64_t out = 0;
  for (int tries = 0; wanted > 0 && tries < 100 * count; ++tries) {
    const int n = nth_bit(&all, m.chance ? m.chance->draw(count) : tries % count);
    if ((out >> n) & 1) continue;
    out |= std::uint64_t{1} << n;
    --wanted;
  }
  return out;
}

}  // namespace

void add_region_line_ops(OpTable& t);

void add_region_line_ops(OpTable& t) {
  set_op(t, Op::DirectionSites, op_direction_sites);
  set_op(t, Op::BetweenSites, op_between_sites);
  set_op(t, Op::GroupSites, op_group_sites);
  set_op(t, Op::GroupOrigins, op_group_origins);
  set_op(t, Op::VisitGroups, op_visit_groups);
  set_op(t, Op::EveryGroup, op_every_group);
  set_op(t, Op::ListGroupSizes, op_list_group_sizes);
  set_op(t, Op::IsCovered, op_is_covered);
  set_op(t, Op::IsRoofed, op_is_roofed);
  set_op(t, Op::AroundSites, op_around_sites);
  set_op(t, Op::DistanceSites, op_distance_sites, prepare_distance_sites);
  set_op(t, Op::SightSites, op_sight_sites);
  set_op(t, Op::PatternSites, op_pattern_sites);
  set_op(t, Op::ReachSites, op_reach_sites);
  set_op(t, Op::Ahead, op_ahead);
  set_op(t, Op::TrackSites, op_track_sites);
  set_op(t, Op::TrackMove, op_track_move, prepare_track_index);
  set_op(t, Op::StepsOnTrack, op_steps_on_track);
  set_op(t, Op::TrackFirst, op_track_first);
  set_op(t, Op::DirsOfLast, op_dirs_of_last, prepare_dirs_of_last);
  set_op(t, Op::DirsBetween, op_dirs_between, prepare_dirs_between);
  set_op(t, Op::DirsBySite, op_dirs_by_site);
  set_op(t, Op::DirsWithout, op_dirs_without);
  set_op(t, Op::DirsRandom, op_dirs_random);
}

}  // namespace ludens::interpreter
