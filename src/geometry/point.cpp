#include "geometry/point.h"

namespace ludens::geometry {
namespace {

// Where two lines meet, as fractions of the way along a-b and c-d.
struct Meeting {
  double along_ab, along_cd;
};

std::optional<Meeting> meeting(const Point& a, const Point& b, const Point& c, const Point& d) {
  const Point ab = b - a, cd = d - c, ac = c - a;
  const double determinant = cd.x * ab.y - cd.y * ab.x;
  if (std::abs(determinant) < kEpsilon) return std::nullopt;
  const double inverse = 1.0 / determinant;
  return Meeting{(cd.x * ac.y - cd.y * ac.x) * inverse, (ab.x * ac.y - ab.y * ac.x) * inverse};
}

double distance_to_segment(const Point& at, const Point& a, const Point& b) {
  const Point along = b - a, back = a - at;
  const double length = along.x * along.x + along.y * along.y + along.z * along.z;
  if (length < kEpsilon) return distance(at, a);
  const double t = -(back.x * along.x + back.y * along.y + back.z * along.z) / length;
  if (t <= 0) return distance(at, a);
  if (t >= 1) return distance(at, b);
  return distance(at, a + along * t);
}

}  // namespace

Point unit_vector(const Point& vector) {
  const double length = distance({}, vector);
  if (length < kEpsilon) return vector;
  return {vector.x / length, vector.y / length, vector.z / length};
}

Point turned(const Point& v, double radians) {
  const double c = std::cos(radians), s = std::sin(radians);
  return {v.x * c - v.y * s, v.y * c + v.x * s, v.z};
}

bool segments_meet(const Point& a, const Point& b, const Point& c, const Point& d) {
  const auto m = meeting(a, b, c, d);
  auto on_segment = [](double t) { return t >= -kEpsilon && t <= 1 + kEpsilon; };
  return m && on_segment(m->along_ab) && on_segment(m->along_cd);
}

std::optional<Point> crossing_point(const Point& a, const Point& b, const Point& c, const Point& d) {
  constexpr double kMargin = 0.01;
  const auto m = meeting(a, b, c, d);
  auto within = [](double t) { return t > kMargin && t < 1 - kMargin; };
  if (!m || !within(m->along_ab) || !within(m->along_cd)) return std::nullopt;
  return Point{a.x + m->along_ab * (b.x - a.x), a.y + m->along_ab * (b.y - a.y), 0};
}

bool touches_inside(const Point& at, const Point& a, const Point& b) {
  return !(distance(at, a) < kTolerance) && !(distance(at, b) < kTolerance) &&
         !(distance_to_segment(at, a, b) > kTolerance);
}

double signed_area(std::span<const Point> polygon) {
  double area = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point& p = polygon[i];
    const Point& q = polygon[(i + 1) % polygon.size()];
    area += p.x * q.y - q.x * p.y;
  }
  return area / 2;
}

bool inside(std::span<const Point> polygon, const Point& at) {
  bool odd = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point& p = polygon[i];
    const Point& q = polygon[i == 0 ? polygon.size() - 1 : i - 1];
    const bool spans = (p.y < at.y && q.y >= at.y) || (q.y < at.y && p.y >= at.y);
    if (spans && (p.x <= at.x || q.x <= at.x) && p.x + (at.y - p.y) / (q.y - p.y) * (q.x - p.x) < at.x)
      odd = !odd;
  }
  return odd;
}

}  // namespace ludens::geometry
