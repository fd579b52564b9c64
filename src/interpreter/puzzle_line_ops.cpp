// puzzle_line_ops.cpp - (is Line) in deduction puzzles: what is not known yet stands in no line.
#include <algorithm>

#include "interpreter/line_table.h"
#include "interpreter/op_call.h"
#include "ir/ops/puzzles.h"
#include "runtime/puzzle.h"

namespace ludens::interpreter {

namespace {

// What a line is made of.
struct KnownLine {
  int length;
  const std::vector<int>* values;  // null: whatever is known at the site that it passes
  Lazy<Type::Bool> condition;
  SiteType type;
  bool exact, contiguous;
};

class KnownLines {
 public:
  KnownLines(Machine& m, const KnownLine& wanted, const LineTable& table)
      : m_(m), wanted_(wanted), table_(table), to_(m, Reg::To) {}

  bool is_wanted(int site) const {
    const int value = known(site).value;
    if (!wanted_.values) return value == value_;
    return std::ranges::find(*wanted_.values, value) != wanted_.values->end();
  }

  // May a line be looked for there? Without values given, it is of whatever is at the site.
  bool can_pass(int site) {
    if (site < 0) return false;
    to_.slot = site;
    if (wanted_.condition && !m_.test(wanted_.condition)) return false;
    if (site >= table_.pivots || !known(site).resolved) return false;
    value_ = known(site).value;
    return is_wanted(site);
  }

  bool through(int site) {
    for (const geometry::Line& line : table_.at[static_cast<size_t>(site)]) {
      int count = 1;
      if (walk(line.ahead, count) || walk(line.behind, count) || count == wanted_.length) return true;
    }
    return false;
  }

 private:
  runtime::Known known(int site) const { return runtime::known_at(m_.space(wanted_.type), site); }

  // A line of given values does not run over the site that a rule for all sites looks at.
  bool counts(int site) {
    if (!is_wanted(site) || (wanted_.values && site == m_.reg(Reg::From))) return false;
    return !wanted_.condition || m_.test(wanted_.condition);
  }

  // True as soon as it is long enough; what is open ends it, gaps or not.
  bool walk(std::span<const int> way, int& count) {
    for (size_t i = 1; i < way.size() && known(way[i]).resolved; ++i) {
      to_.slot = way[i];
      if (counts(way[i])) {
        if (++count == wanted_.length && !wanted_.exact) return true;
      } else if (wanted_.contiguous) {
        break;
      }
    }
    return false;
  }

  Machine& m_;
  const KnownLine& wanted_;
  const LineTable& table_;
  Bind to_;
  int value_ = -1;  // at the site that it passes
};

// The first site that no line can pass ends the search; sites with other values are left out before.
bool op_known_line(Machine& m, const LineTable& table, int length, std::optional<int> site,
                   const SetWord* sites, const std::vector<int>* values, Lazy<Type::Bool> condition,
                   SiteType type, int /*direction*/, bool exact, bool contiguous) {
  const KnownLine wanted{length, values, condition, type, exact, contiguous};
  KnownLines lines(m, wanted, table);
  if (!sites) {
    const int at = site ? *site : m.head().last_to;
    return lines.can_pass(at) && lines.through(at);
  }
  bool found = false;
  for_each_bit(sites, m.words, [&](int at) {
    if (values && !lines.is_wanted(at)) return false;
    if (!lines.can_pass(at)) return true;
    found = lines.through(at);
    return found;
  });
  return found;
}

}  // namespace

void add_puzzle_line_ops(OpTable& t);

void add_puzzle_line_ops(OpTable& t) {
  set_op<Op::KnownLine, op_known_line, prepare_lines<Op::KnownLine>>(t);
}

}  // namespace ludens::interpreter
