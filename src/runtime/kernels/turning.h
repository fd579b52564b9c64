// turning.h - a piece that turns while its steps are followed from site to site (newRotation:).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// For as long as it lives the piece faces wherever it is turned; then as before.
template <class World>
class Turning {
 public:
  LUDENS_FN Turning(const World& w, std::uint8_t* rotation)
      : fresh_(w), rotation_(rotation), before_(*rotation) {}
  LUDENS_FN ~Turning() { *rotation_ = before_; }
  Turning(const Turning&) = delete;

  LUDENS_FN int rotation() const { return *rotation_; }
  LUDENS_FN void turn(int rotation) {
    *rotation_ = static_cast<std::uint8_t>(rotation < 0 ? 0 : rotation > 255 ? 255 : rotation);
    fresh_.renew();
  }

 private:
  typename World::FreshMemo fresh_;
  std::uint8_t* rotation_;
  std::uint8_t before_;
};

}  // namespace ludens::kernels
