// graph_order.cpp - the numbering of a graph's elements, and what they are said to belong to.
#include <algorithm>
#include <numeric>

#include "geometry/graph.h"

namespace ludens::geometry {
namespace {

// Old ids in their new order: upwards, and within a row to the right.
template <typename T>
std::vector<int> by_rows(const std::vector<T>& elements) {
  std::vector<double> score;
  for (const T& element : elements) score.push_back(element.at.y * 100 + element.at.x);
  std::vector<int> order(elements.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int l, int r) { return score[l] < score[r]; });
  return order;
}

template <typename T>
void permute(std::vector<T>& elements, std::span<const int> order) {
  std::vector<T> sorted;
  sorted.reserve(elements.size());
  for (int old : order) sorted.push_back(std::move(elements[old]));
  elements = std::move(sorted);
}

}  // namespace

void Graph::reorder() {
  reorder(SiteType::Vertex);
  reorder(SiteType::Edge);
  reorder(SiteType::Cell);
}

void Graph::reorder(SiteType type) {
  switch (type) {
    case SiteType::Vertex:
      return renumber(type, by_rows(vertices));
    case SiteType::Edge:
      return renumber(type, by_rows(edges));
    case SiteType::Cell:
      return renumber(type, by_rows(faces));
  }
}

void Graph::renumber(SiteType type, std::span<const int> order) {
  std::vector<int> new_id(order.size(), kNone);
  for (std::size_t i = 0; i < order.size(); ++i) new_id[order[i]] = static_cast<int>(i);
  auto rename = [&](int& id) {
    if (id != kNone) id = new_id[id];
  };
  auto rename_all = [&](std::vector<int>& ids) {
    for (int& id : ids) rename(id);
  };
  switch (type) {
    case SiteType::Vertex:
      permute(vertices, order);
      for (Vertex& vertex : vertices) rename(vertex.pivot);
      for (Edge& edge : edges) {
        rename(edge.a);
        rename(edge.b);
      }
      for (Face& face : faces) rename_all(face.vertices);
      index_.clear();
      break;
    case SiteType::Edge:
      permute(edges, order);
      for (Vertex& vertex : vertices) rename_all(vertex.edges);
      for (Face& face : faces) rename_all(face.edges);
      break;
    case SiteType::Cell:
      permute(faces, order);
      for (Vertex& vertex : vertices) rename_all(vertex.faces);
      for (Edge& edge : edges) {
        rename(edge.left);
        rename(edge.right);
      }
      break;
  }
}

void Graph::set_basis_and_shape(Basis new_basis, Shape new_shape) {
  basis = new_basis;
  shape = new_shape;
}

bool Graph::is_regular() const {
  switch (basis) {
    case Basis::Square:
    case Basis::Triangular:
    case Basis::Hexagonal:
    case Basis::Concentric:
    case Basis::Spiral:
    case Basis::Dual:
      return true;
    default:
      return false;
  }
}

}  // namespace ludens::geometry
