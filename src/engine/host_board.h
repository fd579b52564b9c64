// host_board.h - the board of emitted code that plays within the program: tables are the interpreter's. What
// is asked all the time is reached by as few loads as can be, since that is most of what walking along lines
// costs.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "interpreter/machine.h"
#include "runtime/on_track.h"

namespace ludens::standalone {

// The radials in one direction.
struct HostWays {
  const std::int32_t* first = nullptr;  // by site, and one past the last
  const kernels::Ints* all = nullptr;

  int count(int site) const { return first[site + 1] - first[site]; }
  const kernels::Ints& way(int site, int n) const { return all[first[site] + n]; }
};
struct HostStepLists {
  const std::int32_t* first = nullptr;  // by site, and one past the last
  const geometry::Step* all = nullptr;
};
struct HostSteps {
  const geometry::Step* first_one;
  const geometry::Step* last;
  const geometry::Step* begin() const { return first_one; }
  const geometry::Step* end() const { return last; }
};

// Tables of the board are the interpreter's.
struct HostBoard {
  interpreter::Machine* host = nullptr;
  std::vector<const void*> tables;
  std::vector<kernels::Ints> lists;
  std::vector<kernels::Die> dice;

  HostWays ways(geometry::SiteType type, int direction) const {
    const HostWays& known = ways_[static_cast<size_t>(type)][static_cast<size_t>(direction)];
    if (!known.first) [[unlikely]]
      find_ways(type, direction);
    return known;
  }
  HostSteps steps(geometry::SiteType type, int site) const {
    const HostStepLists& known = steps_[static_cast<size_t>(type)];
    if (!known.first) [[unlikely]]
      find_steps(type);
    return {known.all + known.first[site], known.all + known.first[site + 1]};
  }
  // Where the first way in the direction that goes anywhere leads with its first step; the site itself where
  // there is none. The site is one of the board.
  int next_site(geometry::SiteType type, int direction, int site) const {
    const NextSites& known = next_[static_cast<size_t>(type)];
    if (known.all) [[likely]]
      if (const int next = known.all[direction * known.sites + site]; next >= 0) [[likely]]
        return next;
    return find_next(type, direction, site);
  }
  // All steps of these directions to sites of the type are among them, and few others.
  HostSteps steps(geometry::SiteType type, int site, std::uint64_t directions) const {
    for (const ChosenSteps& known : chosen_) {
      if (!known.lists.first) {
        choose_steps(type, directions);
        break;
      }
      if (known.directions == directions && known.type == type)
        return {known.lists.all + known.lists.first[site], known.lists.all + known.lists.first[site + 1]};
    }
    return steps(type, site);
  }
  std::uint64_t supported(geometry::SiteType type, geometry::Relation relation) const {
    return host->supported(type, relation);
  }
  const geometry::Point* points(geometry::SiteType type) const {
    const geometry::Point*& known = points_[static_cast<size_t>(type)];
    if (!known) [[unlikely]]
      known = host->points(type);
    return known;
  }
  const geometry::Coordinate* coordinates(geometry::SiteType type) const {
    const geometry::Coordinate*& known = coordinates_[static_cast<size_t>(type)];
    if (!known) [[unlikely]]
      known = host->coordinates(type);
    return known;
  }
  kernels::Ints ends(int edge) const {
    if (ends_.empty()) [[unlikely]]
      find_ends();
    return ends_[static_cast<size_t>(edge)];
  }
  const std::uint64_t* direction_table(int index) const { return host->direction_table(index); }
  int facing(int what) const { return host->facing(what); }
  int footprints(int what) const { return host->footprints(what); }
  kernels::Ints footprint(int what, int state, int site) const { return host->footprint(what, state, site); }
  bool is_domino(int what) const { return host->is_domino(what); }
  int pips(int what, int half) const { return host->pips(what, half); }
  int flipped(int what, int state) const { return host->flipped(what, state); }
  int shown(int die, int face) const { return host->shown(die, face); }
  bool leave_oppositely(geometry::SiteType type, kernels::Ints a, kernels::Ints b) const {
    return host->leave_oppositely(type, a, b);
  }
  kernels::Ints list(int index) const { return lists[static_cast<size_t>(index)]; }
  const void* table(int index) const { return tables[static_cast<size_t>(index)]; }
  const kernels::Die& die(int i) const { return dice[static_cast<size_t>(i)]; }
  void grow(const runtime::View& view) const { runtime::grow(*host->prepared.growth, view); }
  void widen_growth(const runtime::View& view) const { runtime::widen_growth(*host->prepared.growth, view); }
  void narrow_growth(const runtime::View& view, const SetWord* wanted) const {
    runtime::narrow_growth(*host->prepared.growth, view, wanted);
  }
  void follow_on_tracks(runtime::View& view, int what, int from, int to, int count) const {
    runtime::track_moved(host->layout, view, host->program.equipment->tracks, what, from, to, count);
  }
  void enter_tracks(runtime::View& view, int what, int site, int count) const {
    runtime::track_added(host->layout, view, host->program.equipment->tracks, what, site, count);
  }
  void leave_tracks(runtime::View& view, int what, int site) const {
    runtime::track_removed(host->layout, view, host->program.equipment->tracks, what, site);
  }

 private:
  static constexpr size_t kTypes = 3;
  struct NextSites {
    const std::int32_t* all = nullptr;  // by direction, and by site; -1 where nobody has asked yet
    int sites = 0;
    std::vector<std::int32_t> storage;
  };
  struct ChosenSteps {
    std::uint64_t directions = 0;
    geometry::SiteType type = geometry::SiteType::Cell;
    HostStepLists lists;
  };
  struct ChosenStorage {
    std::vector<std::int32_t> first;
    std::vector<geometry::Step> all;
  };
  struct WayStorage {
    std::vector<std::int32_t> first;
    std::vector<kernels::Ints> all;
  };
  template <class One>
  using ByDirection = std::array<std::array<One, geometry::kDirections>, kTypes>;

  // Seldom: each direction that is asked for, once.
  [[gnu::noinline, gnu::cold]] void find_ways(geometry::SiteType type, int direction) const {
    const interpreter::Ways all = host->ways(type, direction);
    WayStorage& own = way_storage_[static_cast<size_t>(type)][static_cast<size_t>(direction)];
    for (int site = 0; site < host->board_sites(type); ++site) {
      own.first.push_back(static_cast<std::int32_t>(own.all.size()));
      for (int n = 0; n < all.count(site); ++n) own.all.push_back(all.way(site, n));
    }
    own.first.push_back(static_cast<std::int32_t>(own.all.size()));
    ways_[static_cast<size_t>(type)][static_cast<size_t>(direction)] = {own.first.data(), own.all.data()};
  }
  [[gnu::noinline, gnu::cold]] void find_steps(geometry::SiteType type) const {
    const geometry::Lists<geometry::Step>& all = host->prepared.board->steps(type);
    std::vector<std::int32_t>& first = step_storage_[static_cast<size_t>(type)];
    for (int site = 0; site <= all.size(); ++site) first.push_back(all.first(site));
    steps_[static_cast<size_t>(type)] = {first.data(), all.items().data()};
  }
  // For the first few kinds of directions that are asked for.
  [[gnu::noinline, gnu::cold]] void choose_steps(geometry::SiteType type, std::uint64_t directions) const {
    size_t at = 0;
    while (chosen_[at].lists.first) ++at;
    ChosenStorage& own = chosen_storage_[at];
    for (int site = 0; site < host->board_sites(type); ++site) {
      own.first.push_back(static_cast<std::int32_t>(own.all.size()));
      for (const geometry::Step& step : steps(type, site))
        if (step.type == type && (step.directions & directions)) own.all.push_back(step);
    }
    own.first.push_back(static_cast<std::int32_t>(own.all.size()));
    chosen_[at] = {directions, type, {own.first.data(), own.all.data()}};
  }
  [[gnu::noinline, gnu::cold]] void find_ends() const {
    const int edges = host->board_sites(geometry::SiteType::Edge);
    for (int edge = 0; edge < edges; ++edge) ends_.push_back(host->ends(edge));
  }
  [[gnu::noinline, gnu::cold]] int find_next(geometry::SiteType type, int direction, int site) const {
    NextSites& next = next_[static_cast<size_t>(type)];
    if (!next.all) {
      next.sites = host->board_sites(type);
      next.storage.assign(static_cast<size_t>(geometry::kDirections * next.sites), -1);
      next.all = next.storage.data();
    }
    const HostWays ways_there = ways(type, direction);
    int found = site;
    for (int n = ways_there.count(site); n-- > 0;)
      if (const kernels::Ints way = ways_there.way(site, n); way.size() > 1) found = way[1];
    next.storage[static_cast<size_t>(direction * next.sites + site)] = found;
    return found;
  }

  mutable ByDirection<HostWays> ways_;
  mutable ByDirection<WayStorage> way_storage_;
  mutable std::array<std::vector<std::int32_t>, kTypes> step_storage_;
  mutable std::array<NextSites, kTypes> next_;
  mutable std::array<HostStepLists, kTypes> steps_;
  static constexpr size_t kMostChosen = 6;
  mutable std::array<ChosenSteps, kMostChosen> chosen_;
  mutable std::array<ChosenStorage, kMostChosen> chosen_storage_;
  mutable std::array<const geometry::Point*, kTypes> points_ = {};
  mutable std::array<const geometry::Coordinate*, kTypes> coordinates_ = {};
  mutable std::vector<kernels::Ints> ends_;
};

}  // namespace ludens::standalone
