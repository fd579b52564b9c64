// order.h - kernels of moves one after another (ir/ops/order.h).
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

// To be listed or looked for: as the position is once the effects are carried out, which a move that is
// chosen carries along (ir::Kind::preludes).
template <class World, class First, class Moves, class Else>
LUDENS_FN bool prelude(World& w, const First& first, const Moves& moves, const Else& otherwise, int filters) {
  const typename World::Undone undone(w);
  w.run_effects(first);
  const typename World::AfterPrelude after(w);
  return otherwise && !moves.any(filters) ? otherwise() : moves();
}

// One of the moves, with what follows it.
template <class World, class Moves>
LUDENS_FN void act_pick(World& w, const Moves& moves, int index) {
  w.pick_effect([&] { moves(); }, index);
}

}  // namespace ludens::kernels
