#include "geometry/radials.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace ludens::geometry {
namespace {

constexpr double kBend = 0.25534192122103627;      // tan 0.25: how much a radial may bend at a site
constexpr double kOpposite = 0.10033467208545055;  // tan 0.1: how far from a half turn is still opposite

// No step has more radials than this; only boards made to fork everywhere would.
constexpr std::size_t kMaxForks = 256;

// How many pairs of steps are looked at to link them; beyond, radials are single steps.
constexpr std::int64_t kMaxPairs = 1 << 30;

// The tangent of the angle between a-b and b-c; infinite from a quarter turn on.
double bend(const Point& a, const Point& b, const Point& c) {
  const Point v = b - a, u = c - b;
  const double dot = u.x * v.x + u.y * v.y + u.z * v.z;
  if (dot <= 0) return std::numeric_limits<double>::infinity();
  const double x = v.y * u.z - v.z * u.y;
  const double y = v.z * u.x - v.x * u.z;
  const double z = v.x * u.y - v.y * u.x;
  return std::abs(std::sqrt(x * x + y * y + z * z) / dot);
}

}  // namespace

// Links each step to the one that continues it, then lays out every chain of steps once: a radial that
// starts in the middle of a chain is the rest of that chain.
class RadialGrower {
 public:
  RadialGrower(std::span<const Point> at, const Lists<Step>& steps, SiteType type, Direction direction)
      : at_(at), steps_(steps), type_(type), direction_(direction) {}

  Radials grow() {
    link();
    lay_out_chains();
    for (int site = 0; site < steps_.size(); ++site) {
      for (int k = steps_.first(site); k < steps_.first(site + 1); ++k)
        if (follows(k)) add_radials_of(site, k);
      result_.of_site_.close();
    }
    return std::move(result_);
  }

 private:
  static constexpr int kEnd = -1, kFork = -2;

  const Step& step(int k) const { return steps_.items()[static_cast<std::size_t>(k)]; }
  bool follows(int k) const { return step(k).type == type_ && has(step(k).directions, direction_); }

  // The steps that continue k, which starts at `from`.
  void continuations(int from, int k, std::vector<int>& best) const {
    best.clear();
    const int site = step(k).to;
    double least = kBend;
    for (int next = steps_.first(site); next < steps_.first(site + 1); ++next) {
      if (!follows(next)) continue;
      if (is_rotational(direction_)) {
        best.push_back(next);
        return;
      }
      const double b = bend(at_[from], at_[site], at_[step(next).to]);
      if (b < least) best.clear();
      if (b < least || (b == least && b < kBend)) best.push_back(next);
      least = std::min(least, b);
      if (least == 0) return;
    }
  }

  void link() {
    const std::size_t count = steps_.items().size();
    next_.assign(count, kEnd);
    place_.assign(count, {kEnd, 0});
    continued_.assign(count, false);
    std::int64_t pairs = 0;
    for (int k = 0; k < static_cast<int>(count); ++k)
      if (follows(k)) pairs += steps_.first(step(k).to + 1) - steps_.first(step(k).to);
    if (pairs > kMaxPairs) return;
    std::vector<int> best;
    for (int site = 0; site < steps_.size(); ++site)
      for (int k = steps_.first(site); k < steps_.first(site + 1); ++k) {
        if (!follows(k)) continue;
        continuations(site, k, best);
        if (best.empty()) continue;
        next_[k] = best.size() == 1 ? best.front() : kFork;
        for (int next : best) continued_[next] = true;
      }
  }

  void lay_out_chains() {
    visited_.assign(at_.size(), kNone);
    for (bool heads : {true, false})  // then the rings, which have none
      for (int site = 0; site < steps_.size(); ++site)
        for (int k = steps_.first(site); k < steps_.first(site + 1); ++k)
          if (follows(k) && place_[k].first == kEnd && heads != continued_[k]) lay_out(site, k);
  }

  // Writes the chain from step k. Does nothing where it forks or runs into itself, unless it is a ring.
  void lay_out(int site, int k) {
    std::vector<int>& pool = result_.pool_;
    const std::size_t base = pool.size();
    chain_.clear();
    pool.push_back(site);
    visited_[site] = k;
    int end = k;
    while (end >= 0 && visited_[step(end).to] != k) {
      chain_.push_back(end);
      pool.push_back(step(end).to);
      visited_[step(end).to] = k;
      end = next_[end];
    }
    const bool ring = end >= 0 && step(end).to == site && next_[end] == k;
    if (end != kEnd && !ring) {
      pool.resize(base);
      return;
    }
    const int length = static_cast<int>(pool.size() - base);
    if (ring) {
      chain_.push_back(end);  // write the ring a second time, so that it can be read from any start
      for (int n = 0; n + 1 < length; ++n) pool.push_back(pool[base + static_cast<std::size_t>(n)]);
    }
    for (int n = 0; n < static_cast<int>(chain_.size()); ++n)
      if (place_[chain_[n]].first == kEnd)
        place_[chain_[n]] = {static_cast<int>(base) + n, ring ? length : length - n};
  }

  void add_radials_of(int site, int k) {
    if (place_[k].first != kEnd) {
      result_.of_site_.add({place_[k].first, place_[k].second, direction_});
      return;
    }
    path_.assign({site, step(k).to});
    forks_.clear();
    follow(site, k);
    for (const std::vector<int>& sites : forks_) {
      const int first = static_cast<int>(result_.pool_.size());
      result_.pool_.insert(result_.pool_.end(), sites.begin(), sites.end());
      result_.of_site_.add({first, static_cast<int>(sites.size()), direction_});
    }
  }

  // Continues path_, which ends with step k from `from`, in all ways.
  void follow(int from, int k) {
    if (forks_.size() >= kMaxForks) return;
    const std::size_t length = path_.size();
    while (next_[k] >= 0 && !on_path(step(next_[k]).to)) {
      from = step(k).to;
      k = next_[k];
      path_.push_back(step(k).to);
    }
    std::vector<int> best;
    if (next_[k] == kFork) continuations(from, k, best);
    if (best.empty()) finish_path();
    for (int next : best) {
      if (on_path(step(next).to)) {
        finish_path();
        continue;
      }
      path_.push_back(step(next).to);
      follow(step(k).to, next);
      path_.pop_back();
    }
    path_.resize(length);
  }

  void finish_path() {
    if (std::find(forks_.begin(), forks_.end(), path_) == forks_.end()) forks_.push_back(path_);
  }

  bool on_path(int site) const { return std::find(path_.begin(), path_.end(), site) != path_.end(); }

  std::span<const Point> at_;
  const Lists<Step>& steps_;
  SiteType type_;
  Direction direction_;

  std::vector<int> next_;                   // by step: the step that continues it, kEnd or kFork
  std::vector<bool> continued_;             // by step: does it continue another?
  std::vector<std::pair<int, int>> place_;  // by step: first and length of its radial in the pool
  std::vector<int> visited_;                // by site: the last chain that went over it
  std::vector<int> chain_, path_;
  std::vector<std::vector<int>> forks_;
  Radials result_;
};

Radials grow_radials(std::span<const Point> at, const Lists<Step>& steps, SiteType type,
                     Direction direction) {
  return RadialGrower(at, steps, type, direction).grow();
}

Radials grow_rotational_radials(std::span<const Point> at, const Lists<Step>& steps, SiteType type) {
  using enum Direction;
  std::vector<Radials> parts;
  for (Direction d : {Rotational, In, Out, CW, CCW}) parts.push_back(grow_radials(at, steps, type, d));

  struct Candidate {
    std::span<const int> sites;
    Direction direction;
    double heading;
  };
  auto begins = [](std::span<const int> shorter, std::span<const int> longer) {
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
  };
  Radials result;
  std::vector<Candidate> found;
  for (int site = 0; site < steps.size(); ++site, result.of_site_.close()) {
    found.clear();
    for (const Radials& part : parts)
      for (int n = 0; n < part.count(site); ++n) {
        const auto sites = part.radial(site, n);
        found.push_back({sites, part.direction(site, n), clockwise_from_north(at[site], at[sites[1]])});
      }
    // Of equal ones the first stays.
    for (std::size_t n = found.size(); n-- > 0;)
      for (std::size_t m = 0; m < found.size(); ++m)
        if (m != n && begins(found[n].sites, found[m].sites)) {
          found.erase(found.begin() + static_cast<std::ptrdiff_t>(n));
          break;
        }
    std::stable_sort(found.begin(), found.end(),
                     [](const Candidate& a, const Candidate& b) { return a.heading < b.heading; });
    for (const Candidate& c : found) {
      result.of_site_.add(
          {static_cast<int>(result.pool_.size()), static_cast<int>(c.sites.size()), c.direction});
      result.pool_.insert(result.pool_.end(), c.sites.begin(), c.sites.end());
    }
  }
  return result;
}

bool leave_oppositely(std::span<const Point> at, std::span<const int> a, std::span<const int> b) {
  return bend(at[a[1]], at[a[0]], at[b[1]]) < kOpposite;
}

}  // namespace ludens::geometry
