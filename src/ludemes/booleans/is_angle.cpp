// is_angle.cpp - (is Acute), (is Right), ...: the angle between two sites seen from a site.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_angle(Lowering& l, const Use& use) {
  constexpr Named<int> kKinds[] = {{"Acute", 0}, {"Right", 1}, {"Obtuse", 2}, {"Reflex", 3}};
  return l.ir.node(Op::IsAngle,
                   {l.integer(use, "at"), l.boolean(use, "conditionA"), l.boolean(use, "conditionB")},
                   {l.space(l.site_type(use)), use.pick("isAngleType", kKinds, 0)});
}

}  // namespace

constexpr Meaning is_angle_meaning{.lower = lower_is_angle};

extern const Ludeme is_angle = {
    .rule = "booleans.is.is",
    .form = "(is <isAngleType> [<siteType>] at:<int> <boolean> <boolean>)",
    .summary = "Whether two sites that meet conditions form an angle of the given kind at a site",
    .params = {{"isAngleType", "the kind of angle"},
               {"siteType", "the type of site [the board's default]"},
               {"at", "the site of the angle"},
               {"conditionA", "what one of the sites, given as (site), must meet"},
               {"conditionB", "what the other, given as (site), must meet"}},
    .example = "(is Acute at:(last To) (= (who at:(site)) (next)) (= (who at:(site)) (next)))",
    .meaning = &is_angle_meaning,
};

}  // namespace ludens::ludemes::booleans
