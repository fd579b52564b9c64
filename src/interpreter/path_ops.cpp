// path_ops.cpp - (is Path): whether a player's sites form one path.
#include <algorithm>
#include <queue>

#include "interpreter/machine.h"
#include "ir/ops/graphs.h"

namespace ludens::interpreter {

namespace {

using geometry::SiteType;

// The player's sites as a graph: edges join vertices, other sites their neighbours.
class Net {
 public:
  Net(Machine& m, SiteType type, int player)
      : board_(*m.prepared.board), space_(m.space(static_cast<int>(type))), type_(type), player_(player) {
    edges_ = type == SiteType::Edge;
    size_ = board_.count(edges_ ? SiteType::Vertex : type);
    next_.resize(static_cast<size_t>(size_));
    edges_ ? join_edges() : join_sites();
  }

  int size() const { return size_; }
  const std::vector<int>& next(int at) const { return next_[static_cast<size_t>(at)]; }
  bool owns(int site) const {
    return site < space_.sites && space_.who[runtime::top_index(space_, site)] == player_;
  }
  std::span<const int> ends(int edge) const {
    return board_.incident(SiteType::Edge, SiteType::Vertex)[edge];
  }
  int edge_count() const { return board_.count(SiteType::Edge); }

 private:
  void join_edges() {
    for (int edge = 0; edge < edge_count(); ++edge) {
      const auto both = ends(edge);
      if (both.size() < 2 || !owns(edge)) continue;
      next_[static_cast<size_t>(both[0])].push_back(both[1]);
      next_[static_cast<size_t>(both[1])].push_back(both[0]);
    }
  }
  void join_sites() {
    const auto& neighbours = board_.neighbours(type_, geometry::Relation::Adjacent);
    for (int site = 0; site < size_; ++site)
      for (const int to : neighbours[site])
        if (to != site && owns(to)) next_[static_cast<size_t>(site)].push_back(to);
  }

  const geometry::Topology& board_;
  const Space& space_;
  SiteType type_;
  int player_;
  bool edges_ = false;
  int size_ = 0;
  std::vector<std::vector<int>> next_;
};

// The places that lie on a circle with the first one, through however many others: depth first, keeping how
// far up each place leads back.
std::vector<bool> ring_around(const Net& net, int first) {
  const auto count = static_cast<size_t>(net.size());
  std::vector<int> depth(count, 0), low(count, 0), parent(count, -1), todo{first}, order;
  std::vector<size_t> tried(count, 0);
  depth[static_cast<size_t>(first)] = low[static_cast<size_t>(first)] = 1;
  std::vector<bool> open(count, false), ring(count, false);
  open[static_cast<size_t>(first)] = true;
  order.push_back(first);
  while (!todo.empty()) {
    const int at = todo.back();
    const auto i = static_cast<size_t>(at);
    if (tried[i] < net.next(at).size()) {
      const int to = net.next(at)[tried[i]++];
      const auto j = static_cast<size_t>(to);
      if (to == parent[i]) continue;
      if (depth[j] == 0) {
        depth[j] = low[j] = depth[i] + 1;
        parent[j] = at;
        open[j] = true;
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
        open[static_cast<size_t>(last)] = false;
        if (at == first) ring[static_cast<size_t>(last)] = true;
      }
    }
    if (parent[i] >= 0)
      low[static_cast<size_t>(parent[i])] = std::min(low[static_cast<size_t>(parent[i])], low[i]);
  }
  return ring;
}

// How many places a way has from one end of an edge to the other without that edge. Places of low numbers
// are tried first, so it need not be the shortest.
int way_around(const Net& net, int from, int to) {
  const auto count = static_cast<size_t>(net.size());
  std::vector<int> length(count, 0);
  std::vector<bool> done(count, false);
  std::priority_queue<int, std::vector<int>, std::greater<>> todo;
  todo.push(from);
  length[static_cast<size_t>(from)] = 1;
  while (!todo.empty()) {
    const int at = todo.top();
    todo.pop();
    if (at == to) break;
    if (done[static_cast<size_t>(at)]) continue;
    done[static_cast<size_t>(at)] = true;
    for (const int next : net.next(at)) {
      if ((at == from && next == to) || (at == to && next == from)) continue;
      int& best = length[static_cast<size_t>(next)];
      if (best != 0 && best <= length[static_cast<size_t>(at)] + 1) continue;
      best = length[static_cast<size_t>(at)] + 1;
      todo.push(next);
    }
  }
  return length[static_cast<size_t>(to)];
}

struct Lengths {
  int least, most;
};

bool closes_edges(const Net& net, int edge, const Lengths& want) {
  const auto ends = net.ends(edge);
  const std::vector<bool> ring = ring_around(net, ends[0]);
  const bool joined = ring[static_cast<size_t>(ends[1])];
  const int places = joined ? static_cast<int>(std::ranges::count(ring, true)) : 0;
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
  const int around = way_around(net, ends[0], ends[1]);
  return (want.least == want.most && around == want.least) || (want.most > 2 && around <= want.most);
}

// All that hangs together with the edge is one open line.
bool is_line_of_edges(const Net& net, int edge, const Lengths& want) {
  const auto ends = net.ends(edge);
  if (ring_around(net, ends[0])[static_cast<size_t>(ends[1])]) return false;
  std::vector<bool> seen(static_cast<size_t>(net.size()), false);
  std::vector<int> todo{ends[0], ends[1]};
  seen[static_cast<size_t>(ends[0])] = seen[static_cast<size_t>(ends[1])] = true;
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
        seen[static_cast<size_t>(to)] = true;
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
  for (const int first : net.next(site)) {
    std::vector<int> length(static_cast<size_t>(net.size()), 0);
    std::vector<int> todo{first};
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
  const auto& ways = net.next(site);
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
  const auto& ways = net.next(site);
  if (ways.empty()) {
    const bool one =
        type == SiteType::Cell ? want.least == 1 && want.most == 1 : want.least == 1 || want.most == 1;
    if (closed || one) return !closed;
  }
  const std::vector<bool> around = ring_around(net, site);
  const int second = ways.empty() ? 0 : ways[0];
  const int ring =
      around[static_cast<size_t>(second)] ? static_cast<int>(std::ranges::count(around, true)) : 0;
  if (closed) return closes_sites(net, site, want, ring);
  if (ring != 0) return false;
  // Of cells, any line will do.
  return type == SiteType::Cell ? want.most > 0 : is_line_of_sites(net, site, want);
}

bool op_is_path(Machine& m, const Code& c) {
  const auto type = static_cast<SiteType>(c.imm[0]);
  const int site = m.eval(c.args[0]);
  const int player = m.eval(c.args[1]);
  const Lengths want{m.eval(c.args[2]), m.eval(c.args[3])};
  const bool closed = c.args[4] && m.test(c.args[4]);
  if (site < 0 || site >= m.prepared.board->count(type) || !m.space(c.imm[0]).what) return false;
  const Net net(m, type, player);
  if (type != SiteType::Edge) return is_path_of_sites(net, type, site, want, closed);
  if (net.ends(site).size() < 2) return false;
  return closed ? closes_edges(net, site, want) : is_line_of_edges(net, site, want);
}

}  // namespace

void add_path_ops(OpTable& t);

void add_path_ops(OpTable& t) {
  set_op(t, Op::IsPath, op_is_path);
}

}  // namespace ludens::interpreter
