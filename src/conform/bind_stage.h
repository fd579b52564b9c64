// bind_stage.h - the first stage: every game is read, and reads as the reference reads it.
#pragma once

#include "conform/stage.h"

namespace ludens::conform {

// Passes where the game's file binds, the reference's expanded file binds, and both give the same tree. A
// game without an expanded file need only bind; its verdict says so.
Verdict judge_binding(const Reference& reference, const std::string& game);

}  // namespace ludens::conform
