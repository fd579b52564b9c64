// board_stage.h - is every board the same? Components, containers, sites, their places, labels, neighbours.
#pragma once

#include <string>
#include <vector>

#include "conform/reference.h"
#include "conform/stage.h"
#include "ir/equipment.h"

namespace ludens::conform {

// Compares the equipment that we make with the recorded one, up to one common scale and shift of the
// coordinates. A difference is told as our line and the recorded line.
Verdict judge_board(const Reference& reference, const std::string& game);

// The equipment as lines of a recording: components, containers, and with `topology` the board.
std::vector<std::string> record_equipment(const ir::Equipment& equipment, bool topology);

// The same lines as far as the recording has them, with coordinates in its scale: those within 0.001 of the
// recorded ones are written as recorded.
std::vector<std::string> equipment_in_scale(const ir::Equipment& equipment, const Recording& recording);

}  // namespace ludens::conform
