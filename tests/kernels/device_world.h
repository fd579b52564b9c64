// device_world.h - a world as emitted code for a GPU has it: fixed sizes, fields in memory of its own.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens {

enum class TestSite : int { Cell, Edge, Vertex };

struct DeviceWorld {
  static constexpr int words = 2;
  runtime::View view;

  LUDENS_FN int players() const { return 2; }
  LUDENS_FN const runtime::Head& head() const { return *view.head; }
  LUDENS_FN const runtime::Space& space(TestSite type) const { return view.space[static_cast<int>(type)]; }
  LUDENS_FN TestSite type_at(TestSite type, int) const { return type; }
};

}  // namespace ludens
