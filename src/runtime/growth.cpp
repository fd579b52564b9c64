#include "runtime/growth.h"

#include <algorithm>

namespace ludens::runtime {

namespace {

std::vector<SetWord> set_of(int words, int first, int end) {
  std::vector<SetWord> out(static_cast<size_t>(words));
  for (int site = first; site < end; ++site) set_bit(out.data(), site);
  return out;
}

}  // namespace

GrowthTables::GrowthTables(const ir::Equipment& equipment, int set_words)
    : expansion(equipment.growth.expansion),
      window(equipment.growth.window),
      words(set_words),
      sites(equipment.board.count(ir::SiteType::Cell)),
      around(&equipment.board.neighbours(ir::SiteType::Cell, geometry::Relation::Adjacent)),
      board(set_of(words, 0, sites)),
      beyond(set_of(words, sites, equipment.site_count())),
      edge(static_cast<size_t>(words)) {
  const std::vector<bool> at_edge = geometry::edge_of(window);
  for (int site = 0; site < sites; ++site) {
    if (at_edge[static_cast<size_t>(site)]) set_bit(edge.data(), site);
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
      // Columns and lines from the first tile; triangles have two lines a row.
      const int line = site / window.columns() - window.up * (cells / window.columns() / window.rows());
      const int column = site % window.columns() - window.across;
      name = static_cast<std::uint64_t>(line + kMiddle) << 16 | static_cast<std::uint64_t>(column + kMiddle);
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

// Calls visit for each site of the board that has come to hold something since it last grew.
template <class Visit>
void for_each_new(const GrowthTables& t, const View& view, Visit visit) {
  const SetWord* const empty = space_of(view).empty;
  SetWord* const pieces = grown_set(view, t.words, Grown::Pieces);
  for (int w = 0; w < t.words; ++w) {
    const SetWord taken = t.board[static_cast<size_t>(w)] & ~empty[w];
    SetWord fresh = taken & ~pieces[w];
    pieces[w] |= taken;
    for (; fresh != 0; fresh &= fresh - 1) visit((w << 6) + lowest_bit(fresh));
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
  ++view.growth->rings;
  SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  copy_words(existing, t.beyond.data(), t.words);
  if (!any) add_around(t, existing, geometry::first_site(t.window));
  if (t.expansion == ir::Expansion::Perimeter)
    lay_rings(t, view);
  else
    for (int w = 0; w < t.words; ++w) existing[w] |= around[w];
  note_edge(t, view);
}

void grow(const GrowthTables& t, const View& view) {
  SetWord* const around = grown_set(view, t.words, Grown::Around);
  int farthest = -1;
  bool any = false;
  for_each_new(t, view, [&](int site) {
    any = true;
    add_around(t, around, site);
    farthest = std::max(farthest, t.ring[static_cast<size_t>(site)]);
  });
  if (!any) {
    // What exists is still where the last mover could go.
    if (t.expansion == ir::Expansion::Rules) widen_growth(t, view);
    return;
  }
  if (t.expansion != ir::Expansion::Perimeter) {
    widen_growth(t, view);
  } else if (farthest >= view.growth->rings) {
    view.growth->rings = farthest + 1;
    lay_rings(t, view);
  }
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

Reach needed_reach(const GrowthTables& t, const View& view) {
  constexpr int kMargin = 2;  // that of geometry::edge_of
  const SetWord* const existing = grown_set(view, t.words, Grown::Existing);
  const SetWord* const around = grown_set(view, t.words, Grown::Around);
  const int columns = t.window.columns();
  const int lines = t.sites / columns / t.window.rows();
  Reach out;
  for (int w = 0; w < t.words; ++w)
    for (SetWord at = (existing[w] | around[w]) & t.edge[static_cast<size_t>(w)]; at != 0; at &= at - 1) {
      const int site = (w << 6) + lowest_bit(at);
      const int column = site % columns;
      const int row = site / columns / lines;
      out.across = out.across || std::min(column, columns - 1 - column) < kMargin;
      out.up = out.up || std::min(row, t.window.rows() - 1 - row) < kMargin;
    }
  return out;
}

}  // namespace ludens::runtime
