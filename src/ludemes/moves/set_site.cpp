// set_site.cpp - (set Count), (set State), (set Value) of a site.
#include "ir/ops/site_values.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// A state or value below 0 is no move at all.
NodeId lower_set_site(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const std::string_view property = use.word("property");
  const NodeId value = l.integer(use, "value");
  const auto field = property == "Count"   ? ir::Field::Count
                     : property == "State" ? ir::Field::State
                                           : ir::Field::Value;
  const NodeId action = l.ir.node(Op::ActSetSite, {l.integer(use, "at"), value, l.level(use, "level")},
                                  {l.space(type), static_cast<int>(field)});
  const NodeId emit = emit_effect(l, use, action);
  if (field == ir::Field::Count) return emit;
  return l.ir.node(Op::IfMoves, {l.ir.node(Op::Le, {l.ir.constant(0), value}), emit});
}

std::uint32_t traits_of_set_site(const Use& use) {
  return use.word("property") == "State" ? kStatesTrait : kNoTrait;
}

}  // namespace

constexpr Meaning set_site_meaning{
    .lower = lower_set_site, .traits = kSeeksSitesTrait, .traits_of = traits_of_set_site};

extern const Ludeme set_site = {
    .rule = "effect.set.set",
    .form = "(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])",
    .summary = "Sets the count, the local state or the value of what stands on a site",
    .params = {{"property", "what is set"},
               {"siteType", "kind of site meant [the board's own]"},
               {"at", "the site"},
               {"level", "the level of the stack [its top]"},
               {"value", "what it becomes"},
               {"then", "what follows once it is done"}},
    .example = "(set State at:(last To) 1)",
    .meaning = &set_site_meaning,
};

}  // namespace ludens::ludemes::moves
