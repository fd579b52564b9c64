// point.h - points in space and the few questions of plane geometry that boards ask.
//
// A point also serves as a vector. Everything but `distance` and `coincident` looks at x and y alone.
// The tolerances decide which elements a board has, so they are part of the meaning of the operators.
#pragma once

#include <cmath>
#include <optional>
#include <span>

namespace ludens::geometry {

struct Point {
  double x = 0, y = 0, z = 0;
};

// Points closer than this are the same point.
inline constexpr double kTolerance = 0.001;

// Numbers closer than this are the same number.
inline constexpr double kEpsilon = 1e-7;

inline constexpr int kNone = -1;

inline constexpr double kPi = 3.14159265358979323846;

inline Point operator+(const Point& a, const Point& b) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
inline Point operator-(const Point& a, const Point& b) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
inline Point operator*(const Point& a, double k) {
  return {a.x * k, a.y * k, a.z * k};
}

inline double distance(const Point& a, const Point& b) {
  const double dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z;
  return std::sqrt(dx * dx + dy * dy + dz * dz);
}

inline double flat_distance(const Point& a, const Point& b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  return std::sqrt(dx * dx + dy * dy);
}

inline bool coincident(const Point& a, const Point& b, double tolerance = kTolerance) {
  return std::abs(b.x - a.x) + std::abs(b.y - a.y) + std::abs(b.z - a.z) < tolerance;
}

Point unit_vector(const Point& vector);  // the vector itself if it has no length
Point turned(const Point& vector, double radians);

// Numbers in a game's text have single precision. Boards are numbered by sorting on coordinates, so the
// rounding must happen where the reference does it.
inline double single(double value) {
  return static_cast<double>(static_cast<float>(value));
}

// Do the segments a-b and c-d meet, end points included? Parallel segments do not.
bool segments_meet(const Point& a, const Point& b, const Point& c, const Point& d);

// Where two segments cross away from their ends.
std::optional<Point> crossing_point(const Point& a, const Point& b, const Point& c, const Point& d);

// Does the point lie on the segment, away from its ends? In space.
bool touches_inside(const Point& at, const Point& a, const Point& b);

double signed_area(std::span<const Point> polygon);  // negative where the points run clockwise

// Is the point inside? The polygon may be concave.
bool inside(std::span<const Point> polygon, const Point& at);

}  // namespace ludens::geometry
