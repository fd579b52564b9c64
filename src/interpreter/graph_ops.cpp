// graph_ops.cpp - what graph the edges of a player make.
#include "ir/ops/graphs.h"

#include <algorithm>
#include <numeric>

#include "interpreter/machine.h"

namespace ludens::interpreter {

namespace {

constexpr auto kEdge = geometry::SiteType::Edge;
constexpr auto kVertex = geometry::SiteType::Vertex;

// Calls visit(edge's two vertices) for each edge that counts, until it returns true; false where a rule
// cannot speak of edges. Edges are told by the piece's number; nobody's are those of the last move's kind.
template <class Visit>
bool for_each_edge(Machine& m, int who, Visit visit) {
  const Space& s = m.space(static_cast<int>(kEdge));
  const int last = m.head().last_to;
  if (!s.what || last < 0) return false;
  const auto what = [&](int edge) { return edge < s.sites ? s.what[runtime::top_index(s, edge)] : 0; };
  if (who == 0) who = what(last) == 0 ? 1 : what(last);
  const auto& ends = m.prepared.board->incident(kEdge, kVertex);
  SetWord taken[kMaxWords];
  for (int w = 0; w < m.words; ++w) taken[w] = ~s.empty[w];
  const int edges = std::min(m.prepared.board->count(kEdge), s.sites);
  for_each_bit(taken, m.words, [&](int edge) {
    if (edge >= edges) return true;
    return what(edge) == who && ends[edge].size() >= 2 && visit(ends[edge][0], ends[edge][1]);
  });
  return true;
}

bool op_is_tree(Machine& m, const Code& c) {
  const int vertices = m.prepared.board->count(kVertex);
  const ScratchList roots(m);
  roots.list.resize(static_cast<size_t>(vertices));
  std::iota(roots.list.begin(), roots.list.end(), 0);
  int* const up = roots.list.data();
  const auto root = [&](int v) {
    while (up[v] != v) v = up[v] = up[up[v]];
    return v;
  };
  int edges = 0;
  bool circle = false;
  const bool known = for_each_edge(m, m.eval(c.args[0]), [&](int a, int b) {
    const int first = root(a);
    const int second = root(b);
    circle = first == second;
    up[first] = second;
    ++edges;
    return circle;
  });
  return known && !circle && (!c.imm[0] || edges == vertices - 1);
}

bool op_is_regular_graph(Machine& m, const Code& c) {
  const int vertices = m.prepared.board->count(kVertex);
  const ScratchList degrees(m);
  degrees.list.assign(static_cast<size_t>(vertices), 0);
  const bool known = for_each_edge(m, m.eval(c.args[0]), [&](int a, int b) {
    ++degrees.list[static_cast<size_t>(a)];
    ++degrees.list[static_cast<size_t>(b)];
    return false;
  });
  if (!known) return false;
  int degree = c.args[1] ? m.eval(c.args[1]) : 0;
  for (size_t v = 0; degree == 0 && v < degrees.list.size(); ++v) degree = degrees.list[v];
  for (const int d : degrees.list)
    if (d != degree) return false;
  if (c.args[2] && m.test(c.args[2])) return degree % 2 == 1;
  if (c.args[3] && m.test(c.args[3])) return degree % 2 == 0;
  return true;
}

}  // namespace

void add_graph_ops(OpTable& t);

void add_graph_ops(OpTable& t) {
  set_op(t, Op::IsTreeOfEdges, op_is_tree);
  set_op(t, Op::IsRegularGraph, op_is_regular_graph);
}

}  // namespace ludens::interpreter
