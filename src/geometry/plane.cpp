// The method and the numbers of the angle are those of FDLIBM (e_atan2.c, s_atan.c):
//   Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//   Developed at SunSoft, a Sun Microsystems, Inc. business. Permission to use, copy, modify, and distribute
//   this software is freely granted, provided that this notice is preserved.
#include "geometry/plane.h"

#include <cmath>

namespace ludens::geometry {
namespace {

constexpr double kPiHigh = 3.1415926535897931160e+00;
constexpr double kPiLow = 1.2246467991473531772e-16;  // what is missing in kPiHigh

// Beyond this ratio (2^60) the smaller side does not matter.
constexpr double kHuge = 1152921504606846976.0;

// The arc tangent of t plus or minus the series around 0, which holds up to 7/16.
double series(double t) {
  constexpr double k[] = {
      3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
      -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
      6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
      -3.65315727442169155270e-02, 1.62858201153657823623e-02};
  const double z = t * t, w = z * z;
  const double odd = z * (k[0] + w * (k[2] + w * (k[4] + w * (k[6] + w * (k[8] + w * k[10])))));
  const double even = w * (k[1] + w * (k[3] + w * (k[5] + w * (k[7] + w * k[9]))));
  return t * (odd + even);
}

// The arc tangent of a ratio that is not negative: the series around the nearest of five anchors.
double arc_tangent(double r) {
  struct Anchor {
    double high, low;  // the arc tangent of the anchor in two parts
  };
  auto around = [](const Anchor& anchor, double t) { return anchor.high - ((series(t) - anchor.low) - t); };
  if (r < 1.862645149230957e-09) return r;
  if (r < 0.4375) return r - series(r);
  if (r < 0.6875)
    return around({4.63647609000806093515e-01, 2.26987774529616870924e-17}, (2.0 * r - 1.0) / (2.0 + r));
  if (r < 1.1875)
    return around({7.85398163397448278999e-01, 3.06161699786838301793e-17}, (r - 1.0) / (r + 1.0));
  if (r < 2.4375)
    return around({9.82793723247329054082e-01, 1.39033110312309984516e-17}, (r - 1.5) / (1.0 + 1.5 * r));
  return around({1.57079632679489655800e+00, 6.12323399573676603587e-17}, -1.0 / r);
}

}  // namespace

double vector_angle(double y, double x) {
  const bool down = std::signbit(y), left = std::signbit(x);
  if (y == 0) return left ? (down ? -kPiHigh : kPiHigh) : y;
  if (x == 0) return down ? -kPiHigh / 2 : kPiHigh / 2;
  const double ratio = std::abs(y / x);
  double z;
  if (ratio >= kHuge)
    z = kPiHigh / 2 + 0.5 * kPiLow;
  else if (left && ratio < 1 / kHuge)
    z = 0;
  else
    z = arc_tangent(ratio);
  if (left) return down ? (z - kPiLow) - kPiHigh : kPiHigh - (z - kPiLow);
  return down ? -z : z;
}

double distance_to_line(const Point& at, const Point& a, const Point& b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  if (std::abs(dx) + std::abs(dy) < kEpsilon) return flat_distance(at, a);
  const double area = (at.y - a.y) * dx - (at.x - a.x) * dy;
  return std::sqrt(area * area / (dx * dx + dy * dy));
}

}  // namespace ludens::geometry
