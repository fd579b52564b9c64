#include "engine/host_board.h"

#include "engine/host_tables.h"
#include "interpreter/dice.h"
#include "runtime/growth.h"
#include "runtime/on_track.h"

namespace ludens::standalone {

HostTables::HostTables(interpreter::Machine& host, std::span<const TableOf> wanted) : machine(host) {
  for (const TableOf& one : wanted) tables.push_back(host.prepared.code(one.node, one.sink)->data);
  for (const auto& list : host.program.lists) lists.emplace_back(list.data(), static_cast<int>(list.size()));
  for (const auto& table : host.program.directions) direction_tables.push_back(table.by_facing.data());
  dice = interpreter::dice_of(host.program);
}

HostBoard HostTables::board() {
  HostBoard made;
  made.host = this;
  made.tables = tables.data();
  made.lists = lists.data();
  made.dice = dice.data();
  made.direction_tables = direction_tables.data();
  made.facings = machine.prepared.facing.data();
  return made;
}

// --- what is asked for once

void HostBoard::find_ways(geometry::SiteType type, int direction) const {
  const interpreter::Machine& m = host->machine;
  const interpreter::Ways there = m.ways(type, direction);
  std::vector<std::int32_t>& first = host->numbers.emplace_back();
  std::vector<kernels::Ints>& all = host->ways.emplace_back();
  for (int site = 0; site < m.board_sites(type); ++site) {
    first.push_back(static_cast<std::int32_t>(all.size()));
    for (int n = 0; n < there.count(site); ++n) all.push_back(there.way(site, n));
  }
  first.push_back(static_cast<std::int32_t>(all.size()));
  ways_[static_cast<int>(type)][direction] = {first.data(), all.data()};
}
void HostBoard::find_steps(geometry::SiteType type) const {
  const geometry::Lists<geometry::Step>& all = host->machine.prepared.board->steps(type);
  std::vector<std::int32_t>& first = host->numbers.emplace_back();
  for (int site = 0; site <= all.size(); ++site) first.push_back(all.first(site));
  steps_[static_cast<int>(type)] = {first.data(), all.items().data()};
}
void HostBoard::choose_steps(geometry::SiteType type, std::uint64_t directions) const {
  int at = 0;
  while (chosen_[at].lists.first) ++at;
  std::vector<std::int32_t>& first = host->numbers.emplace_back();
  std::vector<geometry::Step>& all = host->steps.emplace_back();
  for (int site = 0; site < host->machine.board_sites(type); ++site) {
    first.push_back(static_cast<std::int32_t>(all.size()));
    for (const geometry::Step& step : steps(type, site))
      if (step.type == type && (step.directions & directions)) all.push_back(step);
  }
  first.push_back(static_cast<std::int32_t>(all.size()));
  chosen_[at] = {directions, type, {first.data(), all.data()}};
}
void HostBoard::find_ends() const {
  std::vector<kernels::Ints>& all = host->ways.emplace_back();
  const int edges = host->machine.board_sites(geometry::SiteType::Edge);
  for (int edge = 0; edge < edges; ++edge) all.push_back(host->machine.ends(edge));
  ends_ = all.data();
}
int HostBoard::find_next(geometry::SiteType type, int direction, int site) const {
  NextSites& next = next_[static_cast<int>(type)];
  if (!next.all) {
    next.sites = host->machine.board_sites(type);
    const auto size = static_cast<size_t>(geometry::kDirections * next.sites);
    next.all = host->numbers.emplace_back(size, -1).data();
  }
  const HostWays ways_there = ways(type, direction);
  int found = site;
  for (int n = ways_there.count(site); n-- > 0;)
    if (const kernels::Ints way = ways_there.way(site, n); way.size() > 1) found = way[1];
  next.all[direction * next.sites + site] = found;
  return found;
}
const geometry::Point* HostBoard::find_points(geometry::SiteType type) const {
  return points_[static_cast<int>(type)] = host->machine.points(type);
}
const HostCoordinate* HostBoard::find_coordinates(geometry::SiteType type) const {
  std::vector<HostCoordinate>& all = host->coordinates.emplace_back();
  for (const geometry::Coordinate& one : host->machine.prepared.board->coordinates(type))
    all.push_back({one.row, one.column, one.layer});
  return coordinates_[static_cast<int>(type)] = all.data();
}

// --- what is asked seldom

std::uint64_t HostBoard::supported(geometry::SiteType type, geometry::Relation relation) const {
  return host->machine.supported(type, relation);
}
int HostBoard::footprints(int what) const {
  return host->machine.footprints(what);
}
kernels::Ints HostBoard::footprint(int what, int state, int site) const {
  return host->machine.footprint(what, state, site);
}
bool HostBoard::is_domino(int what) const {
  return host->machine.is_domino(what);
}
int HostBoard::pips(int what, int half) const {
  return host->machine.pips(what, half);
}
int HostBoard::flipped(int what, int state) const {
  return host->machine.flipped(what, state);
}
int HostBoard::shown(int die, int face) const {
  return host->machine.shown(die, face);
}
bool HostBoard::leave_oppositely(geometry::SiteType type, kernels::Ints a, kernels::Ints b) const {
  return host->machine.leave_oppositely(type, a, b);
}
void HostBoard::grow(const runtime::View& view) const {
  runtime::grow(*host->machine.prepared.growth, view);
}
void HostBoard::widen_growth(const runtime::View& view) const {
  runtime::widen_growth(*host->machine.prepared.growth, view);
}
void HostBoard::narrow_growth(const runtime::View& view, const SetWord* wanted) const {
  runtime::narrow_growth(*host->machine.prepared.growth, view, wanted);
}
void HostBoard::follow_on_tracks(runtime::View& view, int what, int from, int to, int count) const {
  const interpreter::Machine& m = host->machine;
  runtime::track_moved(m.layout, view, m.program.equipment->tracks, what, from, to, count);
}
void HostBoard::enter_tracks(runtime::View& view, int what, int site, int count) const {
  const interpreter::Machine& m = host->machine;
  runtime::track_added(m.layout, view, m.program.equipment->tracks, what, site, count);
}
void HostBoard::leave_tracks(runtime::View& view, int what, int site) const {
  const interpreter::Machine& m = host->machine;
  runtime::track_removed(m.layout, view, m.program.equipment->tracks, what, site);
}

}  // namespace ludens::standalone
