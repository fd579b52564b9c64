// growth.h - kernels of boards that grow (ir/ops/growth.h, runtime/growth.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// A move without a site, a consequence say, goes nowhere that would have to exist.
template <class World>
LUDENS_FN bool exists(const World& w, int site) {
  return site < 0 || (site < w.words * 64 && test_bit(w.view.grown, site));
}
template <class World>
LUDENS_FN void grown_sites(const World& w, SetWord* out, int which) {
  copy_words(out, w.view.grown + which * w.words, w.words);
}

}  // namespace ludens::kernels
