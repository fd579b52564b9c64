// rings.h - what (is Loop) and (sites Loop) share: which ring of pieces is meant.
#pragma once

#include <vector>

#include "ludemes/lowering.h"

namespace ludens::ludemes {

// Operands of Op::IsRing and Op::RingSites.
std::vector<NodeId> ring_operands(Lowering& l, const Use& use, SiteType type);

// Where paths begin: the site or the sites that the ludeme names; else all that the last move came to.
NodeId path_starts(Lowering& l, const Use& use);

}  // namespace ludens::ludemes
