// region_ops.cpp - sets of sites from tables, by owner, and site by site.
#include <algorithm>

#include "interpreter/draw.h"
#include "interpreter/op_call.h"
#include "ir/ops/regions.h"
#include "runtime/kernels/lifted_sites.h"

namespace ludens::interpreter {

namespace {

void add_words(SetWord* to, const SetWord* from, int words) {
  for (int w = 0; w < words; ++w) to[w] |= from[w];
}

// --- tables

// A run of the program's constant sets.
struct SetTable {
  SetTable(const Machine& m, int sets, int count)
      : first_(m.program.sets.data() + sets), count_(count), words_(m.words) {}

  // Null beyond the table.
  const SetWord* at(int index) const { return index < 0 || index >= count_ ? nullptr : first_[index].data(); }
  void add(int index, SetWord* out) const {
    if (const SetWord* set = at(index)) add_words(out, set, words_);
  }

 private:
  const std::vector<SetWord>* first_;
  int count_, words_;
};

void op_set_at(Machine& m, SetWord* out, int index, int sets, int count) {
  if (const SetWord* set = SetTable(m, sets, count).at(index)) return copy_words(out, set, m.words);
  clear_words(out, m.words);
}

void op_spread(Machine& m, SetWord* out, const SetWord* sites, int sets, int count) {
  const SetTable table(m, sets, count);
  clear_words(out, m.words);
  for_each_bit(sites, m.words, [&](int site) {
    table.add(site, out);
    return false;
  });
}

void op_spread_if(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Bool> condition, int sets,
                  int count) {
  const SetTable table(m, sets, count);
  clear_words(out, m.words);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  for_each_bit(sites, m.words, [&](int site) {
    const SetWord* set = table.at(site);
    if (!set) return false;
    from.slot = site;
    return for_each_bit(set, m.words, [&](int other) {
      to.slot = other;
      if (m.test(condition)) set_bit(out, other);
      return false;
    });
  });
}

void op_grow(Machine& m, SetWord* out, const SetWord* sites, int steps, int sets, int count) {
  const SetTable table(m, sets, count);
  copy_words(out, sites, m.words);
  SetWord before[kMaxWords];
  for (; steps > 0; --steps) {
    copy_words(before, out, m.words);
    for_each_bit(before, m.words, [&](int site) {
      table.add(site, out);
      return false;
    });
    if (std::equal(before, before + m.words, out)) return;
  }
}

int op_lookup(Machine&, int key, const std::vector<std::int32_t>& list, int first, int otherwise) {
  const std::int64_t at = std::int64_t{key} - first;
  return at < 0 || at >= static_cast<std::int64_t>(list.size()) ? otherwise : list[static_cast<size_t>(at)];
}

int op_lookup_or(Machine&, int key, const std::vector<std::int32_t>& list) {
  size_t low = 0, high = list.size() / 2;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (list[2 * middle] < key)
      low = middle + 1;
    else
      high = middle;
  }
  return 2 * low < list.size() && list[2 * low] == key ? list[2 * low + 1] : key;
}

// --- players

int everybody(const Machine& m) {
  return m.layout.players + 1;
}

int op_bit_of(Machine& m, int player) {
  return player < 0 || player > everybody(m) ? 0 : 1 << player;
}

int op_players_mask(Machine& m, std::optional<int> player, Op::RoleGroup group) {
  using Op::RoleGroup;
  const int players = m.layout.players;
  const int mover = m.head().mover;
  const int of = player.value_or(mover);
  const std::uint8_t* team = m.view.team;
  if (player && (of < 1 || of > players)) return 0;
  int mask = 0;
  const auto add_if = [&](int first, auto belongs) {
    for (int p = first; p <= players; ++p)
      if (belongs(p)) mask |= 1 << p;
    return mask;
  };
  const bool known = of >= 1 && of <= players;
  const auto with = [&](int p) { return team && known && team[p] == team[of]; };
  switch (group) {
    case RoleGroup::All:
      return (1 << (everybody(m) + 1)) - 1;
    case RoleGroup::NonMover:
      return add_if(0, [&](int p) { return p != mover; });
    case RoleGroup::Enemy:
      return add_if(1, [&](int p) { return team ? p != mover && !with(p) : p != of; });
    case RoleGroup::Ally:
      return add_if(1, [&](int p) { return p != of && with(p); });
    case RoleGroup::Friend:
    case RoleGroup::TeamMover:
      return team ? add_if(1, with) : known ? 1 << of : 0;
    default:
      break;
  }
  const int number = static_cast<int>(group) - static_cast<int>(RoleGroup::Team1) + 1;
  if (!team) return number <= players ? 1 << number : 0;
  return add_if(1, [&](int p) { return team[p] == number; });
}

// --- who stands where

void op_sites_of(Machine& m, SetWord* out, int players, SiteType type) {
  const Space& s = m.space(type);
  clear_words(out, m.words);
  for (auto left = static_cast<std::uint32_t>(players); left; left &= left - 1) {
    const int player = std::countr_zero(left);
    if (player <= everybody(m)) add_words(out, s.own + player * m.words, m.words);
  }
}

void add_pieces(const Machine& m, const Space& s, int component, SetWord* out) {
  if (s.piece && component > 0 && component < m.layout.components)
    add_words(out, s.piece + component * m.words, m.words);
}

bool is_owned_by(const Machine& m, int component, int players) {
  if (component <= 0 || component >= m.layout.components) return false;
  return (players >> m.prepared.owners[static_cast<size_t>(component)]) & 1;
}

void op_pieces_of(Machine& m, SetWord* out, int players, SiteType type,
                  const std::vector<std::int32_t>& components) {
  clear_words(out, m.words);
  for (const int component : components)
    if (is_owned_by(m, component, players)) add_pieces(m, m.space(type), component, out);
}

void op_piece_sites(Machine& m, SetWord* out, int what, SiteType type) {
  clear_words(out, m.words);
  add_pieces(m, m.space(type), what, out);
}

void op_owned_piece(Machine& m, SetWord* out, int what, int players, SiteType type) {
  clear_words(out, m.words);
  if (is_owned_by(m, what, players)) add_pieces(m, m.space(type), what, out);
}

void op_top_owned(Machine& m, SetWord* out, const SetWord* sites, int players, SiteType type) {
  const Space& s = m.space(type);
  clear_words(out, m.words);
  for_each_bit(sites, m.words, [&](int site) {
    if (site < s.sites && ((players >> s.who[runtime::top_index(s, site)]) & 1)) set_bit(out, site);
    return false;
  });
}

void op_state_sites(Machine& m, SetWord* out, int state, SiteType type, int count) {
  const Space& s = m.space(type);
  clear_words(out, m.words);
  if (s.state && s.height == 1)
    return kernels::words_where(out, s.state, std::min(count, s.sites),
                                [=](int there) { return there == state; });
  for (int site = 0; site < count && site < s.sites; ++site)
    if ((s.state ? s.state[runtime::top_index(s, site)] : 0) == state) set_bit(out, site);
}

// --- site by site

void op_filter_by(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Bool> condition, Reg reg) {
  clear_words(out, m.words);
  const Bind bound(m, reg);
  for_each_bit(sites, m.words, [&](int site) {
    bound.slot = site;
    if (m.test(condition)) set_bit(out, site);
    return false;
  });
}

void op_union_over_sites(Machine& m, SetWord* out, const Words& sites, Lazy<Type::Set> body, Reg reg) {
  clear_words(out, m.words);
  Words part;
  const Bind bound(m, reg);
  for_each_bit(sites, m.words, [&](int site) {
    if (!m.tick()) return true;
    bound.slot = site;
    add_words(out, m.peek(body, part.words), m.words);
    return false;
  });
}

void op_union_over_list(Machine& m, SetWord* out, const std::vector<int>& list, Lazy<Type::Set> body,
                        Reg reg) {
  clear_words(out, m.words);
  Words part;
  const Bind bound(m, reg);
  for (const int number : list) {
    if (!m.tick()) return;
    bound.slot = number;
    add_words(out, m.peek(body, part.words), m.words);
  }
}

// Levels as if they were sites. Only their set matters, so the order of going through them does not.
void op_levels(Machine& m, SetWord* out, int site, Lazy<Type::Bool> condition, Lazy<Type::Int> start,
               SiteType type, bool from_top) {
  const Space& s = m.space(type);
  clear_words(out, m.words);
  if (site < 0 || site >= s.sites) return;
  const int size = runtime::stack_size(s, site);
  const int begin = start ? m.eval(start) : -1;
  const int first = from_top || begin < 0 ? 0 : begin;
  const int last = !from_top || begin < 0 ? size - 1 : std::min(begin, size - 1);
  const Bind level(m, Reg::Level);
  for (int l = first; l <= last && l < m.words * 64; ++l) {
    level.slot = l;
    if (!condition || m.test(condition)) set_bit(out, l);
  }
}

void op_random_sites(Machine& m, SetWord* out, const SetWord* sites, int count) {
  clear_words(out, m.words);
  draw_some(m, sites, m.words, count, out);
}

}  // namespace

void add_region_ops(OpTable& t);

void add_region_ops(OpTable& t) {
  set_op<Op::SetAt, op_set_at>(t);
  set_op<Op::Spread, op_spread>(t);
  set_op<Op::SpreadIf, op_spread_if>(t);
  set_op<Op::Grow, op_grow>(t);
  set_op<Op::Lookup, op_lookup>(t);
  set_op<Op::LookupOr, op_lookup_or>(t);
  set_op<Op::PlayersMask, op_players_mask>(t);
  set_op<Op::BitOf, op_bit_of>(t);
  set_op<Op::SitesOfPlayers, op_sites_of>(t);
  set_op<Op::PiecesOfPlayers, op_pieces_of>(t);
  set_op<Op::PieceSites, op_piece_sites>(t);
  set_op<Op::OwnedPiece, op_owned_piece>(t);
  set_op<Op::TopOwned, op_top_owned>(t);
  set_op<Op::StateSites, op_state_sites>(t);
  set_op<Op::FilterBy, op_filter_by>(t);
  set_op<Op::UnionOverSites, op_union_over_sites>(t);
  set_op<Op::UnionOverList, op_union_over_list>(t);
  set_op<Op::Levels, op_levels>(t);
  set_op<Op::RandomSites, op_random_sites>(t);
}

}  // namespace ludens::interpreter
