// puzzle_line_ops.cpp - (is Line) in deduction puzzles: what is not known yet stands in no line.
#include <algorithm>

#include "interpreter/line_table.h"
#include "ir/ops/puzzles.h"
#include "runtime/puzzle.h"

namespace ludens::interpreter {

namespace {

std::shared_ptr<const void> prepare_known_lines(const Prepared& prepared, const Code& c) {
  return std::make_shared<LineTable>(*prepared.board, static_cast<SiteType>(c.imm[0]),
                                     static_cast<geometry::Direction>(c.imm[1]));
}

class KnownLine {
 public:
  KnownLine(Machine& m, const Code& c) : m_(m), c_(c), to_(m, Reg::To), length_(m.eval(c.args[0])) {
    if (c.args[3]) m.eval(c.args[3], values_.list);
  }

  bool is_wanted(int site) const {
    return std::ranges::find(values_.list, value(site)) != values_.list.end();
  }

  // May a line be looked for there? Without values given, it is of whatever is at the site.
  bool can_pass(int site) {
    if (site < 0) return false;
    to_.slot = site;
    if (c_.args[4] && !m_.test(c_.args[4])) return false;
    if (site >= static_cast<const LineTable*>(c_.data)->pivots || !is_known(site)) return false;
    if (!c_.args[3]) values_.list.assign(1, value(site));
    return is_wanted(site);
  }

  bool through(int site) {
    for (const geometry::Line& line : static_cast<const LineTable*>(c_.data)->at[static_cast<size_t>(site)]) {
      int count = 1;
      if (walk(line.ahead, count) || walk(line.behind, count) || count == length_) return true;
    }
    return false;
  }

 private:
  runtime::Known known(int site) const { return runtime::known_at(m_.space(c_.imm[0]), site); }
  bool is_known(int site) const { return known(site).resolved; }
  int value(int site) const { return known(site).value; }

  // A line of given values does not run over the site that a rule for all sites looks at.
  bool counts(int site) {
    if (!is_wanted(site) || (c_.args[3] && site == m_.reg(Reg::From))) return false;
    return !c_.args[4] || m_.test(c_.args[4]);
  }

  // True as soon as it is long enough; what is open ends it, gaps or not.
  bool walk(std::span<const int> way, int& count) {
    const bool exact = c_.imm[2] != 0;
    const bool contiguous = c_.imm[3] != 0;
    for (size_t i = 1; i < way.size() && is_known(way[i]); ++i) {
      to_.slot = way[i];
      if (counts(way[i])) {
        if (++count == length_ && !exact) return true;
      } else if (contiguous) {
        break;
      }
    }
    return false;
  }

  Machine& m_;
  const Code& c_;
  Bind to_;
  int length_;
  ScratchList values_{m_};
};

// The first site that no line can pass ends the search; sites with other values are left out before.
bool op_known_line(Machine& m, const Code& c) {
  KnownLine line(m, c);
  if (!c.args[2]) {
    const int site = c.args[1] ? m.eval(c.args[1]) : m.head().last_to;
    return line.can_pass(site) && line.through(site);
  }
  SetWord pivots[kMaxWords];
  m.eval(c.args[2], pivots);
  bool found = false;
  for_each_bit(pivots, m.words, [&](int site) {
    if (c.args[3] && !line.is_wanted(site)) return false;
    if (!line.can_pass(site)) return true;
    found = line.through(site);
    return found;
  });
  return found;
}

}  // namespace

void add_puzzle_line_ops(OpTable& t);

void add_puzzle_line_ops(OpTable& t) {
  set_op(t, Op::KnownLine, op_known_line, prepare_known_lines);
}

}  // namespace ludens::interpreter
