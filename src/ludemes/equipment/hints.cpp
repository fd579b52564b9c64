// hints.cpp - (hints): the clues of a deduction puzzle.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void hints_item(const Use& use, GameEquipment& made) {
  ir::Hints hints;
  hints.name = use.word("name");
  hints.type = use.pick("siteType", kSiteTypeNames, ir::SiteType::Cell);
  for (const BoundId id : use.items("hints")) {
    const Use hint(use.maker(), id);
    ir::Hint clue;
    clue.sites = hint.has("site") ? std::vector{hint.whole("site")} : hint.wholes("sites");
    clue.value = hint.whole("value");
    hints.hints.push_back(std::move(clue));
  }
  made.equipment.hints.push_back(std::move(hints));
}

}  // namespace

constexpr Meaning hints_meaning{.order = ItemOrder::Hints, .item = hints_item, .traits = kNoSitesTrait};

extern const Ludeme hints = {
    .rule = "hints",
    .form = "(hints [<string>] {<equipment.hint>} [<siteType>])",
    .summary = "Holds the clues of a deduction puzzle",
    .params = {{"name", "name of this set of clues [none]"},
               {"hints", "the clues"},
               {"siteType", "kind of site meant [Cell]"}},
    .example = "(hints {(hint {0 5 10 15} 3) (hint {1 2 3 4} 4)} Cell)",
    .meaning = &hints_meaning,
};

}  // namespace ludens::ludemes::equipment
