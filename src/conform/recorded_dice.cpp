#include "conform/recorded_dice.h"

#include <cstdlib>
#include <string_view>

namespace ludens::conform {

namespace {

// The numbers behind `field` in every action that begins with `mark`.
std::vector<int> numbers(const std::string& move, std::string_view mark, std::string_view field) {
  std::vector<int> out;
  for (size_t at = move.find(mark); at != std::string::npos; at = move.find(mark, at + 1)) {
    const size_t number = move.find(field, at);
    if (number != std::string::npos) out.push_back(std::atoi(move.c_str() + number + field.size()));
  }
  return out;
}

}  // namespace

std::vector<int> faces_thrown(const std::string& move) {
  return numbers(move, "[SetStateAndUpdateDice:", "state=");
}

std::vector<int> dice_used(const std::string& move) {
  return numbers(move, "[UseDie:", "site=");
}

}  // namespace ludens::conform
