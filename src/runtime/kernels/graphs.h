// graphs.h - kernels of what graph the edges of a player make (ir/ops/graphs.h); paths are in paths.h.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// --- the edges

// Calls visit(edge's two vertices) for each edge that counts, until it returns true; false where a rule
// cannot speak of edges. Edges are told by the piece's number; nobody's are those of the last move's kind.
template <class World, class Visit>
LUDENS_FN bool for_each_edge(const World& w, int player, Visit visit) {
  const auto& s = w.space(World::SiteType::Edge);
  const int last = w.head().last_to;
  if (!s.what || last < 0) return false;
  const auto what = [&](int edge) { return edge < s.sites ? top_what(s, edge) : 0; };
  if (player == 0) player = what(last) == 0 ? 1 : what(last);
  typename World::Set taken;
  for (int i = 0; i < w.words; ++i) taken[i] = ~s.empty[i];
  for_each_bit(taken, w.words, [&](int edge) {
    if (edge >= s.sites || !on_board(w, World::SiteType::Edge, edge)) return true;
    if (what(edge) != player) return false;
    const Ints ends = w.ends(edge);
    return ends.size() >= 2 && visit(ends[0], ends[1]);
  });
  return true;
}

// The two ends of each of a player's edges, one pair after the other. False where a rule cannot speak of
// edges.
template <class World, class List>
LUDENS_FN bool gather_ends(const World& w, int player, List& out) {
  return for_each_edge(w, player, [&](int a, int b) {
    out.push_back(a);
    out.push_back(b);
    return false;
  });
}

// Edges count by their owner here; everybody's are all that are taken.
template <class World, class List>
LUDENS_FN void gather_ends_of_owner(const World& w, int player, List& out) {
  const auto& s = w.space(World::SiteType::Edge);
  if (!s.what || !s.who) return;
  for (int edge = 0; edge < s.sites && on_board(w, World::SiteType::Edge, edge); ++edge) {
    const bool counts = player == everybody(w) ? top_what(s, edge) != 0 : top_who(s, edge) == player;
    const Ints ends = w.ends(edge);
    if (!counts || ends.size() < 2) continue;
    out.push_back(ends[0]);
    out.push_back(ends[1]);
  }
}

// --- trees

template <class List>
LUDENS_FN int root_of(List& up, int vertex) {
  while (up[vertex] != vertex) vertex = up[vertex] = up[up[vertex]];
  return vertex;
}

template <class World, class List>
LUDENS_FN bool has_circle(const World& w, const List& ends) {
  typename World::ScratchList roots(w);
  auto& up = roots.list;
  for (int vertex = 0; vertex < w.board_sites(World::SiteType::Vertex); ++vertex) up.push_back(vertex);
  for (int i = 0; i + 1 < static_cast<int>(ends.size()); i += 2) {
    const int a = root_of(up, ends[i]), b = root_of(up, ends[i + 1]);
    if (a == b) return true;
    up[a] = b;
  }
  return false;
}

template <class World>
LUDENS_FN bool is_tree(const World& w, int player, bool spanning) {
  typename World::ScratchList ends(w);
  if (!gather_ends(w, player, ends.list)) return false;
  const int edges = static_cast<int>(ends.list.size()) / 2;
  return (!spanning || edges == w.board_sites(World::SiteType::Vertex) - 1) && !has_circle(w, ends.list);
}

// --- special trees

template <class List, class Visit>
LUDENS_FN void for_each_end_at(const List& ends, int vertex, Visit visit) {
  for (int i = 0; i + 1 < static_cast<int>(ends.size()); i += 2) {
    if (ends[i] == vertex) visit(ends[i + 1]);
    if (ends[i + 1] == vertex) visit(ends[i]);
  }
}

template <class List>
LUDENS_FN int degree_of(const List& ends, int vertex) {
  int degree = 0;
  for (const int end : ends) degree += end == vertex;
  return degree;
}

// No vertex has three neighbours that are not leaves.
template <class World>
LUDENS_FN bool is_caterpillar(const World& w, int player) {
  typename World::ScratchList gathered(w);
  const auto& ends = gathered.list;
  gather_ends(w, player, gathered.list);
  for (int vertex = 0; vertex < w.board_sites(World::SiteType::Vertex); ++vertex) {
    int inner = 0;
    for_each_end_at(ends, vertex, [&](int next) { inner += degree_of(ends, next) > 1; });
    if (inner > 2) return false;
  }
  return true;
}

// The tree around one vertex, in the order in which it is found, with the place in the list of where each
// vertex was found from.
template <class List>
LUDENS_FN void grow_tree(const List& ends, int first, List& order, List& parents) {
  order.clear();
  parents.clear();
  order.push_back(first);
  parents.push_back(-1);
  for (int at = 0; at < static_cast<int>(order.size()); ++at) {
    const int from = order[at];
    for_each_end_at(ends, from, [&](int next) {
      if (has(order, next)) return;
      order.push_back(next);
      parents.push_back(at);
    });
  }
}

// From the lowest vertex of the tree, on towards whatever holds more than half of it.
template <class List>
LUDENS_FN int centre_of(const List& order, const List& parents, List& sizes) {
  const int count = static_cast<int>(order.size());
  sizes.clear();
  for (int i = 0; i < count; ++i) sizes.push_back(1);
  for (int i = count; i-- > 1;) sizes[parents[i]] += sizes[i];
  int centre = 0;
  for (int i = 1; i < count; ++i)
    if (parents[i] == centre && sizes[i] > count / 2) centre = i;
  return order[centre];
}

// How many vertices a walk sees that always goes on to the lowest one that is new.
template <class List>
LUDENS_FN int walk_length(const List& ends, int from, List& seen) {
  seen.clear();
  while (from >= 0) {
    seen.push_back(from);
    int lowest = -1;
    for_each_end_at(ends, from, [&](int next) {
      if ((lowest < 0 || next < lowest) && !has(seen, next)) lowest = next;
    });
    from = lowest;
  }
  return static_cast<int>(seen.size());
}

template <class World>
LUDENS_FN bool is_tree_centre(const World& w, int player) {
  const int last = w.head().last_to;
  if (!on_board(w, World::SiteType::Vertex, last)) return false;
  typename World::ScratchList gathered(w), first(w), second(w), third(w);
  auto& ends = gathered.list;
  gather_ends_of_owner(w, player, ends);
  if (has_circle(w, ends)) return false;
  if (degree_of(ends, last) == 0) return last == 0;
  grow_tree(ends, last, first.list, second.list);
  int lowest = last;
  for (const int vertex : first.list) lowest = vertex < lowest ? vertex : lowest;
  grow_tree(ends, lowest, first.list, second.list);
  const int centre = centre_of(first.list, second.list, third.list);
  if (last == centre || (degree_of(ends, last) == 1 && degree_of(ends, centre) == 1)) return true;
  bool joined = false;
  for_each_end_at(ends, last, [&](int next) { joined = joined || next == centre; });
  return joined && walk_length(ends, last, first.list) == walk_length(ends, centre, first.list);
}

// --- degrees

template <class World, class Odd, class Even>
LUDENS_FN bool is_regular_graph(const World& w, int player, Maybe wanted, const Odd& odd, const Even& even) {
  typename World::ScratchList degrees(w);
  for (int vertex = 0; vertex < w.board_sites(World::SiteType::Vertex); ++vertex) degrees.list.push_back(0);
  const bool known = for_each_edge(w, player, [&](int a, int b) {
    ++degrees.list[a];
    ++degrees.list[b];
    return false;
  });
  if (!known) return false;
  int degree = wanted.value_or(0);
  for (const int d : degrees.list)
    if (degree == 0) degree = d;
  for (const int d : degrees.list)
    if (d != degree) return false;
  if (odd && odd()) return degree % 2 == 1;
  if (even && even()) return degree % 2 == 0;
  return true;
}

}  // namespace ludens::kernels
