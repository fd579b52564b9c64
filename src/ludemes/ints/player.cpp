// player.cpp - (player): the player being looked at.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_player(Lowering& l, const Use&) {
  return l.ir.reg(Reg::Player);
}

}  // namespace

constexpr Meaning player_meaning{.lower = lower_player};

extern const Ludeme player = {
    .rule = "iterator.player",
    .form = "(player)",
    .summary = "The number of the player being looked at, within (forEach Player)",
    .params = {},
    .example = "(player)",
    .meaning = &player_meaning,
};

}  // namespace ludens::ludemes::ints
