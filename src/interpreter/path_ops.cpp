// path_ops.cpp - (is Path): whether a player's sites form one path.
#include <algorithm>
#include <functional>

#include "interpreter/op_call.h"
#include "ir/ops/graphs.h"

namespace ludens::interpreter {

namespace {

// The player's sites as a graph: edges join vertices, other sites their neighbours.
class Net {
 public:
  Net(Machine& m, SiteType type, int player)
      : machine(m), board_(*m.prepared.board), space_(m.space(type)), player_(player), first_(m), to_(m) {
    const bool edges = type == SiteType::Edge;
    size_ = board_.count(edges ? SiteType::Vertex : type);
    first_.list.assign(static_cast<size_t>(size_) + 1, 0);
    edges ? join_edges() : join_sites(type);
  }

  Machine& machine;
  int size() const { return size_; }
  std::span<const int> next(int at) const {
    const auto i = static_cast<size_t>(at);
    return std::span<const int>(to_.list).subspan(static_cast<size_t>(first_.list[i]),
                                                  static_cast<size_t>(first_.list[i + 1] - first_.list[i]));
  }
  bool owns(int site) const {
    return site < space_.sites && space_.who[runtime::top_index(space_, site)] == player_;
  }
  std::span<const int> ends(int edge) const {
    return board_.incident(SiteType::Edge, SiteType::Vertex)[edge];
  }
  int edge_count() const { return board_.count(SiteType::Edge); }

 private:
  // Calls visit(one end, other end) for each of the player's edges, both ways.
  template <class Visit>
  void for_each_joint(Visit visit) const {
    for (int edge = 0; edge < edge_count(); ++edge) {
      const auto both = ends(edge);
      if (both.size() < 2 || !owns(edge)) continue;
      visit(static_cast<size_t>(both[0]), both[1]);
      visit(static_cast<size_t>(both[1]), both[0]);
    }
  }
  void join_edges() {
    std::vector<int>& first = first_.list;
    for_each_joint([&](size_t from, int) { ++first[from + 1]; });
    for (size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
    to_.list.assign(static_cast<size_t>(first.back()), 0);
    const ScratchList at(machine);
    at.list.assign(first.begin(), first.end());
    for_each_joint([&](size_t from, int to) { to_.list[static_cast<size_t>(at.list[from]++)] = to; });
  }
  void join_sites(SiteType type) {
    const auto& neighbours = board_.neighbours(type, geometry::Relation::Adjacent);
    for (int site = 0; site < size_; ++site) {
      for (const int to : neighbours[site])
        if (to != site && owns(to)) to_.list.push_back(to);
      first_.list[static_cast<size_t>(site) + 1] = static_cast<int>(to_.list.size());
    }
  }

  const geometry::Topology& board_;
  const Space& space_;
  int player_;
  int size_ = 0;
  ScratchList first_, to_;  // of each place: where the places next to it begin; those places
};

// The places that lie on a circle with the first one, through however many others: depth first, keeping how
// far up each place leads back.
void ring_around(const Net& net, int first, std::vector<int>& ring) {
  const auto count = static_cast<size_t>(net.size());
  const ScratchList depth_of(net.machine), low_of(net.machine), parent_of(net.machine), open_now(net.machine);
  const ScratchList tried_of(net.machine), to_do(net.machine), in_order(net.machine);
  std::vector<int>&depth = depth_of.list, &low = low_of.list, &parent = parent_of.list, &open = open_now.list;
  std::vector<int>&tried = tried_of.list, &todo = to_do.list, &order = in_order.list;
  for (std::vector<int>* list : {&depth, &low, &open, &tried, &ring}) list->assign(count, 0);
  parent.assign(count, -1);
  depth[static_cast<size_t>(first)] = low[static_cast<size_t>(first)] = 1;
  open[static_cast<size_t>(first)] = 1;
  todo.push_back(first);
  order.push_back(first);
  while (!todo.empty()) {
    const int at = todo.back();
    const auto i = static_cast<size_t>(at);
    if (tried[i] < static_cast<int>(net.next(at).size())) {
      const int to = net.next(at)[static_cast<size_t>(tried[i]++)];
      const auto j = static_cast<size_t>(to);
      if (to == parent[i]) continue;
      if (depth[j] == 0) {
        depth[j] = low[j] = depth[i] + 1;
        parent[j] = at;
        open[j] = 1;
        order.push_back(to);
        todo.push_back(to);
      } else if (open[j]) {
        low[i] = std::min(low[i], depth[j]);
      }
      continue;
    }
    todo.pop_back();
    if (low[i] == depth[i]) {
      // All since this one make a ring of their own.
      for (int last = -1; last != at;) {
        last = order.back();
        order.pop_back();
        open[static_cast<size_t>(last)] = 0;
        if (at == first) ring[static_cast<size_t>(last)] = 1;
      }
    }
    if (parent[i] >= 0)
      low[static_cast<size_t>(parent[i])] = std::min(low[static_cast<size_t>(parent[i])], low[i]);
  }
}

// How many places a way has from one end of an edge to the other without that edge. Places of low numbers
// are tried first, so it need not be the shortest.
int way_around(const Net& net, int from, int to) {
  const auto count = static_cast<size_t>(net.size());
  const ScratchList length_of(net.machine), done_with(net.machine), to_do(net.machine);
  std::vector<int>&length = length_of.list, &done = done_with.list, &todo = to_do.list;  // todo is a heap
  length.assign(count, 0);
  done.assign(count, 0);
  todo.push_back(from);
  length[static_cast<size_t>(from)] = 1;
  while (!todo.empty()) {
    std::ranges::pop_heap(todo, std::greater<>());
    const int at = todo.back();
    todo.pop_back();
    if (at == to) break;
    if (done[static_cast<size_t>(at)]) continue;
    done[static_cast<size_t>(at)] = 1;
    for (const int next : net.next(at)) {
      if ((at == from && next == to) || (at == to && next == from)) continue;
      int& best = length[static_cast<size_t>(next)];
      if (best != 0 && best <= length[static_cast<size_t>(at)] + 1) continue;
      best = length[static_cast<size_t>(at)] + 1;
      todo.push_back(next);
      std::ranges::push_heap(todo, std::greater<>());
    }
  }
  return length[static_cast<size_t>(to)];
}

struct Lengths {
  int least, most;
};

bool closes_edges(const Net& net, int edge, const Lengths& want) {
  const auto ends = net.ends(edge);
  const ScratchList around(net.machine);
  std::vector<int>& ring = around.list;
  ring_around(net, ends[0], ring);
  const bool joined = ring[static_cast<size_t>(ends[1])];
  const int places = joined ? static_cast<int>(std::ranges::count(ring, 1)) : 0;
  int edges = 0;
  for (int e = 0; joined && e < net.edge_count(); ++e)
    if (const auto both = net.ends(e); both.size() >= 2 && net.owns(e))
      edges += ring[static_cast<size_t>(both[0])] && ring[static_cast<size_t>(both[1])];
  const bool simple = places == edges;
  if (want.least == want.most) {
    if (simple && places == want.least) return true;
  } else if (simple && places > 2 && places <= want.most) {
    return true;
  }
  if (edges <= places) return false;
  const int places_around = way_around(net, ends[0], ends[1]);
  return (want.least == want.most && places_around == want.least) ||
         (want.most > 2 && places_around <= want.most);
}

// All that hangs together with the edge is one open line.
bool is_line_of_edges(const Net& net, int edge, const Lengths& want) {
  const auto ends = net.ends(edge);
  const ScratchList around(net.machine), seen_so_far(net.machine), to_do(net.machine);
  ring_around(net, ends[0], around.list);
  if (around.list[static_cast<size_t>(ends[1])]) return false;
  std::vector<int>&seen = seen_so_far.list, &todo = to_do.list;
  seen.assign(static_cast<size_t>(net.size()), 0);
  todo = {ends[0], ends[1]};
  seen[static_cast<size_t>(ends[0])] = seen[static_cast<size_t>(ends[1])] = 1;
  int places = 0;
  size_t meetings = 0;
  while (!todo.empty()) {
    const int at = todo.back();
    todo.pop_back();
    ++places;
    meetings += net.next(at).size();
    if (net.next(at).size() > 2) return false;
    for (const int to : net.next(at))
      if (!seen[static_cast<size_t>(to)]) {
        seen[static_cast<size_t>(to)] = 1;
        todo.push_back(to);
      }
  }
  const int length = places - 1;
  if (static_cast<int>(meetings) != 2 * length) return false;  // it runs in a circle somewhere
  return want.least == want.most ? length == want.least : want.most > want.least && length <= want.most;
}

// The shortest circle through the site.
int shortest_ring(const Net& net, int site) {
  int best = 0;
  const ScratchList length_of(net.machine), to_do(net.machine);
  std::vector<int>&length = length_of.list, &todo = to_do.list;
  for (const int first : net.next(site)) {
    length.assign(static_cast<size_t>(net.size()), 0);
    todo.assign(1, first);
    length[static_cast<size_t>(first)] = 2;
    for (size_t i = 0; i < todo.size(); ++i) {
      const int at = todo[i];
      for (const int to : net.next(at)) {
        const int here = length[static_cast<size_t>(at)];
        if (to == site && at != first && (best == 0 || here < best)) best = here;
        if (to == site || length[static_cast<size_t>(to)] != 0) continue;
        length[static_cast<size_t>(to)] = here + 1;
        todo.push_back(to);
      }
    }
  }
  return best;
}

bool closes_sites(const Net& net, int site, const Lengths& want, int ring) {
  const bool exact = want.least == want.most;
  if (exact ? ring == want.least : ring > 2 && ring <= want.most) return true;
  if (ring <= want.most) return false;
  const int shortest = shortest_ring(net, site);
  return shortest > 2 && (exact ? shortest == want.least : shortest <= want.most);
}

// How many sites follow one way from the first; -1 where the line branches.
int follow(const Net& net, int first, int at) {
  int before = first;
  for (int count = 1; count <= net.size(); ++count) {
    if (net.next(at).size() > 2) return -1;
    int onward = -1;
    for (const int to : net.next(at))
      if (onward < 0 && to != before && to != first) onward = to;
    if (onward < 0) return count;
    before = at;
    at = onward;
  }
  return -1;
}

bool is_line_of_sites(const Net& net, int site, const Lengths& want) {
  if (want.most > want.least) return true;
  const auto ways = net.next(site);
  if (ways.empty() || ways.size() > 2) return false;
  int length = 1;
  for (const int way : ways) {
    const int part = follow(net, site, way);
    if (part < 0) return false;
    length += part;
  }
  return length == want.least;
}

bool is_path_of_sites(const Net& net, SiteType type, int site, const Lengths& want, bool closed) {
  const auto ways = net.next(site);
  if (ways.empty()) {
    const bool one =
        type == SiteType::Cell ? want.least == 1 && want.most == 1 : want.least == 1 || want.most == 1;
    if (closed || one) return !closed;
  }
  const ScratchList ring_of(net.machine);
  std::vector<int>& around = ring_of.list;
  ring_around(net, site, around);
  const int second = ways.empty() ? 0 : ways[0];
  const int ring = around[static_cast<size_t>(second)] ? static_cast<int>(std::ranges::count(around, 1)) : 0;
  if (closed) return closes_sites(net, site, want, ring);
  if (ring != 0) return false;
  // Of cells, any line will do.
  return type == SiteType::Cell ? want.most > 0 : is_line_of_sites(net, site, want);
}

bool op_is_path(Machine& m, int site, int player, int least, int most, Lazy<Type::Bool> closed,
                SiteType type) {
  const Lengths want{least, most};
  const bool closes = closed && m.test(closed);
  if (site < 0 || site >= m.prepared.board->count(type) || !m.space(type).what) return false;
  const Net net(m, type, player);
  if (type != SiteType::Edge) return is_path_of_sites(net, type, site, want, closes);
  if (net.ends(site).size() < 2) return false;
  return closes ? closes_edges(net, site, want) : is_line_of_edges(net, site, want);
}

}  // namespace

void add_path_ops(OpTable& t);

void add_path_ops(OpTable& t) {
  set_op<Op::IsPath, op_is_path>(t);
}

}  // namespace ludens::interpreter
