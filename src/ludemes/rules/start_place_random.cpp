// start_place_random.cpp - (place Random): chance decides where pieces stand, or in what order.
#include "ir/ops/outcomes.h"
#include "ludemes/rules/placing.h"
#include "ludemes/traits.h"

namespace ludens::ludemes::rules {

namespace {

int pieces_named(Lowering& l, const Use& use, std::span<const std::string_view> names) {
  std::vector<std::int32_t> pieces;
  for (const std::string_view name : names) pieces.push_back(l.ir.value(named_piece(l, use, name)));
  l.program.stochastic = true;
  return l.ir.list(std::move(pieces));
}

// A stack of these, so many of each.
NodeId shuffled(Lowering& l, const Use& use, std::span<const std::string_view> names,
                std::span<const NodeId> counts) {
  std::vector<NodeId> operands{l.integer(use, "site"), l.integer(use, "state"), l.integer(use, "value")};
  for (size_t i = 0; i < names.size(); ++i)
    operands.push_back(i < counts.size() ? counts[i] : l.ir.constant(1));
  const std::int32_t attributes[] = {l.space(l.site_type(use)), pieces_named(l, use, names)};
  return l.ir.node(Op::ActShuffle, operands, attributes);
}

NodeId lower_random_counts(Lowering& l, const Use& use) {
  std::vector<std::string_view> names;
  std::vector<NodeId> counts;
  for (const BoundId id : use.items("pieces")) {
    names.push_back(l.use(id).word("piece"));
    counts.push_back(l.integer(l.use(id), "number"));
  }
  std::vector<NodeId> operands{l.integer(use, "site"), ir::kNothing, ir::kNothing};
  operands.insert(operands.end(), counts.begin(), counts.end());
  const std::int32_t attributes[] = {l.space(l.site_type(use)), pieces_named(l, use, names)};
  return l.ir.node(Op::ActShuffle, operands, attributes);
}

NodeId lower_random_stack(Lowering& l, const Use& use) {
  std::vector<std::string_view> names;
  for (const BoundId id : use.items("pieces")) names.push_back(l.maker.word(id));
  std::vector<NodeId> counts;
  for (const BoundId id : use.items("count")) counts.push_back(l.integer(id));
  return shuffled(l, use, names, counts);
}

NodeId lower_random_sites(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  std::vector<std::string_view> names;
  for (const BoundId id : use.items("pieces")) names.push_back(l.maker.word(id));
  NodeId sites = l.region(use, "sites");
  if (sites == ir::kNothing) {
    std::vector<int> all;
    for (int i = 0; i < l.equipment.board.count(type); ++i) all.push_back(i);
    sites = l.ir.set_of(all);
  }
  const NodeId count = use.has("count") ? l.integer(use, "count") : l.ir.constant(1);
  return l.ir.node(Op::ActScatter, {sites, count, l.integer(use, "state"), l.integer(use, "value")},
                   {l.space(type), pieces_named(l, use, names), use.flag("shuffle") ? 1 : 0});
}

constexpr Meaning place_random_counts_meaning{.lower = lower_random_counts,
                                              .traits = kStacksTrait | kSeeksSitesTrait};
constexpr Meaning place_random_stack_meaning{
    .lower = lower_random_stack, .traits = kStacksTrait | kSeeksSitesTrait, .traits_of = traits_of_state};
constexpr Meaning place_random_sites_meaning{
    .lower = lower_random_sites, .traits = kSeeksSitesTrait, .traits_of = traits_of_state};

}  // namespace

extern const Ludeme start_place_random_counts = {
    .rule = "place",
    .form = "(place Random {<math.count>} <int> [<siteType>])",
    .summary = "Puts a stack of the given pieces in random order on a site",
    .params = {{"pieces", "the pieces and how many of each"},
               {"site", "where the stack stands"},
               {"siteType", "kind of site meant [the board's own]"}},
    .example = "(place Random {(count \"Disc1\" 8) (count \"Disc2\" 2)} (handSite 1))",
    .meaning = &place_random_counts_meaning,
};

extern const Ludeme start_place_random_stack = {
    .rule = "place",
    .form = "(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> [<siteType>])",
    .summary = "Puts a stack of the named pieces in random order on a site",
    .params = {{"pieces", "names of the pieces"},
               {"count", "how many of each [1]"},
               {"state", "local state [0]"},
               {"value", "value of the pieces [0]"},
               {"site", "where the stack stands"},
               {"siteType", "kind of site meant [the board's own]"}},
    .example = "(place Random {\"Disc1\" \"Disc2\"} count:{8 2} 0)",
    .meaning = &place_random_stack_meaning,
};

extern const Ludeme start_place_random_sites = {
    .rule = "place",
    .form =
        "(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] [<siteType>] "
        "[<booleanConstant>])",
    .summary = "Puts pieces on random empty sites",
    .params = {{"sites", "where they may stand [the board]"},
               {"pieces", "names of the pieces"},
               {"count", "how many of each [1]"},
               {"state", "local state [0]"},
               {"value", "value of the pieces [0]"},
               {"siteType", "kind of site meant [the board's own]"},
               {"shuffle", "whether the pieces too are taken in random order [False]"}},
    .example = "(place Random (sites Board) {\"Disc1\"} count:5)",
    .meaning = &place_random_sites_meaning,
};

}  // namespace ludens::ludemes::rules
