// play_stage.h - are the moves, states and results of the recorded trials ours, ply by ply?
#pragma once

#include "conform/stage.h"

namespace ludens::conform {

// Pass, the first difference, or "needs ..." where the game cannot be compiled yet.
Verdict judge_play(const Reference& reference, const std::string& game);

}  // namespace ludens::conform
