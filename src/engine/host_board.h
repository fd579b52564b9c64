// host_board.h - the board of emitted code that plays within the program: tables are the interpreter's. What
// is asked all the time is reached by as few loads as can be, since that is most of what walking along lines
// costs; the rest the program answers (host_board.cpp), so that emitted code need not know its machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "geometry/steps.h"
#include "runtime/kernels/dice.h"
#include "runtime/kernels/kernel.h"
#include "runtime/view.h"

namespace ludens::standalone {

struct HostTables;

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
// As geometry::Coordinate.
struct HostCoordinate {
  int row, column, layer;
};

struct HostBoard {
  HostTables* host = nullptr;  // who answers, and owns all that is pointed to here
  const void* const* tables = nullptr;
  const kernels::Ints* lists = nullptr;
  const kernels::Die* dice = nullptr;
  const std::uint64_t* const* direction_tables = nullptr;
  const int* facings = nullptr;

  HostWays ways(geometry::SiteType type, int direction) const {
    const HostWays& known = ways_[static_cast<int>(type)][direction];
    if (!known.first) [[unlikely]]
      find_ways(type, direction);
    return known;
  }
  HostSteps steps(geometry::SiteType type, int site) const {
    const HostStepLists& known = steps_[static_cast<int>(type)];
    if (!known.first) [[unlikely]]
      find_steps(type);
    return {known.all + known.first[site], known.all + known.first[site + 1]};
  }
  // Where the first way in the direction that goes anywhere leads with its first step; the site itself where
  // there is none. The site is one of the board.
  int next_site(geometry::SiteType type, int direction, int site) const {
    const NextSites& known = next_[static_cast<int>(type)];
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
  const geometry::Point* points(geometry::SiteType type) const {
    const geometry::Point* const known = points_[static_cast<int>(type)];
    return known ? known : find_points(type);
  }
  const HostCoordinate* coordinates(geometry::SiteType type) const {
    const HostCoordinate* const known = coordinates_[static_cast<int>(type)];
    return known ? known : find_coordinates(type);
  }
  kernels::Ints ends(int edge) const {
    if (!ends_) [[unlikely]]
      find_ends();
    return ends_[edge];
  }
  const std::uint64_t* direction_table(int index) const { return direction_tables[index]; }
  int facing(int what) const { return facings[what]; }
  kernels::Ints list(int index) const { return lists[index]; }
  const void* table(int index) const { return tables[index]; }
  const kernels::Die& die(int i) const { return dice[i]; }

  // --- host_board.cpp
  std::uint64_t supported(geometry::SiteType type, geometry::Relation relation) const;
  int footprints(int what) const;
  kernels::Ints footprint(int what, int state, int site) const;
  bool is_domino(int what) const;
  int pips(int what, int half) const;
  int flipped(int what, int state) const;
  int shown(int die, int face) const;
  bool leave_oppositely(geometry::SiteType type, kernels::Ints a, kernels::Ints b) const;
  void grow(const runtime::View& view) const;
  void widen_growth(const runtime::View& view) const;
  void narrow_growth(const runtime::View& view, const SetWord* wanted) const;
  void follow_on_tracks(runtime::View& view, int what, int from, int to, int count) const;
  void enter_tracks(runtime::View& view, int what, int site, int count) const;
  void leave_tracks(runtime::View& view, int what, int site) const;

 private:
  friend struct HostTables;
  static constexpr int kTypes = 3;
  struct NextSites {
    std::int32_t* all = nullptr;  // by direction, and by site; -1 where nobody has asked yet
    int sites = 0;
  };
  struct ChosenSteps {
    std::uint64_t directions = 0;
    geometry::SiteType type = geometry::SiteType::Cell;
    HostStepLists lists;
  };

  // Seldom: each direction that is asked for, once.
  [[gnu::cold]] void find_ways(geometry::SiteType type, int direction) const;
  [[gnu::cold]] void find_steps(geometry::SiteType type) const;
  // For the first few kinds of directions that are asked for.
  [[gnu::cold]] void choose_steps(geometry::SiteType type, std::uint64_t directions) const;
  [[gnu::cold]] void find_ends() const;
  [[gnu::cold]] int find_next(geometry::SiteType type, int direction, int site) const;
  [[gnu::cold]] const geometry::Point* find_points(geometry::SiteType type) const;
  [[gnu::cold]] const HostCoordinate* find_coordinates(geometry::SiteType type) const;

  mutable HostWays ways_[kTypes][geometry::kDirections];
  mutable NextSites next_[kTypes];
  mutable HostStepLists steps_[kTypes];
  static constexpr int kMostChosen = 6;
  mutable ChosenSteps chosen_[kMostChosen];
  mutable const geometry::Point* points_[kTypes] = {};
  mutable const HostCoordinate* coordinates_[kTypes] = {};
  mutable const kernels::Ints* ends_ = nullptr;
};

}  // namespace ludens::standalone
