// graph_remove.cpp - taking elements out of a graph and closing up the ids.
#include <algorithm>

#include "geometry/graph.h"

namespace ludens::geometry {
namespace {

// old id -> new id, or kNone for those that go.
std::vector<int> closed_up(const std::vector<bool>& doomed) {
  std::vector<int> ids(doomed.size(), kNone);
  int next = 0;
  for (std::size_t i = 0; i < doomed.size(); ++i)
    if (!doomed[i]) ids[i] = next++;
  return ids;
}

int mapped(const std::vector<int>& ids, int id) {
  return id == kNone ? kNone : ids[id];
}

void map_list(const std::vector<int>& ids, std::vector<int>& list) {
  for (int& id : list) id = ids[id];
  std::erase(list, kNone);
}

template <typename T>
void erase_marked(std::vector<T>& list, const std::vector<bool>& doomed) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < list.size(); ++i)
    if (!doomed[i]) {
      if (next != i) list[next] = std::move(list[i]);
      ++next;
    }
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(next), list.end());
}

}  // namespace

void Graph::remove(Selection doomed) {
  doomed.vertices.resize(vertices.size());
  doomed.edges.resize(edges.size());
  doomed.faces.resize(faces.size());
  for (std::size_t e = 0; e < edges.size(); ++e)
    if (doomed.vertices[edges[e].a] || doomed.vertices[edges[e].b]) doomed.edges[e] = true;
  for (std::size_t f = 0; f < faces.size(); ++f)
    for (std::size_t i = 0; i < faces[f].vertices.size(); ++i)
      if (doomed.vertices[faces[f].vertices[i]] || doomed.edges[faces[f].edges[i]]) doomed.faces[f] = true;

  const std::vector<int> new_vertex = closed_up(doomed.vertices);
  const std::vector<int> new_edge = closed_up(doomed.edges);
  const std::vector<int> new_face = closed_up(doomed.faces);
  erase_marked(vertices, doomed.vertices);
  erase_marked(edges, doomed.edges);
  erase_marked(faces, doomed.faces);
  for (Vertex& vertex : vertices) {
    vertex.pivot = mapped(new_vertex, vertex.pivot);
    map_list(new_edge, vertex.edges);
    map_list(new_face, vertex.faces);
  }
  for (Edge& edge : edges) {
    edge.a = new_vertex[edge.a];
    edge.b = new_vertex[edge.b];
    edge.left = mapped(new_face, edge.left);
    edge.right = mapped(new_face, edge.right);
  }
  for (Face& face : faces) {
    for (int& v : face.vertices) v = new_vertex[v];
    for (int& e : face.edges) e = new_edge[e];
  }
  index_.clear();
}

void Graph::remove_vertex(int id) {
  if (id < 0 || id >= static_cast<int>(vertices.size())) return;
  Selection doomed;
  doomed.vertices.resize(vertices.size());
  doomed.vertices[id] = true;
  remove(std::move(doomed));
}

void Graph::remove_edge(int id) {
  if (id < 0 || id >= static_cast<int>(edges.size())) return;
  Selection doomed;
  doomed.edges.resize(edges.size());
  doomed.edges[id] = true;
  remove(std::move(doomed));
}

void Graph::remove_face(int id, bool remove_orphans) {
  if (id < 0 || id >= static_cast<int>(faces.size())) return;
  Selection doomed;
  doomed.faces.resize(faces.size());
  doomed.faces[id] = true;
  if (remove_orphans) {
    doomed.edges.resize(edges.size());
    for (int e : faces[id].edges) {
      const Edge& edge = edges[e];
      const bool beside = edge.left == id || edge.right == id;
      const bool other = (edge.left != kNone && edge.left != id) || (edge.right != kNone && edge.right != id);
      if (beside && !other) doomed.edges[e] = true;
    }
  }
  remove(std::move(doomed));
}

void Graph::trim() {
  Selection doomed;
  doomed.edges.resize(edges.size());
  std::vector<std::size_t> degree;
  for (const Vertex& vertex : vertices) degree.push_back(vertex.edges.size());
  // From the last edge down, each removal counts at once: a tail numbered inwards is taken off whole.
  for (std::size_t e = edges.size(); e-- > 0;) {
    const Edge& edge = edges[e];
    if (degree[edge.a] != 1 && degree[edge.b] != 1) continue;
    doomed.edges[e] = true;
    --degree[edge.a];
    --degree[edge.b];
  }
  std::vector<bool> is_pivot(vertices.size());
  for (const Vertex& vertex : vertices)
    if (vertex.pivot != kNone) is_pivot[vertex.pivot] = true;
  doomed.vertices.resize(vertices.size());
  for (std::size_t v = 0; v < vertices.size(); ++v) doomed.vertices[v] = degree[v] == 0 && !is_pivot[v];
  remove(std::move(doomed));
}

}  // namespace ludens::geometry
