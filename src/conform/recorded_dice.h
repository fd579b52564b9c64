// recorded_dice.h - what a recorded move of a game of chance says about dice.
#pragma once

#include <string>
#include <vector>

namespace ludens::conform {

// The faces thrown, by their indices, in the order of the throws.
std::vector<int> faces_thrown(const std::string& move);

// The sites of the dice that the move uses up.
std::vector<int> dice_used(const std::string& move);

}  // namespace ludens::conform
