// paths.h - the kernel of is_path (ir/ops/graphs.h): whether a player's sites form one path.
#pragma once

#include "geometry/headings.h"
#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class List>
LUDENS_FN void fill(List& list, int count, int value) {
  list.clear();
  for (int i = 0; i < count; ++i) list.push_back(value);
}

// The player's sites as a graph: edges join vertices, other sites their neighbours.
template <class World, class Type>
class Net {
 public:
  LUDENS_FN Net(const World& world, Type type, int player)
      : w(world), type_(type), player_(player), first_(world), to_(world) {
    if (type == World::SiteType::Edge) {
      size_ = w.board_sites(World::SiteType::Vertex);
      join_edges();
    } else {
      size_ = w.board_sites(type);
      join_sites(type);
    }
  }

  const World& w;
  LUDENS_FN int size() const { return size_; }
  LUDENS_FN int degree(int at) const { return first_.list[at + 1] - first_.list[at]; }
  LUDENS_FN int next(int at, int n) const { return to_.list[first_.list[at] + n]; }
  LUDENS_FN bool owns(int site) const {
    const auto& s = w.space(type_);
    return site < s.sites && top_who(s, site) == player_;
  }
  LUDENS_FN int edge_count() const { return w.board_sites(World::SiteType::Edge); }

 private:
  // Calls visit(one end, other end) for each of the player's edges, both ways.
  template <class Visit>
  LUDENS_FN void for_each_joint(Visit visit) const {
    const int edges = edge_count();
    const auto join = [&](int edge) {
      const Ints both = w.ends(edge);
      if (both.size() < 2) return;
      visit(both[0], both[1]);
      visit(both[1], both[0]);
    };
    const auto& s = w.space(type_);
    if (s.height == 1 && !w.owners_by_piece() && is_player(w, player_)) {
      for_each_bit(s.own + player_ * w.words, w.words, [&](int edge) {
        if (edge < edges) join(edge);
        return false;
      });
      return;
    }
    for (int edge = 0; edge < edges; ++edge)
      if (owns(edge)) join(edge);
  }
  LUDENS_FN void join_edges() {
    auto& first = first_.list;
    fill(first, size_ + 1, 0);
    for_each_joint([&](int from, int) { ++first[from + 1]; });
    typename World::ScratchList filled(w);
    for (int i = 0; i <= size_; ++i) {
      if (i > 0) first[i] += first[i - 1];
      filled.list.push_back(first[i]);
    }
    fill(to_.list, first[size_], 0);
    for_each_joint([&](int from, int to) { to_.list[filled.list[from]++] = to; });
  }
  LUDENS_FN void join_sites(Type type) {
    constexpr std::uint64_t kAdjacent = geometry::bit(geometry::Direction::Adjacent);
    first_.list.push_back(0);
    for (int site = 0; site < size_; ++site) {
      for_each_neighbour(w, type, site, kAdjacent, [&](int to) {
        if (to != site && owns(to)) to_.list.push_back(to);
        return false;
      });
      first_.list.push_back(static_cast<int>(to_.list.size()));
    }
  }

  Type type_;
  int player_;
  int size_ = 0;
  typename World::ScratchList first_, to_;  // of each place: where the places next to it begin; those places
};

// The places that lie on a circle with the first one, through however many others, as ones in `ring`: depth
// first, keeping how far up each place leads back. Returns how many they are.
template <class World, class Type, class List>
LUDENS_FN int ring_around(const Net<World, Type>& net, int start, List& ring) {
  const World& w = net.w;
  typename World::ScratchList depth_of(w), low_of(w), parent_of(w), open_now(w), tried_of(w);
  typename World::ScratchList to_do(w), in_order(w);
  auto &depth = depth_of.list, &low = low_of.list, &parent = parent_of.list, &open = open_now.list;
  auto &tried = tried_of.list, &todo = to_do.list, &order = in_order.list;
  fill(depth, net.size(), 0);
  fill(low, net.size(), 0);
  fill(open, net.size(), 0);
  fill(tried, net.size(), 0);
  fill(ring, net.size(), 0);
  fill(parent, net.size(), -1);
  depth[start] = low[start] = open[start] = 1;
  todo.push_back(start);
  order.push_back(start);
  int count = 0;
  while (!todo.empty()) {
    const int at = todo[static_cast<int>(todo.size()) - 1];
    if (tried[at] < net.degree(at)) {
      const int to = net.next(at, tried[at]++);
      if (to == parent[at]) continue;
      if (depth[to] == 0) {
        depth[to] = low[to] = depth[at] + 1;
        parent[to] = at;
        open[to] = 1;
        order.push_back(to);
        todo.push_back(to);
      } else if (open[to] && depth[to] < low[at]) {
        low[at] = depth[to];
      }
      continue;
    }
    todo.pop_back();
    if (low[at] == depth[at]) {
      // All since this one make a ring of their own.
      for (int last = -1; last != at;) {
        last = order[static_cast<int>(order.size()) - 1];
        order.pop_back();
        open[last] = 0;
        if (at != start) continue;
        ring[last] = 1;
        ++count;
      }
    }
    if (const int up = parent[at]; up >= 0 && low[at] < low[up]) low[up] = low[at];
  }
  return count;
}

// The lowest of the list, which is taken off it.
template <class List>
LUDENS_FN int take_lowest(List& list) {
  const int last = static_cast<int>(list.size()) - 1;
  int at = last;
  for (int i = 0; i < last; ++i)
    if (list[i] < list[at]) at = i;
  const int lowest = list[at];
  list[at] = list[last];
  list.pop_back();
  return lowest;
}

// How many places a way has from one end of an edge to the other without that edge. Places of low numbers
// are tried first, so it need not be the shortest.
template <class World, class Type>
LUDENS_FN int way_around(const Net<World, Type>& net, int from, int to) {
  typename World::ScratchList length_of(net.w), done_with(net.w), to_do(net.w);
  auto &length = length_of.list, &done = done_with.list, &todo = to_do.list;
  fill(length, net.size(), 0);
  fill(done, net.size(), 0);
  todo.push_back(from);
  length[from] = 1;
  while (!todo.empty()) {
    const int at = take_lowest(todo);
    if (at == to) break;
    if (done[at]) continue;
    done[at] = 1;
    for (int n = 0; n < net.degree(at); ++n) {
      const int next = net.next(at, n);
      if (at == from && next == to) continue;
      if (length[next] != 0 && length[next] <= length[at] + 1) continue;
      length[next] = length[at] + 1;
      todo.push_back(next);
    }
  }
  return length[to];
}

struct Lengths {
  int least, most;
  LUDENS_FN bool exact() const { return least == most; }
};

// --- of edges

template <class World, class Type>
LUDENS_FN bool closes_edges(const Net<World, Type>& net, int edge, const Lengths& want) {
  const Ints ends = net.w.ends(edge);
  // Where nothing goes on from an end, the edge is on no ring.
  if (net.degree(ends[0]) < 2 || net.degree(ends[1]) < 2) return want.exact() && want.least == 0;
  typename World::ScratchList around(net.w);
  const auto& ring = around.list;
  int places = ring_around(net, ends[0], around.list);
  if (!ring[ends[1]]) places = 0;
  int edges = 0;
  for (int e = 0; places > 0 && e < net.edge_count(); ++e)
    if (const Ints both = net.w.ends(e); both.size() >= 2 && net.owns(e))
      edges += ring[both[0]] && ring[both[1]];
  const bool is_long_enough = want.exact() ? places == want.least : places > 2 && places <= want.most;
  if (places == edges && is_long_enough) return true;
  if (edges <= places) return false;
  const int places_around = way_around(net, ends[0], ends[1]);
  return (want.exact() && places_around == want.least) || (want.most > 2 && places_around <= want.most);
}

// All that hangs together with the edge is one open line.
template <class World, class Type>
LUDENS_FN bool is_line_of_edges(const Net<World, Type>& net, int edge, const Lengths& want) {
  const Ints ends = net.w.ends(edge);
  typename World::ScratchList around(net.w), seen_so_far(net.w), to_do(net.w);
  ring_around(net, ends[0], around.list);
  if (around.list[ends[1]]) return false;
  auto &seen = seen_so_far.list, &todo = to_do.list;
  fill(seen, net.size(), 0);
  for (int i = 0; i < 2; ++i) {
    todo.push_back(ends[i]);
    seen[ends[i]] = 1;
  }
  int places = 0;
  int meetings = 0;
  while (!todo.empty()) {
    const int at = todo[static_cast<int>(todo.size()) - 1];
    todo.pop_back();
    ++places;
    meetings += net.degree(at);
    if (net.degree(at) > 2) return false;
    for (int n = 0; n < net.degree(at); ++n) {
      const int to = net.next(at, n);
      if (seen[to]) continue;
      seen[to] = 1;
      todo.push_back(to);
    }
  }
  const int length = places - 1;
  if (meetings != 2 * length) return false;  // it runs in a circle somewhere
  return want.exact() ? length == want.least : want.most > want.least && length <= want.most;
}

// --- of other sites

// The shortest circle through the site.
template <class World, class Type>
LUDENS_FN int shortest_ring(const Net<World, Type>& net, int site) {
  int best = 0;
  typename World::ScratchList length_of(net.w), to_do(net.w);
  auto &length = length_of.list, &todo = to_do.list;
  for (int way = 0; way < net.degree(site); ++way) {
    const int first = net.next(site, way);
    fill(length, net.size(), 0);
    fill(todo, 1, first);
    length[first] = 2;
    for (int i = 0; i < static_cast<int>(todo.size()); ++i) {
      const int at = todo[i];
      for (int n = 0; n < net.degree(at); ++n) {
        const int to = net.next(at, n);
        const int here = length[at];
        if (to == site && at != first && (best == 0 || here < best)) best = here;
        if (to == site || length[to] != 0) continue;
        length[to] = here + 1;
        todo.push_back(to);
      }
    }
  }
  return best;
}

template <class World, class Type>
LUDENS_FN bool closes_sites(const Net<World, Type>& net, int site, const Lengths& want, int ring) {
  if (want.exact() ? ring == want.least : ring > 2 && ring <= want.most) return true;
  if (ring <= want.most) return false;
  const int shortest = shortest_ring(net, site);
  return shortest > 2 && (want.exact() ? shortest == want.least : shortest <= want.most);
}

// How many sites follow one way from the first; -1 where the line branches.
template <class World, class Type>
LUDENS_FN int follow_line(const Net<World, Type>& net, int first, int at) {
  int before = first;
  for (int count = 1; count <= net.size(); ++count) {
    if (net.degree(at) > 2) return -1;
    int onward = -1;
    for (int n = 0; n < net.degree(at); ++n)
      if (const int to = net.next(at, n); onward < 0 && to != before && to != first) onward = to;
    if (onward < 0) return count;
    before = at;
    at = onward;
  }
  return -1;
}

template <class World, class Type>
LUDENS_FN bool is_line_of_sites(const Net<World, Type>& net, int site, const Lengths& want) {
  if (want.most > want.least) return true;
  if (net.degree(site) == 0 || net.degree(site) > 2) return false;
  int length = 1;
  for (int way = 0; way < net.degree(site); ++way) {
    const int part = follow_line(net, site, net.next(site, way));
    if (part < 0) return false;
    length += part;
  }
  return length == want.least;
}

template <class World, class Type>
LUDENS_FN bool is_path_of_sites(const Net<World, Type>& net, Type type, int site, const Lengths& want,
                                bool closed) {
  const bool alone = net.degree(site) == 0;
  if (alone) {
    const bool one =
        type == World::SiteType::Cell ? want.least == 1 && want.most == 1 : want.least == 1 || want.most == 1;
    if (closed || one) return !closed;
  }
  typename World::ScratchList around(net.w);
  const int places = ring_around(net, site, around.list);
  const int ring = around.list[alone ? 0 : net.next(site, 0)] ? places : 0;
  if (closed) return closes_sites(net, site, want, ring);
  if (ring != 0) return false;
  // Of cells, any line will do.
  return type == World::SiteType::Cell ? want.most > 0 : is_line_of_sites(net, site, want);
}

template <class World, class Closed, class Type>
LUDENS_FN bool is_path(const World& w, int site, int player, int least, int most, const Closed& closed,
                       Type type) {
  const Lengths want{least, most};
  const bool closes = closed && closed();
  if (!on_board(w, type, site) || !w.space(type).what) return false;
  const Net<World, Type> net(w, type, player);
  if (type != World::SiteType::Edge) return is_path_of_sites(net, type, site, want, closes);
  if (w.ends(site).size() < 2) return false;
  return closes ? closes_edges(net, site, want) : is_line_of_edges(net, site, want);
}

}  // namespace ludens::kernels
