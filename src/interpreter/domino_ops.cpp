// domino_ops.cpp - dominoes: dealing and drawing them, where they may lie, whether their pips match.
#include <algorithm>
#include <array>

#include "interpreter/acting.h"
#include "interpreter/large.h"
#include "interpreter/ways.h"
#include "ir/ops/dominoes.h"

namespace ludens::interpreter {

namespace {

using geometry::Direction;

constexpr auto kDominoCells = geometry::SiteType::Cell;
constexpr int kDominoSpace = static_cast<int>(kDominoCells);
constexpr size_t kCovered = 8;  // cells, the first half's first

bool op_is_domino(Machine& m, int what) {
  return is_domino(m, what);
}

// --- the line of play

// One side of a domino, as it lies in state 0: the two cells at it, which way they look, and whether the
// second of them is on the left of the first, seen that way.
struct Side {
  size_t first, second;
  int quarter;  // clockwise from north
  bool second_left;
  bool of_doubles;
};
constexpr std::array kSides = {Side{0, 1, 3, false, false}, Side{7, 6, 1, true, false},
                               Side{2, 5, 0, false, true}, Side{3, 4, 2, false, true}};
constexpr std::array kQuarters = {Direction::N, Direction::E, Direction::S, Direction::W};
constexpr std::array kDiagonals = {Direction::NE, Direction::SE, Direction::SW, Direction::NW};

class LineOfPlay {
 public:
  LineOfPlay(Machine& m, SetWord* out) : m_(m), empty_(m.space(kDominoSpace).empty), out_(out) {}

  void add_domino(std::span<const int> cells, int state, bool is_double) {
    for (const Side& side : kSides) {
      if (side.of_doubles && !is_double) continue;
      add_side(side, cells[side.first], cells[side.second], (side.quarter + state) % 4);
    }
  }

 private:
  std::span<const int> radial(int cell, Direction direction) const {
    const geometry::Radials& radials = m_.prepared.board->radials(kDominoCells, direction);
    return radials.count(cell) > 0 ? radials.radial(cell, 0) : std::span<const int>();
  }
  bool is_free(int cell) const { return test_bit(empty_, cell); }

  // Four cells ahead on both lanes, as far as they are free; and what lies askew of an end, for a domino that
  // is put across.
  void add_side(const Side& side, int first, int second, int quarter) {
    const auto at = static_cast<size_t>(quarter);
    const auto lane = radial(first, kQuarters[at]);
    const auto other = radial(second, kQuarters[at]);
    if (lane.size() <= 2 || other.size() <= 2) return;
    const size_t end = std::min({lane.size(), other.size(), size_t{5}});
    size_t i = 1;
    for (; i < end && is_free(lane[i]) && is_free(other[i]); ++i) {
      set_bit(out_, lane[i]);
      set_bit(out_, other[i]);
    }
    if (i == 1 || side.of_doubles) return;
    const Direction left = kDiagonals[(at + 3) % 4];
    const Direction right = kDiagonals[at];
    add_askew(first, side.second_left ? right : left);
    add_askew(second, side.second_left ? left : right);
  }
  void add_askew(int cell, Direction direction) {
    const auto way = radial(cell, direction);
    if (way.size() > 1 && is_free(way[1])) set_bit(out_, way[1]);
  }

  Machine& m_;
  const SetWord* empty_;
  SetWord* out_;
};

void op_line_of_play(Machine& m, SetWord* out, const Centre& centre) {
  clear_words(out, m.words);
  const Space& s = m.space(kDominoSpace);
  const int cells = std::min(s.sites, m.prepared.board->count(kDominoCells));
  LineOfPlay line(m, out);
  bool any = false;
  for (int site = 0; site < cells; ++site) {
    if (s.what[site] == 0 || !is_domino(m, s.what[site])) continue;
    any = true;
    const int state = s.state ? s.state[site] : 0;
    const auto covered = footprint(m, s.what[site], state, site);
    const ir::Component& domino = m.program.equipment->components[s.what[site]];
    if (covered.size() == kCovered) line.add_domino(covered, state, domino.value == domino.second_value);
  }
  if (!any && centre.cell >= 0) set_bit(out, centre.cell);
}

// --- matching

// Cells beside the domino that belong to others. They must be two in line, of the same domino.
bool touches_one_side(Machine& m, const SetWord* beside, std::span<const int> cells) {
  const Space& s = m.space(kDominoSpace);
  bool matches = false;
  for (const int cell : cells) {
    int seen = 1;
    int last = cell;
    const bool too_many = for_each_radial(m, kDominoCells, cell, geometry::bit(Direction::Orthogonal),
                                          [&](std::span<const int> way, int, int) {
                                            for (size_t i = 1; i < way.size(); ++i) {
                                              if (!test_bit(beside, way[i])) continue;
                                              ++seen;
                                              last = way[i];
                                            }
                                            if (seen == 2)
                                              matches = s.count && s.count[cell] == s.count[last];
                                            return seen > 2;
                                          });
    if (too_many) return false;
  }
  return matches;
}

bool op_pips_match(Machine& m, int site) {
  const Space& s = m.space(kDominoSpace);
  if (site < 0 || site >= s.sites || s.what[site] == 0 || !is_domino(m, s.what[site]) || !s.value)
    return true;
  const auto covered = footprint(m, s.what[site], s.state ? s.state[site] : 0, site);
  SetWord beside[kMaxWords];
  clear_words(beside, m.words);
  const ScratchList cells(m);
  for (const int cell : covered) {
    const bool differs =
        for_each_neighbour(m, kDominoCells, cell, geometry::bit(Direction::Orthogonal), [&](int to) {
          if (std::ranges::find(covered, to) != covered.end() || test_bit(s.empty, to)) return false;
          if (!test_bit(beside, to)) cells.list.push_back(to);
          set_bit(beside, to);
          return s.value[to] != s.value[cell];
        });
    if (differs) return false;
  }
  return m.head().ply <= 1 || touches_one_side(m, beside, cells.list);
}

// --- those left

void find_left(Machine& m, std::vector<int>& left) {
  const Space& s = m.space(kDominoSpace);
  const auto& components = m.program.equipment->components;
  left.clear();
  for (int what = 1; what < static_cast<int>(components.size()); ++what)
    if (is_domino(m, what)) left.push_back(what);
  for (int site = 0; site < s.sites; ++site)
    if (s.what[site] != 0) std::erase(left, static_cast<int>(s.what[site]));
}

int op_dominoes_left(Machine& m) {
  const ScratchList left(m);
  find_left(m, left.list);
  return static_cast<int>(left.list.size());
}

// The first free site of the player's hand, or -1.
int free_site(Machine& m, int player) {
  const Space& s = m.space(kDominoSpace);
  for (const ir::Container& container : m.program.equipment->containers) {
    if (container.kind != ir::ContainerKind::Hand || container.owner != player) continue;
    for (int site = container.first; site < container.first + container.sites && site < s.sites; ++site)
      if (s.what[site] == 0) return site;
    return -1;
  }
  return -1;
}

bool op_can_take_domino(Machine& m, int player) {
  const ScratchList left(m);
  find_left(m, left.list);
  return !left.list.empty() && free_site(m, player) >= 0;
}

// v: site, what
void commit_hand_out(Machine& m, const Action& a) {
  const Space& s = m.space(kDominoSpace);
  if (a.v[0] < 0 || a.v[0] >= s.sites) return;
  m.writer().put(kDominoSpace, a.v[0],
                 {a.v[1], m.prepared.owners[static_cast<size_t>(a.v[1])], 0, 0, kDominoInHand});
}

int draw_one(Machine& m, const std::vector<int>& among) {
  return m.draw(static_cast<int>(among.size()));
}

// One of those left, by chance; it is left no longer.
void hand_out(Machine& m, const ir::OpRecord& op, std::vector<int>& left, int site) {
  const auto at = left.begin() + draw_one(m, left);
  push_action(m, commit_hand_out, op, site, *at);
  left.erase(at);
}

void op_act_take_domino(Machine& m, int player) {
  const int site = free_site(m, player);
  const ScratchList left(m);
  find_left(m, left.list);
  if (site < 0 || left.list.empty()) return;
  hand_out(m, Op::ActTakeDomino, left.list, site);
}

// The sites to deal to, round the hands; none unless every player has one.
template <class Visit>
void for_each_share(Machine& m, int count, Visit visit) {
  const ScratchList hands(m);
  const auto& containers = m.program.equipment->containers;
  for (size_t i = 0; i < containers.size(); ++i)
    if (containers[i].kind == ir::ContainerKind::Hand) hands.list.push_back(static_cast<int>(i));
  const int players = m.layout.players;
  if (static_cast<int>(hands.list.size()) != players) return;
  constexpr int kHands = 2;  // so the reference counts, however many play
  for (int i = 0; i / kHands < count; ++i) {
    const ir::Container& hand = containers[static_cast<size_t>(hands.list[static_cast<size_t>(i % players)])];
    if (i / players >= hand.sites || !visit(hand.first + i / players)) return;
  }
}

void op_act_deal_dominoes(Machine& m, int count) {
  const ScratchList left(m);
  find_left(m, left.list);
  for_each_share(m, count, [&](int site) {
    if (left.list.empty()) return false;
    hand_out(m, Op::ActDealDominoes, left.list, site);
    return true;
  });
}

bool op_for_dealt_dominoes(Machine& m, int count, Lazy<Type::Moves> moves) {
  const ScratchList all(m);
  for (int component = 1; component < m.layout.components; ++component) all.list.push_back(component);
  const Bind from(m, Reg::From);
  const Bind to(m, Reg::To);
  const Bind what(m, Reg::Aux);
  bool stop = false;
  for_each_share(m, count, [&](int site) {
    if (all.list.empty()) return false;
    const auto at = all.list.begin() + draw_one(m, all.list);
    from.slot = to.slot = site;
    what.slot = *at;
    all.list.erase(at);
    stop = m.generate(moves);
    return !stop;
  });
  return stop;
}

}  // namespace

void add_domino_ops(OpTable& t);

void add_domino_ops(OpTable& t) {
  set_op<Op::IsDomino, op_is_domino>(t);
  set_op<Op::LineOfPlay, op_line_of_play, prepare_centre>(t);
  set_op<Op::PipsMatch, op_pips_match>(t);
  set_op<Op::DominoesLeft, op_dominoes_left>(t);
  set_op<Op::CanTakeDomino, op_can_take_domino>(t);
  set_op<Op::ActTakeDomino, op_act_take_domino>(t);
  set_op<Op::ActDealDominoes, op_act_deal_dominoes>(t);
  set_op<Op::ForDealtDominoes, op_for_dealt_dominoes>(t);
}

}  // namespace ludens::interpreter
