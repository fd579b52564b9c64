// dice.h - what lowering knows of a game's dice.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes {

enum class DiceAsked { First, All };  // the first set of dice, or all sets together

inline int dice_count(const Lowering& l, DiceAsked asked) {
  int count = 0;
  for (const ir::Container& container : l.equipment.containers) {
    if (container.kind != ir::ContainerKind::Dice) continue;
    count += container.sites;
    if (asked == DiceAsked::First) break;
  }
  return count;
}

}  // namespace ludens::ludemes
