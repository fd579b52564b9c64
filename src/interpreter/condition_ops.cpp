// condition_ops.cpp - conditions on the position.
#include <algorithm>

#include "geometry/lines.h"
#include "interpreter/machine.h"
#include "ir/ops/conditions.h"

namespace ludens::interpreter {

namespace {

// --- (is Line)

struct LineTable {
  std::vector<std::vector<geometry::Line>> at;  // by site
};

std::shared_ptr<const void> prepare_lines(const Prepared& prepared, const Code& c) {
  auto table = std::make_shared<LineTable>();
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  for (int site = 0; site < prepared.board->count(type); ++site)
    table->at.push_back(geometry::lines_through(*prepared.board, type, site, static_cast<geometry::Direction>(c.imm[1])));
  return table;
}

// Which pieces make the line.
struct Wanted {
  int single = -1;                        // a component
  int owner = -1;                         // or any component of a player
  const std::vector<int>* many = nullptr;  // or one of these

  bool has(Machine& m, int what) const {
    if (many) return std::ranges::find(*many, what) != many->end();
    if (owner >= 0) return what > 0 && m.program.equipment->components[static_cast<size_t>(what)].owner == owner;
    return what == single;
  }
};

// Counts along one way, up to `length` unless all of it counts.
class LineCounter {
 public:
  LineCounter(Machine& m, const Code& c, const Wanted& wanted, int length)
      : m_(m), c_(c), wanted_(wanted), length_(length), space_(m.space(c.imm[0])), to_(m, Reg::To) {}

  // Is there a line through the site?
  bool through(int site) {
    const auto& lines = static_cast<const LineTable*>(c_.data)->at[static_cast<size_t>(site)];
    for (const geometry::Line& line : lines) {
      int count = 1;
      kinds_.list.assign(1, what(site));
      if (walk(line.ahead, count)) return true;
      if (!line.behind.empty() && c_.imm[4]) {
        if (walk(line.behind, count)) return true;
      }
      if (count == length_ && enough_kinds()) return true;
    }
    return false;
  }

 private:
  int what(int site) const { return space_.what[runtime::top_index(space_, site)]; }

  bool enough_kinds() const { return c_.imm[5] <= static_cast<int>(kinds_.list.size()); }

  bool walk(std::span<const int> way, int& count) {
    for (size_t i = 1; i < way.size(); ++i) {
      const int site = way[i];
      const int here = what(site);
      to_.slot = site;
      if (wanted_.has(m_, here) && (!c_.args[6] || m_.test(c_.args[6]))) {
        ++count;
        if (std::ranges::find(kinds_.list, here) == kinds_.list.end()) kinds_.list.push_back(here);
        if (!c_.imm[2] && count == length_ && enough_kinds()) return true;
      } else if (c_.imm[3]) {
        break;
      }
    }
    return false;
  }

  Machine& m_;
  const Code& c_;
  const Wanted& wanted_;
  int length_;
  const Space& space_;
  Bind to_;
  ScratchList kinds_{m_};
};

bool op_is_line(Machine& m, const Code& c) {
  const int length = m.eval(c.args[0]);
  const int sites = m.prepared.board->count(static_cast<geometry::SiteType>(c.imm[0]));
  const Space& space = m.space(c.imm[0]);
  SetWord pivots[kMaxWords];
  clear_words(pivots, m.words);
  if (c.args[2]) {
    m.eval(c.args[2], pivots);
  } else {
    const int site = c.args[1] ? m.eval(c.args[1]) : m.head().last_to;
    if (site < 0 || site >= sites) return false;
    set_bit(pivots, site);
  }
  const ScratchList whats(m);
  Wanted fixed;
  if (c.args[3]) fixed.owner = m.eval(c.args[3]);
  if (c.args[4]) fixed.single = m.eval(c.args[4]);
  if (c.args[5]) {
    m.eval(c.args[5], whats.list);
    fixed.many = &whats.list;
  }
  const bool own_piece = !c.args[3] && !c.args[4] && !c.args[5];
  const Bind to(m, Reg::To);
  return for_each_bit(pivots, m.words, [&](int site) {
    if (site >= sites) return true;
    to.slot = site;
    if (c.args[6] && !m.test(c.args[6])) return false;
    const int what = space.what[runtime::top_index(space, site)];
    Wanted wanted = fixed;
    if (own_piece) wanted.single = what;
    if (!wanted.has(m, what)) return false;
    return LineCounter(m, c, wanted, length).through(site);
  });
}

// --- (no Moves)

bool op_no_moves_for(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  Head& h = m.head();
  if (player < 1 || player > m.layout.players || !m.has_legal_move) return false;
  if (c.imm[0]) {
    // As if the next player's turn had begun.
    const auto saved_mover = h.mover;
    const auto saved_next = h.next;
    const auto saved_prev = h.prev;
    h.mover = saved_next;
    h.prev = saved_mover;
    h.next = static_cast<std::int16_t>(h.mover % m.layout.players + 1);
    const bool some = m.has_legal_move(m, h.mover);
    if (some) h.stalemated &= ~(1u << h.mover);
    else h.stalemated |= 1u << h.mover;
    h.mover = saved_mover;
    h.next = saved_next;
    h.prev = saved_prev;
  }
  return (h.stalemated >> player) & 1;
}

}  // namespace

void add_condition_ops(OpTable& t);

void add_condition_ops(OpTable& t) {
  set_op(t, Op::IsLine, op_is_line, prepare_lines);
  set_op(t, Op::NoMovesFor, op_no_moves_for);
}

}  // namespace ludens::interpreter
