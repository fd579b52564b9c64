// figure_ops.cpp - figures that pieces make: walks, pyramids, what lies on what, angles.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "interpreter/kernel_call.h"
#include "ir/ops/conditions.h"
#include "runtime/kernels/figures.h"

namespace ludens::interpreter {

namespace {

bool is_such_angle(ir::AngleKind kind, double degrees) {
  switch (kind) {
    case ir::AngleKind::Acute:
      return degrees < 90;
    case ir::AngleKind::Right:
      return degrees == 90;
    case ir::AngleKind::Obtuse:
      return degrees > 90;
    default:
      return degrees > 180;
  }
}

class AngleTable : public kernels::Angles {
 public:
  AngleTable(std::span<const geometry::Point> places, int words, ir::AngleKind kind)
      : sets_(places.size() * static_cast<size_t>(words)) {
    const size_t sites = std::min(places.size(), static_cast<size_t>(words) * 64);
    for (size_t a = 0; a < sites; ++a)
      for (size_t b = a + 1; b < sites; ++b) {
        const geometry::Point &p = places[a], &q = places[b];
        const double degrees = std::abs(std::atan2(q.x - p.x, p.y - q.y) * 180.0 / std::numbers::pi);
        if (is_such_angle(kind, degrees))
          set_bit(sets_.data() + a * static_cast<size_t>(words), static_cast<int>(b));
      }
    sets = sets_.data();
  }

 private:
  std::vector<SetWord> sets_;
};

std::shared_ptr<const kernels::Angles> prepare_angles(const Prepared& game, const Code& c) {
  return std::make_shared<AngleTable>(game.board->at(attribute<Op::IsAngle, "type">(c)), game.words,
                                      static_cast<ir::AngleKind>(attribute<Op::IsAngle, "kind">(c)));
}

}  // namespace

void add_figure_ops(OpTable& t);

void add_figure_ops(OpTable& t) {
  set_kernel<Op::IsFigure, LUDENS_KERNEL(is_figure)>(t);
  set_kernel<Op::HoldPieces, LUDENS_KERNEL(hold_pieces)>(t);
  set_kernel<Op::IsFlat, LUDENS_KERNEL(is_flat)>(t);
  set_kernel<Op::IsFree, LUDENS_KERNEL(is_free)>(t);
  set_kernel<Op::HasPyramid, LUDENS_KERNEL(has_pyramid)>(t);
  set_kernel<Op::IsAngle, LUDENS_KERNEL(is_angle), prepare_angles>(t);
}

}  // namespace ludens::interpreter
