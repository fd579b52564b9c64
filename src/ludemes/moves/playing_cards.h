// playing_cards.h - what (playCard) and (move PlayCard) share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

NodeId lower_playing_card(Lowering& l, const Use& use);

}  // namespace ludens::ludemes::moves
