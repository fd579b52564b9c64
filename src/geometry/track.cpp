#include "geometry/track.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_set>

namespace ludens::geometry {
namespace {

Diagnostic path_error(std::string message) {
  return {.severity = Severity::Error, .code = "L0340", .message = std::move(message), .at = {}, .notes = {}};
}

std::string quoted(std::string_view text) {
  return "'" + std::string(text) + "'";
}

bool is_digit(char c) {
  return '0' <= c && c <= '9';
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 0) return std::nullopt;
  return value;
}

// "N3" is north, three steps; without a number as far as the board goes.
struct Leg {
  std::optional<Direction> direction;
  std::optional<int> steps;
  bool valid = true;
};

Leg read_leg(std::string_view text) {
  Leg leg;
  const auto digits = std::find_if(text.begin(), text.end(), is_digit) - text.begin();
  leg.direction = direction_named(text.substr(0, static_cast<std::size_t>(digits)));
  const std::string_view rest = text.substr(static_cast<std::size_t>(digits));
  if (!rest.empty()) {
    leg.steps = number(rest);
    leg.valid = leg.steps.has_value();
  }
  return leg;
}

// Follows every radial of the direction from where the piece stands, one after the other.
void walk_leg(const Topology& topology, const Leg& leg, std::vector<int>& sites) {
  const Radials& radials = topology.radials(topology.default_type(), *leg.direction);
  const int from = sites.back();
  for (int n = 0; n < radials.count(from); ++n) {
    std::span<const int> beyond = radials.radial(from, n).subspan(1);
    if (leg.steps) beyond = beyond.first(std::min(beyond.size(), static_cast<std::size_t>(*leg.steps)));
    sites.insert(sites.end(), beyond.begin(), beyond.end());
  }
}

}  // namespace

int Track::index_of(int site) const {
  const auto found =
      std::find_if(sites.begin(), sites.end(), [&](const TrackSite& s) { return s.site == site; });
  return found == sites.end() ? kNone : static_cast<int>(found - sites.begin());
}

Result<std::vector<int>> read_track_path(const Topology& topology, std::string_view path) {
  const int count = topology.count(topology.default_type());
  const DirectionMask supported = topology.supported(topology.default_type(), Relation::All).mask;
  std::vector<int> sites;
  while (path.ends_with(',')) path.remove_suffix(1);
  while (true) {
    const std::size_t comma = path.find(',');
    const std::string_view word = path.substr(0, comma);
    if (const std::optional<int> site = number(word)) {
      sites.push_back(*site);
    } else if (sites.empty()) {
      return path_error("a track starts with the number of a site, not " + quoted(word));
    } else if (word == "End") {
      sites.push_back(kEndSite);
    } else {
      const Leg leg = read_leg(word);
      if (!leg.valid || !leg.direction || !has(supported, *leg.direction))
        return path_error(quoted(word) + " in a track is neither a site nor a direction of this board");
      if (sites.back() < 0 || sites.back() >= count)
        return path_error(quoted(word) + " in a track does not start on the board");
      walk_leg(topology, leg, sites);
    }
    if (sites.size() > kMaxTrackSites)
      return path_error("a track has more than " + std::to_string(kMaxTrackSites) + " sites");
    if (comma == std::string_view::npos) return sites;
    path.remove_prefix(comma + 1);
  }
}

Track make_track(std::string name, std::span<const int> sites, bool loop, bool directed, int owner) {
  Track track{std::move(name), owner, loop, directed, false, {}};
  int bump = 0;
  bool bumps = false;
  for (std::size_t n = 0; n < sites.size(); ++n) {
    if (n + 1 < sites.size() && sites[n] == sites[n + 1]) {
      ++bump;
      bumps = true;
      continue;
    }
    track.sites.push_back({.site = sites[n], .bump = bump});
    bump = 0;
  }

  const int count = static_cast<int>(track.sites.size());
  std::unordered_set<int> seen;
  for (int n = 0; n < count; ++n) {
    TrackSite& here = track.sites[n];
    const bool first = n == 0, last = n == count - 1;
    if (first ? loop : last || !directed) here.previous_index = (n - 1 + count) % count;
    if (!last || loop) here.next_index = (n + 1) % count;
    if (here.previous_index != kNone) here.previous = track.sites[here.previous_index].site;
    if (here.next_index != kNone) here.next = track.sites[here.next_index].site;
    if (!bumps && !seen.insert(here.site).second) track.internal_loop = true;
  }
  return track;
}

}  // namespace ludens::geometry
