// edge_crossings.h - which edges are crossed by others, for a graph that does not change meanwhile.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "geometry/graph.h"

namespace ludens::geometry {

// Of two edges that cross, only the later one counts as crossed: so the older lines of a board keep their
// faces when new lines are drawn over them.
class EdgeCrossings {
 public:
  explicit EdgeCrossings(const Graph& graph);

  // Is the edge between these two vertices crossed by an earlier one?
  bool crossed(int a, int b);

 private:
  enum class Answer : std::uint8_t { Unknown, No, Yes };

  std::int64_t slot(double value) const;
  bool crosses(int edge, int other) const;
  bool compute(int edge) const;

  const Graph& graph_;
  double cell_ = 1;
  std::unordered_map<std::int64_t, std::vector<int>> cells_;  // edges by the squares their boxes touch
  std::vector<int> long_edges_;                               // those that touch too many squares
  std::vector<Answer> answers_;
};

}  // namespace ludens::geometry
