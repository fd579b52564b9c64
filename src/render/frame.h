// frame.h - from a board's own coordinates to those of its picture: y turned down, the median distance
// between neighbouring sites made 100, floors of a board in space side by side or one on the other.
#pragma once

#include <map>
#include <string>

#include "geometry/topology.h"
#include "render/scene.h"

namespace ludens::render {

inline constexpr double kUnit = 100;  // between neighbouring sites

class Frame {
 public:
  explicit Frame(const geometry::Topology& board);

  Xy place(const geometry::Point& at) const;
  bool is_flat(const geometry::Edge& edge) const;  // does not lead from floor to floor

  // As d of an SVG path.
  std::string edge_path(const geometry::Edge& edge) const;
  std::string face_path(const geometry::Face& face) const;

 private:
  std::string along(const geometry::Edge& edge, int from) const;
  const geometry::Point& vertex(int id) const;

  const geometry::Topology& board_;
  double scale_ = kUnit;
  bool apart_ = false;  // do floors lie side by side?
  geometry::Point low_{}, high_{};
  std::map<long, double> floors_;  // by height in hundredths: how far to the right it lies
};

// Two decimals at most, no trailing zeros.
std::string number(double value);
std::string at_text(const Xy& spot);  // "x,y"

double apart(const Xy& a, const Xy& b);

// For each point the distance to the one nearest to it; `lone` where there is none.
std::vector<double> nearest_distances(const std::vector<Xy>& points, double lone);

}  // namespace ludens::render
