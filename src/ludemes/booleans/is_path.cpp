// is_path.cpp - (is Path): whether pieces form a path of some length.
#include "ir/ops/graphs.h"
#include "ludemes/lowering.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_path(Lowering& l, const Use& use) {
  const SiteType type = use.pick("siteType", kSiteTypeNames, l.default_type());
  if (!l.program.uses.site_type[l.space(type)] && type != l.default_type()) return l.ir.boolean(false);
  const NodeId site = use.has("from") ? l.integer(use, "from") : l.ir.node(Op::LastTo);
  const Range length = lower_range(l, use.arg("length"));
  return l.ir.node(
      Op::IsPath,
      {site, l.player(use, "player", "role"), length.least, length.most, l.boolean(use, "closed")},
      {l.space(type)});
}

}  // namespace

constexpr Meaning is_path_meaning{.lower = lower_is_path};

extern const Ludeme is_path = {
    .rule = "booleans.is.is",
    .form =
        "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> "
        "[closed:<boolean>])",
    .summary =
        "Whether a player's pieces form a path of a length within a range, open or closed, from a site",
    .params = {{"siteType", "the type of site"},
               {"from", "a site of the path [(last To)]"},
               {"player", "the owner of the pieces, by number"},
               {"role", "the owner of the pieces, by role"},
               {"length", "the lengths that count"},
               {"closed", "whether the path must end where it began [False]"}},
    .example = "(is Path Edge Mover length:(exact 4) closed:True)",
    .meaning = &is_path_meaning,
};

}  // namespace ludens::ludemes::booleans
