// layers.h - boards with layers as seen from above (runtime/kernels/layers.h).
#pragma once

#include "interpreter/machine.h"
#include "runtime/kernels/layers.h"

namespace ludens::interpreter {

using kernels::Roof;
using kernels::roof_over;

inline bool is_covered(const Machine& m, geometry::SiteType type, int site) {
  return kernels::is_covered(m, site, type);
}

}  // namespace ludens::interpreter
