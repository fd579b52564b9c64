// play_stage.h - are the moves, states and results of the recorded trials ours, ply by ply?
#pragma once

#include "conform/stage.h"

namespace ludens::conform {

// Pass, the first difference, or "needs ..." where the game cannot be compiled yet.
Verdict judge_play(const Reference& reference, const std::string& game);
// The same with native code; it differs where that cannot be had.
Verdict judge_native_play(const Reference& reference, const std::string& game);

// Writes what we compute for the recorded moves to folder/<game>.ref, in the format of the recordings: board
// and trials. Where we cannot go on (no such move, a ludeme without meaning) the trial ends with a line
// "cut <why>". Returns why nothing could be written, or nothing.
//
// Not ours, but taken over: the coordinates of sites within 0.001 of the recorded ones after scaling, the
// actions behind a move of a game of chance (they are what we replay), and where a trial was cut short.
std::string write_play(const Reference& reference, const std::string& game,
                       const std::filesystem::path& folder);

}  // namespace ludens::conform
