// is_target.cpp - (is Target): whether the pieces stand as they should.
#include "ir/ops/conditions.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_target(Lowering& l, const Use& use) {
  const SiteType type = l.default_type();
  std::vector<std::int32_t> pieces;
  for (const int piece : use.wholes("pieces")) pieces.push_back(piece);
  std::vector<std::int32_t> sites;
  if (use.has("site")) sites.push_back(use.whole("site"));
  for (const int site : use.wholes("sites")) sites.push_back(site);
  if (sites.empty()) {
    for (const int site : board_sites(l, type)) sites.push_back(site);
    if (l.equipment.board.count(SiteType::Cell) != static_cast<int>(pieces.size()) && !l.program.uses.stacks)
      return l.ir.boolean(false);
  }
  return l.ir.node(Op::HoldPieces, {},
                   {l.ir.list(std::move(sites)), l.ir.list(std::move(pieces)), l.space(type)});
}

}  // namespace

constexpr Meaning is_target_meaning{.lower = lower_is_target};

extern const Ludeme is_target = {
    .rule = "booleans.is.is",
    .form = "(is Target [<int> | <string>] {<int>} [<int> | {<int>}])",
    .summary = "Whether the sites of a container hold exactly the listed pieces",
    .params = {{"container", "the container, by number [0, the board]"},
               {"name", "the container, by name [the board]"},
               {"pieces", "the index of the piece for each site, 0 for none"},
               {"site", "the only site to compare"},
               {"sites", "the sites to compare [all, in order]"}},
    .example = "(is Target {2 2 1 1} {0 1 2 3})",
    .meaning = &is_target_meaning,
};

}  // namespace ludens::ludemes::booleans
