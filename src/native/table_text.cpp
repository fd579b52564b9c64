#include "native/table_text.h"

#include <algorithm>
#include <utility>

#include "interpreter/kernel_call.h"
#include "runtime/kernels/areas.h"
#include "runtime/kernels/counts.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/dirs.h"
#include "runtime/kernels/figures.h"
#include "runtime/kernels/groups.h"
#include "runtime/kernels/jumps.h"
#include "runtime/kernels/large.h"
#include "runtime/kernels/lifted_sites.h"
#include "runtime/kernels/lines.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/piece_acts.h"
#include "runtime/kernels/rings.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/slides.h"
#include "runtime/kernels/sowing.h"
#include "runtime/kernels/steps.h"
#include "runtime/kernels/tiles.h"
#include "runtime/kernels/track_slides.h"
#include "runtime/kernels/walks.h"

namespace ludens::native {

namespace {

// Every @name@ becomes the copy with this ending.
std::string with_ending(const std::string& text, const std::string& ending) {
  std::string out;
  bool inside = false;
  for (const char c : text) {
    if (c == '@') {
      if (inside) out += ending;
      inside = !inside;
    } else {
      out += c;
    }
  }
  return out;
}

std::string text_of(bool value) {
  return value ? "true" : "false";
}
std::string text_of(int value) {
  return std::to_string(value);
}
std::string text_of(std::uint32_t value) {
  return std::to_string(value) + "u";
}
std::string text_of(std::uint64_t value) {
  return std::to_string(value) + "ull";
}
const std::string& text_of(const std::string& text) {
  return text;
}
// An item of several parts.
template <class... Parts>
std::string braces(const Parts&... parts) {
  std::string all;
  ((all += (all.empty() ? "" : ", ") + std::string(text_of(parts))), ...);
  return "{" + all + "}";
}

class TableWriter {
 public:
  TableWriter(TableText& out, std::string name, const TableSizes& sizes)
      : out_(out), name_(std::move(name)), sizes_(sizes) {}

  template <class Table>
  void write(const std::string& type, const Table& table) {
    out_.array(type, name_, {item(table)});
  }

 private:
  // An array of its own; how it is called within an item.
  std::string part(const std::string& type, const std::vector<std::string>& items) {
    if (items.empty()) return "nullptr";
    return TableText::at(out_.shared(type, name_ + "_" + std::to_string(parts_++), items));
  }
  template <class Value>
  std::string numbers(const std::string& type, const Value* first, int count) {
    std::vector<std::string> items;
    for (int i = 0; first && i < count; ++i)
      items.push_back(std::to_string(first[i]) + (sizeof(Value) == 8 ? "ull" : ""));
    return part(type, items);
  }
  template <class Value>
  std::string all_items(const std::string& type, const Value* first, int count) {
    std::vector<std::string> items;
    for (int i = 0; first && i < count; ++i) items.push_back(item(first[i]));
    return part(type, items);
  }
  std::string sets(const SetWord* first, int count) {
    return numbers("SetWord", first, count * sizes_.words);
  }
  std::string ints(const std::int32_t* first, int count) { return numbers("std::int32_t", first, count); }
  std::string ints(kernels::Ints all) {
    return "kernels::Ints(" + ints(all.begin(), all.size()) + ", " + std::to_string(all.size()) + ")";
  }
  static std::string behind(const std::string& first, size_t count) {
    return count == 0 ? first : first + " + " + std::to_string(count);
  }

  // --- steps
  std::string item(const kernels::StepWays& ways) {
    return braces(all_items("kernels::StepRelation", ways.relations, ways.relation_count),
                  ways.relation_count, item(ways.in_word));
  }
  std::string item(const kernels::StepPlan& plan) {
    const auto count = plan.parts_end - plan.parts;
    const std::string first = all_items("kernels::StepPlan::Part", plan.parts, static_cast<int>(count));
    return braces(first, behind(first, static_cast<size_t>(count)), plan.way_count);
  }
  std::string item(const kernels::StepPlan::Part& one) { return braces(one.kind, one.from, item(one.steps)); }
  std::string item(const kernels::Shift& shift) { return braces(sets(shift.from, 1), shift.delta); }
  std::string item(const kernels::StepRelation& r) {
    return braces(r.number, r.shift_count, all_items("kernels::Shift", r.shifts, r.shift_count),
                  numbers("std::int16_t", r.forward, sizes_.relation_sites),
                  numbers("std::int16_t", r.back, sizes_.relation_sites), sets(r.sources, 1));
  }
  std::string item(const kernels::StepWay& way) { return braces(way.from, way.delta, way.relation); }
  std::string item(const kernels::WordSteps& steps) {
    const std::string first = all_items("kernels::StepWay", steps.ways, steps.size());
    return braces(first, behind(first, static_cast<size_t>(steps.size())), item(steps.allowed));
  }
  std::string item(const kernels::WordSum& sum) {
    const auto offsets = [&](const std::int32_t* first, const std::int32_t* end) {
      const std::string at = ints(first, static_cast<int>(end - first));
      return at + ", " + behind(at, static_cast<size_t>(end - first));
    };
    return braces(sum.constant, offsets(sum.plus, sum.plus_end), offsets(sum.minus, sum.minus_end),
                  sum.known);
  }

  // --- lines
  std::string item(const kernels::Rows::Line& line) {
    return braces(line.first, int{line.ahead}, int{line.behind});
  }
  std::string item(const kernels::Rows& rows) {
    const int lines = static_cast<int>(rows.first_line[sizes_.board_sites]);
    int end = 0;
    for (int i = 0; i < lines; ++i)
      end = std::max(end, static_cast<int>(rows.lines[i].first) + rows.lines[i].ahead + rows.lines[i].behind);
    return braces(numbers("std::uint32_t", rows.first_line, sizes_.board_sites + 1),
                  all_items("kernels::Rows::Line", rows.lines, lines),
                  numbers("std::int16_t", rows.sites, end), rows.pivots);
  }
  std::string item(const kernels::RowWindows::Part& one) { return braces(one.mask, one.word, one.shift); }
  std::string item(const kernels::RowWindows& windows) { return item(windows, sizes_.board_sites); }
  std::string item(const kernels::RowWindows& windows, int sites) {
    const int parts = sites * windows.words * windows.per_word;
    return braces(all_items("kernels::RowWindows::Part", windows.parts, parts), windows.words,
                  windows.per_word, windows.stride, windows.by_owner);
  }
  std::string item(const kernels::LineTable& table) {
    return braces(item(static_cast<const kernels::Rows&>(table)), table.plain, table.owners,
                  numbers("kernels::PieceMask", table.pieces_of, table.owners), item(table.windows),
                  sets(table.whole_lines, static_cast<int>(table.first_line[sizes_.board_sites])));
  }
  std::string item(const kernels::StackRows& rows) {
    const int cells = sizes_.board_sites * rows.levels;
    // Who asks for layers has all cells in sets, which is not done on a GPU.
    return braces(item(static_cast<const kernels::Rows&>(rows)), item(rows.windows, cells), rows.levels,
                  out_.for_gpu() ? "{}" : item(rows.layers, cells));
  }
  static std::string item(const Lanes& lanes) {
    std::string all;
    for (int i = 0; i < Lanes::kCount; ++i) all += (i > 0 ? ", " : "") + text_of(lanes.at(i));
    return "Lanes::listed(" + all + ")";
  }
  std::string item(const kernels::BracketTable& table) {
    const kernels::StraightWays& s = table.straight;
    return braces(item(static_cast<const kernels::Rows&>(table)),
                  braces(item(s.from), item(s.up), item(s.down), s.count, s.longest));
  }

  // --- slides, leaps, hops
  std::string item(const kernels::Lines& lines) {
    const int members = sizes_.members();
    const int count = lines.of_site[members];
    const int rays = lines.rays ? lines.rays_of_site[members] : 0;
    return braces(ints(lines.of_site, members + 1), ints(lines.first, count + 1),
                  numbers("std::int16_t", lines.sites, lines.first[count]), sets(lines.rays, rays),
                  ints(lines.rays_of_site, members + 1), ints(lines.falling, members));
  }
  std::string item(const kernels::Leaps& leaps) {
    const auto count = leaps.ways_end - leaps.ways;
    const std::string first = all_items("kernels::StepWay", leaps.ways, static_cast<int>(count));
    return braces(sets(leaps.targets, sizes_.members()), sets(leaps.sources, sizes_.members()), first,
                  behind(first, static_cast<size_t>(count)));
  }
  std::string item(const kernels::Slides& slides) {
    return braces(item(static_cast<const kernels::Lines&>(slides)), item(slides.reach));
  }
  std::string item(const kernels::Approaches& ways) {
    const int last = sizes_.members() - 1;
    const int between = ways.first[last] + count_bits(ways.sources + last * sizes_.words, sizes_.words);
    return braces(sets(ways.sources, sizes_.members()), ints(ways.first, sizes_.members()),
                  sets(ways.between, between));
  }
  std::string item(const kernels::HopPart& one) { return braces(sets(one.from, 1), one.over, one.to); }
  std::string item(const kernels::HopParts& hops) {
    return braces(all_items("kernels::HopPart", hops.parts, hops.count), hops.count);
  }
  std::string item(const kernels::HopWay& one) {
    return braces(sets(one.from, 1), one.third, one.to, one.relation,
                  numbers("std::int16_t", one.back, sizes_.relation_sites));
  }
  std::string item(const kernels::HopWays& hops) {
    return braces(all_items("kernels::HopWay", hops.ways, hops.count), hops.count);
  }
  std::string item(const kernels::Jumps& all) {
    const int places = sizes_.members() * all.sorts;
    return braces(all.sorts, all.ways, all.counts, sets(all.counted, places),
                  sets(all.jumps, places * all.ways * all.counts * 2));
  }

  // --- groups
  std::string item(const kernels::StepShift& shift) { return braces(shift.by, sets(shift.from, 1)); }
  std::string item(const kernels::StepTable& table) {
    const int sites = sizes_.board_sites;
    return braces(ints(table.first, sites + 1), ints(table.to, table.first ? table.first[sites] : 0),
                  sets(table.masks, sites), table.is_mutual,
                  all_items("kernels::StepShift", table.shifts, table.shift_count), table.shift_count);
  }
  std::string item(const kernels::ConnectTable& table) {
    return braces(item(static_cast<const kernels::StepTable&>(table)),
                  numbers("std::uint16_t", table.goals, sizes_.board_sites), int{table.asked});
  }
  std::string item(const kernels::RingTable& table) {
    return braces(item(table.steps), sets(table.outer, 1), table.is_mutual,
                  sets(table.beside, sizes_.board_sites));
  }
  std::string item(const kernels::SparseSets::Part& one) { return braces(one.bits, one.word); }
  std::string item(const kernels::SparseSets& table) {
    const int parts = static_cast<int>(table.first[sizes_.sets]);
    return braces(numbers("std::uint32_t", table.first, sizes_.sets + 1),
                  all_items("kernels::SparseSets::Part", table.parts, parts));
  }

  // --- directions and distances
  std::string item(const kernels::WaysBetween& ways) {
    return braces(ints(ways.order), ways.all,
                  numbers("std::uint64_t", ways.masks, sizes_.board_sites * sizes_.board_sites));
  }
  std::string item(const kernels::SeenBySite& table) {
    int kinds = 0;
    for (int site = 0; site < sizes_.board_sites; ++site) kinds = std::max(kinds, table.like[site] + 1);
    return braces(ints(table.like, sizes_.board_sites), numbers("std::uint64_t", table.supported, kinds),
                  numbers("std::uint64_t", table.seen, kinds * geometry::kSpecificDirections));
  }
  std::string item(const kernels::Facings& table) {
    return braces(numbers("std::uint64_t", table.seen, table.turns * sizes_.components), table.turns);
  }
  std::string item(const kernels::DirectionOrder& all) { return braces(ints(all.order)); }
  std::string item(const kernels::Distances& table) {
    return braces(numbers("std::int16_t", table.steps, table.sites * table.sites), table.sites);
  }
  std::string item(const kernels::Angles& angles) { return braces(sets(angles.sets, sizes_.board_sites)); }
  std::string item(const kernels::Rings& rings) {
    return braces(sets(rings.sets, sizes_.board_sites * rings.count), rings.count, rings.fixed);
  }

  // --- tracks
  std::string item(const kernels::TrackTable& table) {
    const int places = table.first[table.tracks];
    return braces(table.tracks, ints(table.first, table.tracks + 1), ints(table.sites, places),
                  ints(table.onward, places), numbers("std::uint8_t", table.loops, table.tracks),
                  ints(table.places, table.tracks * sizes_.members()));
  }
  std::string item(const kernels::TrackStep& step) {
    return braces(step.next, step.next_place, step.previous, step.previous_place);
  }
  std::string item(const kernels::SowTracks& tracks) {
    return braces(item(tracks.table),
                  all_items("kernels::TrackStep", tracks.steps, tracks.table.first[tracks.table.tracks]),
                  ints(tracks.owners, tracks.table.tracks));
  }
  std::string item(const kernels::SlidePlace& place) {
    return braces(place.next, place.next_place, place.bends, place.length);
  }
  std::string item(const kernels::SlideTracks& tracks) {
    const int starts = tracks.first[sizes_.members()];
    int places = 0;
    for (int i = 0; i < starts; ++i) places = std::max(places, tracks.starts[i] + 1);
    for (int i = 0; i < places; ++i) places = std::max(places, tracks.places[i].next_place + 1);
    return braces(ints(tracks.first, sizes_.members() + 1), ints(tracks.starts, starts),
                  all_items("kernels::SlidePlace", tracks.places, places));
  }

  // --- pieces
  static std::string item(const kernels::OwnSitesSayAll& table) { return braces(table.holds); }
  static std::string item(const kernels::SiteRange& range) { return braces(range.first, range.end); }
  static std::string item(const kernels::Centre& centre) { return braces(centre.cell); }
  std::string item(const kernels::TwoSided& table) {
    return braces(numbers("std::uint8_t", table.components, sizes_.components));
  }
  std::string item(const kernels::Namesakes& table) {
    return braces(ints(table.components, sizes_.components * table.owners), table.owners);
  }
  std::string item(const kernels::Die& die) {
    return braces(die.site, die.component, die.faces, die.weight,
                  ints(die.weight > 0 ? die.weights : nullptr, die.faces));
  }
  std::string item(const kernels::DiceTable& table) {
    return braces(all_items("kernels::Die", table.dice, table.count), table.count);
  }
  std::string item(const kernels::DieFaces& faces) {
    return braces(ints(faces.first, sizes_.components + 1),
                  ints(faces.shows, faces.first[sizes_.components]));
  }
  static std::string item(const kernels::OwnedDie& die) { return braces(die.owner, die.site, die.component); }
  std::string item(const kernels::OwnedDice& dice) {
    return braces(all_items("kernels::OwnedDie", dice.dice, dice.count), dice.count, item(dice.faces));
  }
  static std::string item(const kernels::AreaTable::Area& area) {
    return braces(area.sides, area.terrain, area.value);
  }
  std::string item(const kernels::AreaTable& areas) {
    const int sides = sizes_.board_sites * areas.sides;
    return braces(areas.sides, areas.per_side, areas.components, ints(areas.neighbours, sides),
                  ints(areas.facing, sides), numbers("std::uint8_t", areas.is_tile, areas.components),
                  ints(areas.area_of, areas.components * areas.sides),
                  all_items("kernels::AreaTable::Area", areas.areas, areas.area_count), areas.area_count);
  }
  static std::string item(const kernels::TileTable::Path& path) {
    return braces(path.from, path.to, path.colour);
  }
  std::string item(const kernels::TileTable& tiles) {
    const int colours = tiles.components * tiles.sides;
    return braces(tiles.sides, tiles.per_side, tiles.components,
                  ints(tiles.neighbours, sizes_.board_sites * tiles.sides),
                  numbers("std::uint8_t", tiles.is_tile, tiles.components),
                  ints(tiles.first_colour, colours + 1), ints(tiles.colours, tiles.first_colour[colours]),
                  ints(tiles.first_path, tiles.components + 1),
                  all_items("kernels::TileTable::Path", tiles.paths, tiles.first_path[tiles.components]));
  }

  TableText& out_;
  std::string name_;
  const TableSizes& sizes_;
  int parts_ = 0;
};

template <class Table>
bool write_if(TableWriter& writer, const std::string& type, const void* table) {
  if (type != interpreter::type_text<Table>()) return false;
  writer.write(type, *static_cast<const Table*>(table));
  return true;
}
template <class... Tables>
bool write_any(TableWriter& writer, const std::string& type, const void* table) {
  return (write_if<Tables>(writer, type, table) || ...);
}

bool write_known(TableWriter& writer, const std::string& type, const void* table) {
  using namespace kernels;
  return write_any<StepWays, StepPlan, Rows, LineTable, StackRows, BracketTable, Lines, Leaps, Slides,
                   Approaches, HopParts, HopWays, Jumps, StepTable, ConnectTable, RingTable, SparseSets,
                   WaysBetween, SeenBySite, Facings, DirectionOrder, Distances, Angles, Rings, TrackTable,
                   SowTracks, SlideTracks, OwnSitesSayAll, SiteRange, Centre, TwoSided, Namesakes, DiceTable,
                   DieFaces, OwnedDice, TileTable, AreaTable>(writer, type, table);
}

}  // namespace

void TableText::array(const std::string& type, const std::string& name,
                      const std::vector<std::string>& items) {
  items_ += items.size();
  std::string all;
  for (const std::string& item : items) all += item + ", ";
  text_ += "constexpr " + type + " " + name + "_table[] = {" + with_ending(all, "_table") + "};\n";
  if (for_gpu_)
    text_ += "#ifdef __CUDACC__\n__device__ const " + type + " " + name + "_device[] = {" +
             with_ending(all, "_device") + "};\n#endif\n";
  text_ += "[[maybe_unused]] LUDENS_TABLE_FN const " + type + "* " + name + "() { return LUDENS_CHOOSE(" +
           name + "); }\n";
}

const std::string* TableText::find_shared(const std::string& key) const {
  const auto found = shared_.find(key);
  if (found != shared_.end()) return &found->second;
  return outer_ ? outer_->find_shared(key) : nullptr;
}

std::string TableText::shared(const std::string& type, const std::string& name,
                              const std::vector<std::string>& items) {
  std::string key = type;
  for (const std::string& item : items) key += "," + item;
  if (const std::string* const known = find_shared(key)) return *known;
  array(type, name, items);
  shared_[std::move(key)] = name;
  return name;
}

std::string TableText::take() {
  return std::exchange(text_, {});
}

bool write_table(TableText& out, const std::string& type, const void* table, const std::string& name,
                 const TableSizes& sizes, size_t most_items) {
  TableText own(&out);
  TableWriter writer(own, name, sizes);
  if (!write_known(writer, type, table) || own.items() > most_items) return false;
  out.add(own);
  return true;
}

}  // namespace ludens::native
