// board_check.h - what a game says about its board, hands and stacks that cannot come about.
//
// (coord "Z99"), (sites Row 12) or the direction NE bind whatever the board is, and play as nothing: no site,
// no row, no step. That is rarely meant, but it is no error, because a shared define or an option may well
// offer more than this board has. So these are warnings; names of pieces and regions are looked at earlier
// (names_check.h).
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// Asked once the game has been lowered: whether there are stacks is known then.
Diagnostics check_board(Lowering& lowering);

}  // namespace ludens::ludemes
