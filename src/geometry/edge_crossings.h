// edge_crossings.h - which edges are crossed by others, for a graph that does not change meanwhile.
#pragma once

#include <cstdint>
#include <map>
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

  // Has so much been compared that answers are no longer computed? Boards that people play on do not come
  // near the limit.
  bool exhausted() const { return work_ > kMaxWork; }

 private:
  enum class Answer : std::uint8_t { Unknown, No, Yes };

  // Edges of about one length, by the squares of that length that they touch: at most four each.
  struct Level {
    double size = 1;
    std::vector<int> edges;
    std::unordered_map<std::int64_t, std::vector<int>> squares;
  };

  bool crosses(int edge, int other) const;
  bool crossed_by_any(int edge, const std::vector<int>& others);
  bool crossed_on(int edge, const Level& level);

  static constexpr std::int64_t kMaxWork = 10'000'000;

  const Graph& graph_;
  std::map<int, Level> levels_;
  std::vector<Answer> answers_;
  std::int64_t work_ = 0;
};

}  // namespace ludens::geometry
