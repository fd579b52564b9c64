// passing.h - what (move Pass) and (pass) share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

NodeId lower_passing(Lowering& l, const Use& use);

}  // namespace ludens::ludemes::moves
