// lines.h - kernels of pieces in line (ir/ops/conditions.h).
#pragma once

#include "base/lanes.h"
#include "runtime/kernels/layers.h"
#include "runtime/kernels/row_windows.h"

namespace ludens::kernels {

// The lines through each site, as flat tables. A line has a way ahead and a way back; neither holds the site
// itself.
struct Rows {
  struct Line {
    std::uint32_t first = 0;              // of its sites: those ahead, then those behind
    std::uint16_t ahead = 0, behind = 0;  // how many
  };
  // A way from a site.
  struct Way {
    const std::int16_t* sites;
    int size;
  };
  const std::uint32_t* first_line = nullptr;  // by site, and one past the last
  const Line* lines = nullptr;
  const std::int16_t* sites = nullptr;
  int pivots = 0;  // how many sites, from the first, a line can be looked for through

  LUDENS_FN Way ahead(std::uint32_t line) const { return {sites + lines[line].first, lines[line].ahead}; }
  LUDENS_FN Way behind(std::uint32_t line) const {
    return {sites + lines[line].first + lines[line].ahead, lines[line].behind};
  }
};

// Calls visit(way ahead, way behind) for each line through the site, until it returns true.
template <class Visit>
LUDENS_FN bool for_each_line(const Rows& rows, int site, Visit visit) {
  const std::uint32_t end = rows.first_line[site + 1];
  for (std::uint32_t i = rows.first_line[site]; i < end; ++i)
    if (visit(rows.ahead(i), rows.behind(i))) return true;
  return false;
}

// How many sites from the first on belong to it, up to the first that does not.
template <class Belongs>
LUDENS_FN int run_length(Rows::Way way, Belongs belongs) {
  int length = 0;
  while (length < way.size && belongs(way.sites[length])) ++length;
  return length;
}

// Do the site, which belongs to it, and its neighbours in one of the lines make a row of so many?
template <class Belongs>
LUDENS_FN bool row_through(const Rows& rows, int site, int length, bool exact, bool both_ways,
                           Belongs belongs) {
  return for_each_line(rows, site, [&](Rows::Way ahead, Rows::Way behind) {
    int count = 1 + run_length(ahead, belongs);
    if (both_ways) count += run_length(behind, belongs);
    return count == length || (count > length && !exact);
  });
}

// Which pieces make a line: one of the listed, any of a player's, or this one.
template <class World, class List>
struct LinePieces {
  const World& w;
  const List* many;
  int owner;  // -1: whosever it is
  int single;

  LUDENS_FN LinePieces(const World& world, Maybe player, Maybe what, const List* whats)
      : w(world), many(whats), owner(player.value_or(-1)), single(what.value_or(-1)) {}

  LUDENS_FN bool has(int what) const {
    if (many) return kernels::has(*many, what);
    if (owner >= 0) return what > 0 && w.owner(what) == owner;
    return what == single;
  }
};

// --- (is Line)

// Components, a bit each: those of up to 63 numbers.
using PieceMask = std::uint64_t;
inline constexpr int kMostInMask = 64;
LUDENS_FN PieceMask mask_of_piece(int what) {
  return what >= 0 && what < kMostInMask ? PieceMask{1} << what : 0;
}

struct LineTable : Rows {
  bool plain = false;  // only pieces in a row count, whatever they stand on
  int owners = 0;
  const PieceMask* pieces_of = nullptr;  // by owner, so many; where it is plain
  RowWindows windows;
  // By line, the sites of it that count beside the one that it goes through, where pieces need not stand next
  // to each other and are all that counts; so many words each. Null: they do, or are not.
  const SetWord* whole_lines = nullptr;
};

// Are there so many members in one of the lines through the site, which is one, wherever they stand?
LUDENS_FN bool has_members_in_line(const LineTable& table, const SetWord* members, int words, int site,
                                   int length, bool exact) {
  const std::uint32_t end = table.first_line[site + 1];
  for (std::uint32_t line = table.first_line[site]; line < end; ++line) {
    int count = 1;
    for (int i = 0; i < words; ++i) count += popcount(members[i] & table.whole_lines[line * words + i]);
    if (count == length || (count > length && !exact)) return true;
  }
  return false;
}

// What makes a line, where pieces are all that counts.
struct PlainRow {
  int length;
  bool exact, both_ways;
  bool like_first;  // pieces like the one that the row is looked for through
  PieceMask wanted;

  template <class Space>
  LUDENS_FN bool is_through(const Rows& rows, const Space& space, int site) const {
    const auto whats = space.what;
    const PieceMask here = mask_of_piece(whats[site]);
    const PieceMask mask = like_first ? here : wanted;
    if ((mask & here) == 0) return false;
    return row_through(rows, site, length, exact, both_ways,
                       [=](int at) { return ((mask >> whats[at]) & 1) != 0; });
  }
};

template <class List>
LUDENS_FN PlainRow plain_row(const LineTable& table, int length, Maybe player, Maybe what, const List* whats,
                             bool exact, bool both_ways) {
  PlainRow row{length, exact, both_ways, false, 0};
  if (whats) {
    for (const int one : *whats) row.wanted |= mask_of_piece(one);
  } else if (player && *player >= 0) {
    row.wanted = *player < table.owners ? table.pieces_of[*player] : 0;
  } else if (player || what) {
    row.wanted = mask_of_piece(what.value_or(-1));
  } else {
    row.like_first = true;
  }
  return row;
}

// Counts along the lines through a site, up to the length unless all of a line counts.
template <class World, class List, class If, class Type>
struct LineCounter {
  const World& w;
  const Rows& rows;
  int length;
  Type type;
  bool exact, contiguous, both_ways;
  int least_kinds;
  const If& condition;
  bool from_above = false;  // only what is seen from there counts

  LUDENS_FN bool is_through(int site, const LinePieces<World, List>& wanted) const {
    if (is_hidden(site)) return false;
    const auto& s = w.space(type);
    typename World::ScratchList kinds(w);
    return for_each_line(rows, site, [&](Rows::Way ahead, Rows::Way behind) {
      int count = 1;
      kinds.list.clear();
      kinds.list.push_back(top_what(s, site));
      const auto is_enough = [&] { return least_kinds <= static_cast<int>(kinds.list.size()); };
      // What hides joints counts in the one way only.
      const auto walk = [&](Rows::Way way, bool is_ahead) {
        for (int i = 0; i < way.size; ++i) {
          const int at = way.sites[i];
          if (is_hidden(at)) break;
          const bool joined = !is_ahead || !is_joint_hidden(i == 0 ? site : way.sites[i - 1], at);
          const int here = top_what(s, at);
          if (joined && wanted.has(here) && (!condition || condition(at))) {
            ++count;
            if (!has(kinds.list, here)) kinds.list.push_back(here);
            if (!exact && count == length && is_enough()) return true;
          } else if (contiguous) {
            break;
          }
        }
        return false;
      };
      return walk(ahead, true) || (both_ways && walk(behind, false)) || (count == length && is_enough());
    });
  }

  // Pieces right above hide a site, and pieces on all sites above both of two neighbours hide what joins
  // them.
  LUDENS_FN bool is_hidden(int site) const { return from_above && is_covered(w, site, type); }
  LUDENS_FN bool is_joint_hidden(int a, int b) const {
    if (!from_above) return false;
    const Roof roof = roof_over(w, type, a, b);
    return roof.pieces > 0 && roof.pieces == roof.sites;
  }
};

// Through one of the sites, or through one. The first that is off the board, or that fails the condition,
// ends the search.
template <class World, class List, class If, class Visible, class Type>
LUDENS_RARE bool is_counted_line(LineCounter<World, List, If, Type> counter, int one, const SetWord* any,
                                 LinePieces<World, List> wanted, bool like_first, bool is_named,
                                 const Visible& visible) {
  const auto& space = counter.w.space(counter.type);
  bool found = false;
  const auto ends_at = [&](int site) {
    if (site >= counter.rows.pivots) return true;
    const int here = top_what(space, site);
    if (like_first) wanted.single = here;
    if (is_named && !wanted.has(here)) return false;
    if (counter.condition && !counter.condition(site)) return true;
    if (!wanted.has(here)) return false;
    counter.from_above = visible && visible(site);
    found = counter.is_through(site, wanted);
    return found;
  };
  if (any)
    for_each_bit(any, counter.w.words, ends_at);
  else
    ends_at(one);
  return found;
}

// The set of the sites that count for a line through the site; null where none do. It is the player's, or
// the component's, or that of what stands there.
template <class World, class Space>
[[gnu::always_inline]] LUDENS_FN const SetWord* line_members(const World& w, const Space& s, int site,
                                                             Maybe player, Maybe what) {
  if (player && *player >= 0) return *player <= everybody(w) ? s.own + *player * w.words : nullptr;
  const int component = player || what ? what.value_or(-1) : s.what[site];
  if (component == 0) return s.empty;
  if (component < 0 || component >= w.components()) return nullptr;
  return s.piece ? s.piece + component * w.words : s.own + w.owner(component) * w.words;
}

// Calls is_row(site) for the site, or for each of the sites, until it is true.
template <class World, class IsRow>
[[gnu::always_inline]] LUDENS_FN bool is_any_row(const World& w, const LineTable& table, int one,
                                                 const SetWord* any, IsRow is_row) {
  if (!any) return is_row(one);
  bool found = false;
  for_each_bit(any, w.words, [&](int site) {
    if (site >= table.pivots) return true;
    found = is_row(site);
    return found;
  });
  return found;
}

// Site by site.
template <class World, class List, class If, class Visible, class Type>
LUDENS_RARE bool is_line_of_sites(const World& w, const LineTable& table, int length, int one,
                                  const SetWord* through_any, Maybe player, Maybe what, const List* whats,
                                  const If& condition, const Visible& visible, Type type, bool exact,
                                  bool contiguous, bool both_ways, int kinds) {
  const auto& space = w.space(type);
  if (!table.plain || space.height != 1 || length <= 1)
    return is_counted_line<World, List, If, Visible, Type>(
        {w, table, length, type, exact, contiguous, both_ways, kinds, condition}, one, through_any,
        {w, player, what, whats}, !player && !what && !whats, what || whats, visible);
  const PlainRow row = plain_row(table, length, player, what, whats, exact, both_ways);
  return is_any_row(w, table, one, through_any, [&](int site) { return row.is_through(table, space, site); });
}

template <class World, class List, class If, class Visible, class Type>
[[gnu::always_inline]] LUDENS_FN bool is_line(const World& w, const LineTable& table, int length,
                                              Maybe through, const SetWord* through_any, Maybe player,
                                              Maybe what, const List* whats, const If& condition,
                                              const Visible& visible, Type type, int /*direction*/,
                                              bool exact, bool contiguous, bool both_ways, int kinds) {
  const auto& space = w.space(type);
  const int one = through ? *through : w.head().last_to;
  if (!through_any && (one < 0 || one >= table.pivots)) return false;
  const bool knows_members = space.piece || table.windows.by_owner || (player && *player >= 0);
  if (!(table.windows.parts || table.whole_lines) || whats || !knows_members) {
    return aside(w, [&](auto& there) {
      return is_line_of_sites(there, table, length, one, through_any, player, what, whats, condition, visible,
                              type, exact, contiguous, both_ways, kinds);
    });
  }
  if constexpr (requires { requires std::remove_cvref_t<decltype(space)>::knows_alike; })
    if (!player && !what)
      return is_any_row(
          w, table, one, through_any, [&](int site) __attribute__((always_inline)) {
            const SetWord members = space.alike(site);
            if (table.whole_lines) return has_members_in_line(table, &members, 1, site, length, exact);
            return row_in_windows<true>(table.windows, &members, site, length, exact);
          });
  return is_any_row(
      w, table, one, through_any, [&](int site) __attribute__((always_inline)) {
        const SetWord* const members = line_members(w, space, site, player, what);
        if (!members || !test_bit(members, site)) return false;
        if (table.whole_lines) return has_members_in_line(table, members, w.words, site, length, exact);
        return row_in_windows(table.windows, members, site, length, exact);
      });
}

// --- (is Line) where pieces are stacked

// Is there a row of so many through a piece at that level, which belongs to it, level or rising by one a step
// either way? Each of the three has a part of one word, with no more of the line than may count.
inline constexpr int kMostInSlopes = 9;
template <class Has>
LUDENS_FN bool is_in_slopes(Rows::Way ahead, Rows::Way behind, int level, int length, bool exact, Has has) {
  const int most = exact ? length : length - 1;
  const int part = 2 * most + 2;
  SetWord rows = SetWord{1} << most;
  rows |= rows << part | rows << 2 * part;
  const auto add = [&](int site, int steps) {
    const int shift = most + steps;
    rows |= static_cast<SetWord>(has(site, level - steps)) << shift |
            static_cast<SetWord>(has(site, level)) << (part + shift) |
            static_cast<SetWord>(has(site, level + steps)) << (2 * part + shift);
  };
  for (int i = 0; i < most && i < ahead.size; ++i) add(ahead.sites[i], i + 1);
  for (int i = 0; i < most && i < behind.size; ++i) add(behind.sites[i], -i - 1);
  return has_run(rows, length, exact);
}

// From the top of the site's stack: is there a row of so many straight down, level, or rising by one a step
// either way? Where the piece on top does not belong to it, a row may still begin right behind it.
template <class Stacks, class Belongs>
LUDENS_FN bool row_from_top(const Stacks& s, const Rows& rows, int site, int length, bool exact,
                            Belongs belongs) {
  const auto has = [&](int at, int level) {
    const bool is_there = static_cast<unsigned>(level) < s.size[at];
    return is_there & belongs(s.what[at * s.height + (is_there ? level : 0)]);
  };
  const int top = s.size[site] - 1;
  if (top < 0) return false;
  if (top + 1 >= length) {
    int count = 1;
    while (count < length && has(site, top - count)) ++count;
    if (count == length) return true;
  }
  const bool here = has(site, top);
  return for_each_line(rows, site, [&](Rows::Way ahead, Rows::Way behind) {
    if (here && length <= kMostInSlopes) return is_in_slopes(ahead, behind, top, length, exact, has);
    const auto run = [&](Rows::Way way, int slope) {
      int count = 0;
      while (count < way.size && has(way.sites[count], top + (count + 1) * slope)) ++count;
      return count;
    };
    for (int slope = -1; slope <= 1; ++slope) {
      const int count = (here ? 1 + run(ahead, slope) : 0) + run(behind, -slope);
      if (count == length || (count > length && !exact)) return true;
    }
    return false;
  });
}

// Along the ground: counts(site) says whether a stack does.
template <class Counts, class If>
LUDENS_FN bool row_of_stacks(const Rows& rows, int site, int length, bool exact, Counts counts,
                             const If& condition) {
  if (!counts(site)) return false;
  return for_each_line(rows, site, [&](Rows::Way ahead, Rows::Way behind) {
    int count = 1;
    const auto walk = [&](Rows::Way way) {
      for (int i = 0; i < way.size; ++i) {
        if (!counts(way.sites[i]) || (condition && !condition(way.sites[i]))) return false;
        if (++count == length && !exact) return true;
      }
      return false;
    };
    return walk(ahead) || walk(behind) || count == length;
  });
}

// What is known of the lines where pieces are stacked: windows by cell, of lines that rise by one a step, or
// by none, and of the stack below, for rows of the length that the op asks for. A cell is a level of a site;
// of each site the lowest `levels` count, beside each other in a word.
struct StackRows : Rows {
  RowWindows windows;
  int levels = 0;
  RowWindows layers;  // the same where cells of a level lie beside each other: of all, or none
};

// Which of the cells hold the piece? There is none above the top of a stack.
template <class Space>
LUDENS_FN SetWord cells_of_piece(const Space& s, int sites, int levels, int piece) {
  constexpr int kAtOnce = 16;
  const auto wanted = static_cast<std::int16_t>(piece);
  const auto* values = reinterpret_cast<const std::int16_t*>(s.what);
  if (levels == s.height) return equal_first(values, sites * levels, wanted);
  const SetWord column = (SetWord{1} << levels) - 1;
  SetWord word = 0;
  for (int site = 0; site < sites; ++site, values += s.height) {
    SetWord here = 0;
    if (s.height >= kAtOnce)
      here = equal_16(values, wanted);
    else
      for (int level = 0; level < s.height; ++level)
        here |= static_cast<SetWord>(values[level] == wanted) << level;
    word |= (here & column) << (site * levels);
  }
  return word;
}
// A row of pieces like the one on top of that stack, through it, if windows tell.
template <class Space>
[[gnu::always_inline]] LUDENS_FN bool has_row_at_top(const Space& s, const StackRows& rows, int sites,
                                                     int length, int through) {
  if constexpr (runtime::has_cells<Space>()) {
    const int top = s.sets.top_cell(through);
    if (top < 0) return false;
    const SetWord members = s.sets.cells_like(top);
    return row_in_windows<true>(rows.layers, &members, top, length, false);
  } else {
    const int size = s.size[through];
    if (size == 0) return false;
    const SetWord members = cells_of_piece(s, sites, rows.levels, s.what[through * s.height + size - 1]);
    return row_in_windows<true>(rows.windows, &members, through * rows.levels + size - 1, length, false);
  }
}

// Where windows do not tell.
template <class World, class List, class If, class Type>
LUDENS_RARE bool is_walked_stack_line(const World& w, const Rows& rows, int length, int through, Maybe player,
                                      Maybe what, const List* whats, const If& condition, Type type,
                                      bool exact, bool by_top, bool by_level) {
  const auto& s = w.space(type);
  LinePieces<World, List> wanted(w, player, what, whats);
  if (!player && !what && !whats) wanted.single = top_what(s, through);
  if (length == 1) return true;
  if (by_level) {
    if (wanted.many || wanted.owner >= 0)
      return row_from_top(s, rows, through, length, exact, [&](int one) { return wanted.has(one); });
    const int single = wanted.single;
    return row_from_top(s, rows, through, length, exact, [=](int one) { return one == single; });
  }
  // A stack counts by any of its pieces, or by its top.
  const auto counts = [&](int site) {
    const int size = s.size[site];
    for (int level = by_top && size > 0 ? size - 1 : 0; level < size; ++level)
      if (wanted.has(s.what[site * s.height + level])) return true;
    return false;
  };
  return row_of_stacks(rows, through, length, exact, counts, condition);
}

template <class World, class List, class If, class Type>
LUDENS_FN bool is_stack_line(const World& w, const StackRows& rows, int length, int through, Maybe player,
                             Maybe what, const List* whats, const If& condition, Type type, int /*direction*/,
                             bool exact, bool by_top, bool by_level) {
  if (!on_board(w, type, through)) return false;
  const auto& s = w.space(type);
  const auto* const parts =
      runtime::has_cells<std::remove_cvref_t<decltype(s)>>() ? rows.layers.parts : rows.windows.parts;
  if (by_level && !exact && !player && !what && !whats && parts &&
      (rows.levels == s.height || s.size[through] + length <= rows.levels + 1))
    return has_row_at_top(s, rows, w.board_sites(type), length, through);
  return aside(w, [&](auto& there) {
    return is_walked_stack_line(there, rows, length, through, player, what, whats, condition, type, exact,
                                by_top, by_level);
  });
}

// --- (count SizeBiggestLine)

template <class World, class If, class Type>
LUDENS_FN int biggest_line(const World& w, const Rows& rows, const If& condition, Type type,
                           int /*direction*/) {
  typename World::Set members;
  sites_where(w, members, type, condition);
  const auto belongs = [&](int site) { return test_bit(members, site); };
  int biggest = 0;
  for_each_bit(members, w.words, [&](int site) {
    return for_each_line(rows, site, [&](Rows::Way ahead, Rows::Way behind) {
      const int size = 1 + run_length(ahead, belongs) + run_length(behind, belongs);
      biggest = size > biggest ? size : biggest;
      return false;
    });
  });
  return biggest;
}

}  // namespace ludens::kernels
