// line_ops.cpp - pieces in line.
#include <algorithm>

#include "interpreter/groups.h"
#include "interpreter/layers.h"
#include "interpreter/line_table.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "runtime/kernels/lines.h"

namespace ludens::interpreter {

namespace {

// Which pieces make the line.
struct Wanted {
  int single = -1;                         // a component
  int owner = -1;                          // or any component of a player
  const std::vector<int>* many = nullptr;  // or one of these

  bool has(const Machine& m, int what) const {
    if (many) return std::ranges::find(*many, what) != many->end();
    if (owner >= 0) return what > 0 && m.prepared.owners[static_cast<size_t>(what)] == owner;
    return what == single;
  }
};

// --- (is Line)

// Components, a bit each: those of up to 63 numbers.
using PieceMask = std::uint64_t;
constexpr int kMostInMask = 64;
PieceMask mask_of(int what) {
  return what >= 0 && what < kMostInMask ? PieceMask{1} << what : 0;
}

constexpr size_t kWholeWay = size_t{1} << 14;

// The lines; and once more as flat tables, where those are asked for.
struct RowTable : LineTable {
  using LineTable::LineTable;

  bool plain = false;  // only pieces in a row count, whatever they stand on
  std::vector<std::uint32_t> first_line;
  std::vector<kernels::Rows::Line> lines;
  std::vector<std::int16_t> sites;
  std::vector<PieceMask> pieces_of;  // by player

  kernels::Rows rows() const { return {first_line.data(), lines.data(), sites.data()}; }

  // No more of a way than may count.
  void flatten(size_t most) {
    for (const auto& here : at) {
      first_line.push_back(static_cast<std::uint32_t>(lines.size()));
      for (const geometry::Line& line : here) {
        const auto first = static_cast<std::uint32_t>(sites.size());
        const auto add = [&](std::span<const int> way) {
          const size_t end = std::min(way.size(), most + 1);
          for (size_t i = 1; i < end; ++i) sites.push_back(static_cast<std::int16_t>(way[i]));
          return static_cast<std::uint16_t>(end > 0 ? end - 1 : 0);
        };
        const std::uint16_t ahead = add(line.ahead);
        lines.push_back({first, ahead, add(line.behind)});
      }
    }
    first_line.push_back(static_cast<std::uint32_t>(lines.size()));
  }
};

bool is_plain_line(const Code& c) {
  return !operand<Op::IsLine, "if">(c) && !operand<Op::IsLine, "visible">(c) &&
         attribute<Op::IsLine, "contiguous">(c) && attribute<Op::IsLine, "kinds">(c) <= 1;
}

std::shared_ptr<const RowTable> prepare_rows(const Prepared& game, Self self) {
  auto table = std::make_shared<RowTable>(
      *game.board, attribute<Op::IsLine, "type">(self.code),
      static_cast<geometry::Direction>(attribute<Op::IsLine, "direction">(self.code)));
  table->plain = is_plain_line(self.code) && game.owners.size() <= kMostInMask;
  if (!table->plain) return table;
  const auto length = attribute_if<Op::Const, "value">(operand<Op::IsLine, "length">(self.code));
  // One more than is wanted shows that a row is too long.
  const bool exact = attribute<Op::IsLine, "exact">(self.code);
  table->flatten(length && *length > 1 ? static_cast<size_t>(*length) - !exact : kWholeWay);
  table->pieces_of.resize(runtime::kMaxPlayers + 2);
  for (size_t what = 1; what < game.owners.size(); ++what)
    if (const int owner = game.owners[what]; owner >= 0 && owner < runtime::kMaxPlayers + 2)
      table->pieces_of[static_cast<size_t>(owner)] |= mask_of(static_cast<int>(what));
  return table;
}

// Which pieces make the row, if that is said: those of the list, of the player, or this one.
struct PlainRow {
  int length;
  bool exact, both_ways;
  bool like_first;  // pieces like the one that the row is looked for through
  PieceMask wanted;

  bool is_through(const RowTable& table, const Space& space, int site) const {
    const std::uint16_t* whats = space.what;
    const PieceMask here = mask_of(whats[site]);
    const PieceMask mask = like_first ? here : wanted;
    if ((mask & here) == 0) return false;
    return kernels::row_through(table.rows(), site, length, exact, both_ways,
                                [=](int at) { return ((mask >> whats[at]) & 1) != 0; });
  }
};

PlainRow plain_row(Machine& m, const RowTable& table, int length, std::optional<int> player,
                   std::optional<int> what, Lazy<Type::List> whats, bool exact, bool both_ways) {
  PlainRow row{length, exact, both_ways, false, 0};
  if (whats) {
    const ScratchList listed(m);
    m.eval(whats, listed.list);
    for (const int one : listed.list) row.wanted |= mask_of(one);
  } else if (player && *player >= 0) {
    const auto owner = static_cast<size_t>(*player);
    row.wanted = owner < table.pieces_of.size() ? table.pieces_of[owner] : 0;
  } else if (player || what) {
    row.wanted = mask_of(what.value_or(-1));
  } else {
    row.like_first = true;
  }
  return row;
}

bool is_any_row(const Machine& m, const RowTable& table, const Space& space, const PlainRow& row,
                const SetWord* through) {
  bool found = false;
  for_each_bit(through, m.words, [&](int site) {
    if (site >= table.pivots) return true;
    found = row.is_through(table, space, site);
    return found;
  });
  return found;
}

// What makes a line.
struct LineRule {
  int length;
  SiteType type;
  bool exact, contiguous, both_ways;
  int kinds;
  Lazy<Type::Bool> condition, visible;
};

// Counts along one way, up to the length unless all of it counts.
class LineCounter {
 public:
  LineCounter(Machine& m, const RowTable& table, const LineRule& rule, const Wanted& wanted)
      : m_(m),
        table_(table),
        rule_(rule),
        wanted_(wanted),
        space_(m.space(rule.type)),
        to_(m, Reg::To),
        from_above_(rule.visible && m.test(rule.visible)) {}

  // Is there a line through the site?
  bool through(int site) {
    if (is_hidden(site)) return false;
    for (const geometry::Line& line : table_.through(site)) {
      int count = 1;
      kinds_.list.assign(1, top_what(space_, site));
      if (walk(line.ahead, count, true)) return true;
      if (rule_.both_ways && walk(line.behind, count, false)) return true;
      if (count == rule_.length && enough_kinds()) return true;
    }
    return false;
  }

 private:
  bool enough_kinds() const { return rule_.kinds <= static_cast<int>(kinds_.list.size()); }

  // Where only what is seen from above counts: pieces right above hide a site, and pieces on all sites above
  // both of two neighbours hide what joins them.
  bool is_hidden(int site) const { return from_above_ && is_covered(m_, rule_.type, site); }
  bool is_joint_hidden(int a, int b) const {
    if (!from_above_) return false;
    const Roof roof = roof_over(m_, rule_.type, a, b);
    return roof.pieces > 0 && roof.pieces == roof.sites;
  }

  // What hides joints counts in the one way only.
  bool walk(std::span<const int> way, int& count, bool ahead) {
    for (size_t i = 1; i < way.size(); ++i) {
      const int site = way[i];
      const int here = top_what(space_, site);
      to_.slot = site;
      if (is_hidden(site)) break;
      const bool joined = !ahead || !is_joint_hidden(way[i - 1], site);
      if (joined && wanted_.has(m_, here) && (!rule_.condition || m_.test(rule_.condition))) {
        ++count;
        if (std::ranges::find(kinds_.list, here) == kinds_.list.end()) kinds_.list.push_back(here);
        if (!rule_.exact && count == rule_.length && enough_kinds()) return true;
      } else if (rule_.contiguous) {
        break;
      }
    }
    return false;
  }

  Machine& m_;
  const RowTable& table_;
  const LineRule& rule_;
  const Wanted& wanted_;
  const Space& space_;
  Bind to_;
  bool from_above_;
  ScratchList kinds_{m_};
};

bool op_is_line(Machine& m, const RowTable& table, int length, std::optional<int> through,
                const SetWord* through_any, std::optional<int> player, std::optional<int> what,
                Lazy<Type::List> whats, Lazy<Type::Bool> condition, Lazy<Type::Bool> visible, SiteType type,
                int /*direction*/, bool exact, bool contiguous, bool both_ways, int kinds) {
  const Space& space = m.space(type);
  const int one = through ? *through : m.head().last_to;
  if (table.plain && space.height == 1 && length > 1) {
    const PlainRow row = plain_row(m, table, length, player, what, whats, exact, both_ways);
    if (through_any) return is_any_row(m, table, space, row, through_any);
    return one >= 0 && one < table.pivots && row.is_through(table, space, one);
  }
  Words pivots;
  if (through_any) {
    copy_words(pivots.words, through_any, m.words);
  } else {
    if (one < 0 || one >= table.pivots) return false;
    clear_words(pivots.words, m.words);
    set_bit(pivots.words, one);
  }
  const ScratchList listed(m);
  if (whats) m.eval(whats, listed.list);
  const Wanted given{what.value_or(-1), player.value_or(-1), whats ? &listed.list : nullptr};
  const bool own_piece = !player && !what && !whats;
  const bool named = what || whats;
  const LineRule rule{length, type, exact, contiguous, both_ways, kinds, condition, visible};
  const Bind to(m, Reg::To);
  bool found = false;
  // The first site that is off the board, or that fails the condition, ends the search.
  for_each_bit(pivots, m.words, [&](int site) {
    if (site >= table.pivots) return true;
    to.slot = site;
    const int here = top_what(space, site);
    Wanted wanted = given;
    if (own_piece) wanted.single = here;
    if (named && !wanted.has(m, here)) return false;
    if (condition && !m.test(condition)) return true;
    found = wanted.has(m, here) && LineCounter(m, table, rule, wanted).through(site);
    return found;
  });
  return found;
}

// --- (is Line) where pieces are stacked

class StackLine {
 public:
  StackLine(Machine& m, const LineTable& table, const Space& space, const Wanted& wanted, int length,
            bool exact)
      : m_(m), table_(table), space_(space), wanted_(wanted), length_(length), exact_(exact) {}

  // Along the ground: a stack counts by any of its pieces, or by its top.
  bool through(int site, bool by_top, Lazy<Type::Bool> condition) {
    if (!counts(site, by_top)) return false;
    const Bind to(m_, Reg::To);
    for (const geometry::Line& line : table_.through(site)) {
      int count = 1;
      const auto walk = [&](std::span<const int> way) {
        for (size_t i = 1; i < way.size(); ++i) {
          to.slot = way[i];
          if (!counts(way[i], by_top) || (condition && !m_.test(condition))) return false;
          if (++count == length_ && !exact_) return true;
        }
        return false;
      };
      if (walk(line.ahead) || walk(line.behind) || count == length_) return true;
    }
    return false;
  }

 private:
  bool has(int site, int level) const {
    return level >= 0 && level < space_.size[site] &&
           wanted_.has(m_, space_.what[site * space_.height + level]);
  }
  bool counts(int site, bool by_top) const {
    if (by_top) return has(site, space_.size[site] - 1);
    for (int level = 0; level < space_.size[site]; ++level)
      if (has(site, level)) return true;
    return false;
  }
  Machine& m_;
  const LineTable& table_;
  const Space& space_;
  const Wanted& wanted_;
  int length_;
  bool exact_;
};

std::shared_ptr<const RowTable> prepare_stack_rows(const Prepared& game, Self self) {
  auto table = std::make_shared<RowTable>(
      *game.board, attribute<Op::IsStackLine, "type">(self.code),
      static_cast<geometry::Direction>(attribute<Op::IsStackLine, "direction">(self.code)));
  if (attribute<Op::IsStackLine, "by_level">(self.code)) table->flatten(kWholeWay);
  return table;
}

bool op_is_stack_line(Machine& m, const RowTable& table, int length, int through, std::optional<int> player,
                      std::optional<int> what, const std::vector<int>* whats, Lazy<Type::Bool> condition,
                      SiteType type, int /*direction*/, bool exact, bool by_top, bool by_level) {
  if (!on_topology(m, type, through)) return false;
  const Space& space = m.space(type);
  Wanted wanted{what.value_or(-1), player.value_or(-1), whats};
  if (!player && !what && !whats) wanted.single = top_what(space, through);
  if (length == 1) return true;
  if (!by_level) return StackLine(m, table, space, wanted, length, exact).through(through, by_top, condition);
  if (wanted.many || wanted.owner >= 0)
    return kernels::row_from_top(space, table.rows(), through, length, exact,
                                 [&](int one) { return wanted.has(m, one); });
  return kernels::row_from_top(space, table.rows(), through, length, exact,
                               [=](int one) { return one == wanted.single; });
}

// --- (count SizeBiggestLine)

int op_biggest_line(Machine& m, const LineTable& table, Lazy<Type::Bool> condition, SiteType type,
                    int /*direction*/) {
  Words members;
  sites_where(m, type, condition, members.words);
  const auto run = [&](std::span<const int> way) {
    int count = 0;
    for (size_t i = 1; i < way.size() && test_bit(members, way[i]); ++i) ++count;
    return count;
  };
  int biggest = 0;
  for_each_bit(members, m.words, [&](int site) {
    for (const geometry::Line& line : table.through(site))
      biggest = std::max(biggest, 1 + run(line.ahead) + run(line.behind));
    return false;
  });
  return biggest;
}

}  // namespace

void add_line_ops(OpTable& t);

void add_line_ops(OpTable& t) {
  set_op<Op::IsLine, op_is_line, prepare_rows>(t);
  set_op<Op::IsStackLine, op_is_stack_line, prepare_stack_rows>(t);
  set_op<Op::BiggestLine, op_biggest_line, prepare_lines<Op::BiggestLine>>(t);
}

}  // namespace ludens::interpreter
