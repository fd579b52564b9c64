// emits.h - kernels that emit moves, one or one for each site of a set (ir/ops/moves.h, lifted_sites.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World, class E>
LUDENS_FN bool emit(const World&, const E& e, int from, int to) {
  return e(from, to);
}
template <class World, class E>
LUDENS_FN bool emit_set(const World&, const SetWord* sites, const E& e) {
  return e.each(sites);
}
template <class World, class E>
LUDENS_FN bool emit_to(const World&, const SetWord* sites, const E& e, int from) {
  return e.from(from, sites);
}

}  // namespace ludens::kernels
