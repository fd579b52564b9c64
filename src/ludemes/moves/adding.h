// adding.h - what (move Add) and (add) share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

NodeId lower_adding(Lowering& l, const Use& use);

}  // namespace ludens::ludemes::moves
