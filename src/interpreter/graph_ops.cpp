// graph_ops.cpp - what graph the edges of a player make.
#include "ir/ops/graphs.h"

#include <algorithm>
#include <numeric>

#include "interpreter/op_call.h"

namespace ludens::interpreter {

namespace {

constexpr auto kEdge = SiteType::Edge;
constexpr auto kVertex = SiteType::Vertex;

// Calls visit(edge's two vertices) for each edge that counts, until it returns true; false where a rule
// cannot speak of edges. Edges are told by the piece's number; nobody's are those of the last move's kind.
template <class Visit>
bool for_each_edge(Machine& m, int player, Visit visit) {
  const Space& s = m.space(kEdge);
  const int last = m.head().last_to;
  if (!s.what || last < 0) return false;
  const auto what = [&](int edge) { return edge < s.sites ? s.what[runtime::top_index(s, edge)] : 0; };
  if (player == 0) player = what(last) == 0 ? 1 : what(last);
  const auto& ends = m.prepared.board->incident(kEdge, kVertex);
  SetWord taken[kMaxWords];
  for (int w = 0; w < m.words; ++w) taken[w] = ~s.empty[w];
  const int edges = std::min(m.prepared.board->count(kEdge), s.sites);
  for_each_bit(taken, m.words, [&](int edge) {
    if (edge >= edges) return true;
    return what(edge) == player && ends[edge].size() >= 2 && visit(ends[edge][0], ends[edge][1]);
  });
  return true;
}

// The two ends of each of a player's edges, one pair after the other.
using Ends = std::vector<int>;

// False where a rule cannot speak of edges.
bool gather_ends(Machine& m, int player, Ends& out) {
  return for_each_edge(m, player, [&](int a, int b) {
    out.push_back(a);
    out.push_back(b);
    return false;
  });
}

bool has_circle(const Ends& ends, int vertices, std::vector<int>& roots) {
  roots.resize(static_cast<size_t>(vertices));
  std::iota(roots.begin(), roots.end(), 0);
  int* const up = roots.data();
  const auto root = [&](int v) {
    while (up[v] != v) v = up[v] = up[up[v]];
    return v;
  };
  for (size_t i = 0; i + 1 < ends.size(); i += 2) {
    const int a = root(ends[i]), b = root(ends[i + 1]);
    if (a == b) return true;
    up[a] = b;
  }
  return false;
}

bool op_is_tree(Machine& m, int player, bool spanning) {
  const ScratchList ends(m), roots(m);
  if (!gather_ends(m, player, ends.list)) return false;
  const int vertices = m.prepared.board->count(kVertex);
  const int edges = static_cast<int>(ends.list.size() / 2);
  return (!spanning || edges == vertices - 1) && !has_circle(ends.list, vertices, roots.list);
}

// --- special trees

template <class Visit>
void for_each_end_at(const Ends& ends, int vertex, Visit visit) {
  for (size_t i = 0; i + 1 < ends.size(); i += 2) {
    if (ends[i] == vertex) visit(ends[i + 1]);
    if (ends[i + 1] == vertex) visit(ends[i]);
  }
}

int degree_of(const Ends& ends, int vertex) {
  return static_cast<int>(std::ranges::count(ends, vertex));
}

// Whether a spanning tree is one path once its leaves are taken off: no vertex has three neighbours that are
// not leaves.
bool is_caterpillar(const Ends& ends, int vertices) {
  for (int v = 0; v < vertices; ++v) {
    int inner = 0;
    for_each_end_at(ends, v, [&](int w) { inner += degree_of(ends, w) > 1; });
    if (inner > 2) return false;
  }
  return true;
}

bool op_is_caterpillar(Machine& m, int player) {
  const ScratchList ends(m);
  gather_ends(m, player, ends.list);
  return is_caterpillar(ends.list, m.prepared.board->count(kVertex));
}

// The tree around one vertex, in the order in which it is found, with the place in the list of where each
// vertex was found from. False where there is a circle.
bool grow_tree(const Ends& ends, int first, std::vector<int>& order, std::vector<int>& parents) {
  order.assign(1, first);
  parents.assign(1, -1);
  bool tree = true;
  for (size_t at = 0; at < order.size() && tree; ++at) {
    const int parent = parents[at] < 0 ? -1 : order[static_cast<size_t>(parents[at])];
    bool back = false;  // the way to the parent has been seen
    for_each_end_at(ends, order[at], [&](int w) {
      if (w == parent && !back) {
        back = true;
      } else if (std::ranges::find(order, w) != order.end()) {
        tree = false;
      } else {
        order.push_back(w);
        parents.push_back(static_cast<int>(at));
      }
    });
  }
  return tree;
}

// From the lowest vertex of the tree, on towards whatever holds more than half of it.
int centre_of(const std::vector<int>& order, const std::vector<int>& parents, std::vector<int>& sizes) {
  sizes.assign(order.size(), 1);
  for (size_t i = order.size(); i-- > 1;) sizes[static_cast<size_t>(parents[i])] += sizes[i];
  size_t centre = 0;
  const int half = static_cast<int>(order.size()) / 2;
  for (size_t i = 1; i < order.size(); ++i)
    if (static_cast<size_t>(parents[i]) == centre && sizes[i] > half) centre = i;
  return order[centre];
}

// How many vertices a walk sees that always goes on to the lowest one that is new.
int walk_length(const Ends& ends, int from, std::vector<int>& seen) {
  seen.clear();
  while (from >= 0) {
    seen.push_back(from);
    int next = -1;
    for_each_end_at(ends, from, [&](int w) {
      if (std::ranges::find(seen, w) == seen.end() && (next < 0 || w < next)) next = w;
    });
    from = next;
  }
  return static_cast<int>(seen.size());
}

// Edges count by their owner here; everybody's are all that are taken.
void ends_of_owner(Machine& m, int player, Ends& out) {
  const Space& s = m.space(kEdge);
  if (!s.what || !s.who) return;
  const auto& ends = m.prepared.board->incident(kEdge, kVertex);
  const int edges = std::min(m.prepared.board->count(kEdge), s.sites);
  for (int edge = 0; edge < edges; ++edge) {
    const int top = runtime::top_index(s, edge);
    const bool counts = player == m.layout.players + 1 ? s.what[top] != 0 : s.who[top] == player;
    if (!counts || ends[edge].size() < 2) continue;
    out.push_back(ends[edge][0]);
    out.push_back(ends[edge][1]);
  }
}

bool op_is_tree_centre(Machine& m, int player) {
  const int last = m.head().last_to;
  const int vertices = m.prepared.board->count(kVertex);
  if (last < 0 || last >= vertices) return false;
  const ScratchList gathered(m), first(m), second(m), third(m);
  const Ends& ends = gathered.list;
  ends_of_owner(m, player, gathered.list);
  if (has_circle(ends, vertices, first.list)) return false;
  if (degree_of(ends, last) == 0) return last == 0;
  grow_tree(ends, last, first.list, second.list);
  grow_tree(ends, *std::ranges::min_element(first.list), first.list, second.list);
  const int centre = centre_of(first.list, second.list, third.list);
  if (last == centre || (degree_of(ends, last) == 1 && degree_of(ends, centre) == 1)) return true;
  bool joined = false;
  for_each_end_at(ends, last, [&](int w) { joined = joined || w == centre; });
  return joined && walk_length(ends, last, first.list) == walk_length(ends, centre, first.list);
}

bool op_is_regular_graph(Machine& m, int player, std::optional<int> wanted, Lazy<Type::Bool> odd,
                         Lazy<Type::Bool> even) {
  const int vertices = m.prepared.board->count(kVertex);
  const ScratchList degrees(m);
  degrees.list.assign(static_cast<size_t>(vertices), 0);
  const bool known = for_each_edge(m, player, [&](int a, int b) {
    ++degrees.list[static_cast<size_t>(a)];
    ++degrees.list[static_cast<size_t>(b)];
    return false;
  });
  if (!known) return false;
  int degree = wanted.value_or(0);
  for (size_t v = 0; degree == 0 && v < degrees.list.size(); ++v) degree = degrees.list[v];
  for (const int d : degrees.list)
    if (d != degree) return false;
  if (odd && m.test(odd)) return degree % 2 == 1;
  if (even && m.test(even)) return degree % 2 == 0;
  return true;
}

}  // namespace

void add_graph_ops(OpTable& t);

void add_graph_ops(OpTable& t) {
  set_op<Op::IsTreeOfEdges, op_is_tree>(t);
  set_op<Op::IsCaterpillar, op_is_caterpillar>(t);
  set_op<Op::IsTreeCentre, op_is_tree_centre>(t);
  set_op<Op::IsRegularGraph, op_is_regular_graph>(t);
}

}  // namespace ludens::interpreter
