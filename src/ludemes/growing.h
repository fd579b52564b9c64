// growing.h - which games cannot be played on a board that grows (docs/boardless.md).
#pragma once

namespace ludens::ludemes {

class Lowering;

// Once everything is lowered. Sites change their numbers there, so nothing may keep one that is not known to.
void find_needs_of_growth(Lowering& l);

}  // namespace ludens::ludemes
