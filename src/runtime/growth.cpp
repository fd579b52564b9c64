#include "runtime/growth.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace ludens::runtime {

namespace {

std::vector<SetWord> set_of(int words, int first, int end) {
  std::vector<SetWord> out(static_cast<size_t>(words));
  for (int site = first; site < end; ++site) set_bit(out.data(), site);
  return out;
}

// By site, all others within so many steps.
geometry::Lists<int> sites_within(const geometry::Lists<int>& next, int steps) {
  geometry::Lists<int> out;
  std::vector<int> met(static_cast<size_t>(next.size()), -1);  // by site: from which one it was met last
  for (int site = 0; site < next.size(); ++site) {
    std::vector<int> near{site};
    met[static_cast<size_t>(site)] = site;
    for (size_t begin = 0, step = 0; step < static_cast<size_t>(steps); ++step) {
      const size_t end = near.size();
      for (; begin < end; ++begin)
        for (const int beside : next[near[begin]])
          if (std::exchange(met[static_cast<size_t>(beside)], site) != site) near.push_back(beside);
    }
    for (size_t i = 1; i < near.size(); ++i) out.add(near[i]);
    out.close();
  }
  return out;
}

}  // namespace

GrowthTables::GrowthTables(const ir::Equipment& equipment, int set_words)
    : expansion(equipment.growth.expansion),
      shrinks(equipment.growth.shrinks),
      reach(equipment.growth.reach),
      window(equipment.growth.window),
      words(set_words),
      sites(equipment.board.count(ir::SiteType::Cell)),
      around(&equipment.board.neighbours(ir::SiteType::Cell, geometry::Relation::Adjacent)),
      board(set_of(words, 0, sites)),
      beyond(set_of(words, sites, equipment.site_count())),
      edge(static_cast<size_t>(words)),
      near_edge(static_cast<size_t>(words)),
      lines(geometry::lines_of(window)) {
  if (reach > 1) {
    farther = sites_within(*around, reach);
    around = &farther;
  }
  const std::vector<bool> at_edge = geometry::edge_of(window);
  for (int site = 0; site < sites; ++site) {
    if (at_edge[static_cast<size_t>(site)]) {
      set_bit(edge.data(), site);
      set_bit(near_edge.data(), site);
      for (const int next : (*around)[site]) set_bit(near_edge.data(), next);
    }
    ring.push_back(geometry::ring_of(window.shape, geometry::tile_at(window, site)));
  }
}

std::vector<std::uint64_t> lasting_names(const ir::Equipment& equipment) {
  constexpr int kMiddle = 1 << 15;
  constexpr int kShift = 28;  // leaves room for the levels of stacks
  const geometry::Window& window = equipment.growth.window;
  std::vector<std::uint64_t> out;
  const int cells = window.cells();
  for (int site = 0; site < equipment.site_count(); ++site) {
    std::uint64_t name = (std::uint64_t{0xFFFF} << 16) + static_cast<std::uint64_t>(site - cells);
    if (site < cells) {
      // Columns from the first tile, and rows of as many as a repeat has cells.
      const geometry::Spot at = geometry::spot_of(window, site);
      const int line = at.up * geometry::cells_per_repeat(window.shape) + at.nth;
      name =
          static_cast<std::uint64_t>(line + kMiddle) << 16 | static_cast<std::uint64_t>(at.right + kMiddle);
    }
    out.push_back(name << kShift);
  }
  return out;
}

namespace {

const Space& space_of(const View& view) {
  return view.space[static_cast<int>(ir::SiteType::Cell)];
}

// The board with as many rings as the state says.
void lay_rings(const GrowthTables& t, const View& view) {
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  for (int site = 0; site < t.sites; ++site)
    if (t.ring[static_cast<size_t>(site)] <= view.growth->rings) set_bit(existing, site);
}

void note_edge(const GrowthTables& t, const View& view) {
  const SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const around = grown_set(view, t.words, Grown::Around);
  for (int w = 0; w < t.words; ++w)
    if ((existing[w] | around[w]) & t.edge[static_cast<size_t>(w)]) view.growth->due = 1;
}

// Calls visit for each site of the board that has come to hold something since it last grew. Most words have
// none, so several are looked at together.
template <class Visit>
void for_each_new(const GrowthTables& t, const View& view, Visit visit) {
  constexpr int kTogether = 8;
  const SetWord* const empty = space_of(view).empty;
  const SetWord* const board = t.board.data();
  SetWord* const pieces = grown_set(view, t.words, Grown::Pieces);
  const auto fresh_in = [&](int w) { return board[w] & ~(empty[w] | pieces[w]); };
  for (int first = 0; first < t.words; first += kTogether) {
    const int end = std::min(first + kTogether, t.words);
    SetWord any = 0;
    if (end - first == kTogether)
      for (int i = 0; i < kTogether; ++i) any |= fresh_in(first + i);
    else
      for (int w = first; w < end; ++w) any |= fresh_in(w);
    if (any == 0) continue;
    for (int w = first; w < end; ++w) {
      SetWord fresh = fresh_in(w);
      pieces[w] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) visit((w << 6) + lowest_bit(fresh));
    }
  }
}

void add_around(const GrowthTables& t, SetWord* set, int site) {
  set_bit(set, site);
  for (const int next : (*t.around)[site]) set_bit(set, next);
}

}  // namespace

void begin_growth(const GrowthTables& t, const View& view) {
  clear_words(view.grown, kGrownSets * t.words);
  *view.growth = {.window = view.growth->window};
  SetWord* const around = grown_set(view, t.words, Grown::Around);
  bool any = false;
  for_each_new(t, view, [&](int site) {
    any = true;
    add_around(t, around, site);
    view.growth->rings = std::max(view.growth->rings, t.ring[static_cast<size_t>(site)]);
  });
  view.growth->rings += t.reach;
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  copy_words(existing, t.beyond.data(), t.words);
  if (!any) add_around(t, existing, geometry::first_site(t.window));
  if (t.expansion == ir::Expansion::Perimeter)
    lay_rings(t, view);
  else
    for (int w = 0; w < t.words; ++w) existing[w] |= around[w];
  note_edge(t, view);
}

namespace {

// Is there a piece, or one around it?
bool is_near_piece(const GrowthTables& t, const SetWord* pieces, int site) {
  if (test_bit(pieces, site)) return true;
  for (const int next : (*t.around)[site])
    if (test_bit(pieces, next)) return true;
  return false;
}

// What only that piece was near.
void leave(const GrowthTables& t, const View& view, int site) {
  SetWord* const around = grown_set(view, t.words, Grown::Around);
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const pieces = grown_set(view, t.words, Grown::Pieces);
  const auto give_up = [&](int one) {
    if (is_near_piece(t, pieces, one)) return;
    clear_bit(around, one);
    if (t.expansion != ir::Expansion::Perimeter) clear_bit(existing, one);
  };
  give_up(site);
  for (const int next : (*t.around)[site]) give_up(next);
}

// As many rings as the pieces need.
void take_in_rings(const GrowthTables& t, const View& view) {
  int farthest = 0;
  for_each_bit(grown_set(view, t.words, Grown::Pieces), t.words, [&](int site) {
    farthest = std::max(farthest, t.ring[static_cast<size_t>(site)]);
    return false;
  });
  view.growth->rings = farthest + t.reach;
  copy_words(grown_set(view, t.words, Grown::Existing), t.beyond.data(), t.words);
  lay_rings(t, view);
  note_edge(t, view);
}

// Those that have come have been grown around already.
void shrink(const GrowthTables& t, const View& view) {
  const SetWord* const empty = space_of(view).empty;
  SetWord* const pieces = grown_set(view, t.words, Grown::Pieces);
  bool any = false;
  for (int w = 0; w < t.words; ++w) {
    SetWord left = pieces[w] & empty[w];
    if (left == 0) continue;
    any = true;
    pieces[w] &= ~left;
    for (; left != 0; left &= left - 1) leave(t, view, (w << 6) + lowest_bit(left));
  }
  if (any && t.expansion == ir::Expansion::Perimeter) return take_in_rings(t, view);
  if (!any_bit(pieces, t.words))
    add_around(t, grown_set(view, t.words, Grown::Existing), geometry::first_site(t.window));
}

}  // namespace

void grow(const GrowthTables& t, const View& view) {
  SetWord* const around = grown_set(view, t.words, Grown::Around);
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const bool is_perimeter = t.expansion == ir::Expansion::Perimeter;
  const bool is_zone = t.expansion == ir::Expansion::Zone;
  // Around the first tile's place is what exists only as long as there is none.
  if (t.shrinks && !is_perimeter && !any_bit(grown_set(view, t.words, Grown::Pieces), t.words))
    copy_words(existing, t.beyond.data(), t.words);
  int farthest = -1;
  bool near_edge = false;
  for_each_new(t, view, [&](int site) {
    add_around(t, around, site);
    if (is_zone) add_around(t, existing, site);
    farthest = std::max(farthest, t.ring[static_cast<size_t>(site)]);
    near_edge = near_edge || test_bit(t.near_edge.data(), site);
  });
  if (near_edge) view.growth->due = 1;
  if (t.shrinks) shrink(t, view);
  // Where nothing is new, too, what exists is still where the last mover could go.
  if (t.expansion == ir::Expansion::Rules) widen_growth(t, view);
  if (!is_perimeter || farthest + t.reach <= view.growth->rings) return;
  view.growth->rings = farthest + t.reach;
  lay_rings(t, view);
  note_edge(t, view);
}

void widen_growth(const GrowthTables& t, const View& view) {
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const around = grown_set(view, t.words, Grown::Around);
  for (int w = 0; w < t.words; ++w) existing[w] |= around[w];
}

void narrow_growth(const GrowthTables& t, const View& view, const SetWord* wanted) {
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const empty = space_of(view).empty;
  for (int w = 0; w < t.words; ++w) {
    const auto i = static_cast<size_t>(w);
    existing[w] = t.beyond[i] | (t.board[i] & (~empty[w] | wanted[w]));
  }
}

void complete_growth(const GrowthTables& t, const View& view) {
  if (t.expansion == ir::Expansion::Perimeter) lay_rings(t, view);
  view.growth->due = 0;
  note_edge(t, view);
}

namespace {

// The first and the last site of the set from `begin` on and before `end`, -1 where there is none.
template <class WordAt>
std::pair<int, int> ends_within(int begin, int end, WordAt word_at) {
  std::pair<int, int> out{-1, -1};
  for (int w = begin >> 6; w <= (end - 1) >> 6; ++w) {
    SetWord word = word_at(w);
    if (w == begin >> 6) word &= ~SetWord{0} << (begin & 63);
    if (w == end >> 6) word &= (SetWord{1} << (end & 63)) - 1;
    if (word == 0) continue;
    if (out.first < 0) out.first = (w << 6) + lowest_bit(word);
    out.second = (w << 6) + 63 - std::countl_zero(word);
  }
  return out;
}

}  // namespace

geometry::BoardExtent extent_of(const GrowthTables& t, const View& view) {
  const SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const around = grown_set(view, t.words, Grown::Around);
  geometry::BoardExtent out;
  // Of each line its ends say all.
  for (size_t line = 0; line + 1 < t.lines.size(); ++line) {
    const auto ends =
        ends_within(t.lines[line], t.lines[line + 1], [&](int w) { return existing[w] | around[w]; });
    if (ends.first < 0) continue;
    out.add(geometry::spot_of(t.window, ends.first));
    out.add(geometry::spot_of(t.window, ends.second));
  }
  return out;
}

}  // namespace ludens::runtime
