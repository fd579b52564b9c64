// acts.cuh - kernels of effects.
#pragma once

#include "device_world.h"
#include "runtime/kernels/acts.h"

__device__ void turn_acts(const ludens::DeviceWorld& w, int player) {
  ludens::kernels::act_set_next(w, player);
  ludens::kernels::act_move_again(w);
  ludens::kernels::act_swap_players(w, player, 1);
  ludens::kernels::act_pass(w);
}
