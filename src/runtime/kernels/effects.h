// effects.h - kernels of effects that are made of others (ir/ops/effects.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World, class Effects>
LUDENS_FN void do_(const World&, const Effects& all) {
  for (int i = 0; i < all.size(); ++i) all(i);
}
template <class World, class If, class Then, class Else>
LUDENS_FN void if_do(const World&, const If& condition, const Then& then, const Else& otherwise) {
  if (condition())
    then();
  else if (otherwise)
    otherwise();
}

}  // namespace ludens::kernels
