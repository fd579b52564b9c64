// dominoes.cpp - (dominoes): a whole set of dominoes.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void dominoes_item(const Use& use, GameEquipment& made) {
  const int up_to = use.whole("upTo", 6);
  if (up_to < 0 || up_to > 16) return use.fail_at("upTo", "L0334", "dominoes go up to 16 pips at most");
  for (int a = 0; a <= up_to; ++a)
    for (int b = a; b <= up_to; ++b)
      add_component(use, made, make_domino("Domino" + std::to_string(a) + std::to_string(b), a, b), "Shared",
                    kUnbound);
}

}  // namespace

constexpr Meaning dominoes_meaning{.order = ItemOrder::Dominoes, .item = dominoes_item};

extern const Ludeme dominoes = {
    .rule = "dominoes",
    .form = "(dominoes [upTo:<int>])",
    .summary = "Makes one domino for each pair of numbers from 0 to the largest",
    .params = {{"upTo", "the largest number [6]"}},
    .example = "(dominoes upTo:6)",
    .meaning = &dominoes_meaning,
};

}  // namespace ludens::ludemes::equipment
