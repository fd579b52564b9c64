// directions.cpp - (directions): a set of directions.
#include "ir/ops/walks.h"
#include "ludemes/direction_lowering.h"

namespace ludens::ludemes::directions {

namespace {

NodeId lower_directions_absolute(Lowering& l, const Use& use) {
  geometry::DirectionMask mask = 0;
  const auto add = [&](std::string_view name) {
    if (const auto d = geometry::direction_named(name)) mask |= geometry::bit(*d);
  };
  if (use.has("direction")) add(use.word("direction"));
  for (const BoundId id : use.items("directions")) add(l.maker.word(id));
  return l.direction_mask(mask);
}

NodeId lower_directions_relative(Lowering& l, const Use& use) {
  std::vector<geometry::RelativeDirection> relatives;
  const auto add = [&](std::string_view name) {
    if (const auto r = geometry::relative_direction_named(name)) relatives.push_back(*r);
  };
  if (use.has("direction")) add(use.word("direction"));
  for (const BoundId id : use.items("directions")) add(l.maker.word(id));
  if (relatives.empty()) relatives.push_back(geometry::RelativeDirection::Forward);
  const geometry::Relation relation = relation_named(use.word("of"), geometry::Relation::Adjacent);
  if (use.flag("bySite")) {
    std::vector<std::int32_t> list;
    for (const auto relative : relatives) list.push_back(static_cast<int>(relative));
    return l.ir.node(Op::DirsBySite, {l.ir.reg(Reg::From)},
                     {l.space(l.direction_type), static_cast<int>(relation), l.ir.list(std::move(list))});
  }
  return relative_directions(l, relatives, l.direction_type, relation, use.id());
}

NodeId lower_directions_between(Lowering& l, const Use& use) {
  return l.ir.node(Op::DirsBetween, {l.integer(use, "from"), l.integer(use, "to")},
                   {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning directions_absolute_meaning{.lower = lower_directions_absolute};

extern const Ludeme directions_absolute = {
    .rule = "directions",
    .form = "(directions (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "One or more directions of the board, whatever way a piece faces",
    .params = {{"direction", "the direction or kind of directions"}, {"directions", "several directions"}},
    .example = "(directions {N E})",
    .meaning = &directions_absolute_meaning,
};

constexpr Meaning directions_relative_meaning{.lower = lower_directions_relative};

extern const Ludeme directions_relative = {
    .rule = "directions",
    .form =
        "(directions [<relativeDirection> | {<relativeDirection>}] [of:<relationType>] "
        "[bySite:<boolean>])",
    .summary = "One or more directions as seen by the piece, from the way it faces",
    .params = {{"direction", "the direction [Forward]"},
               {"directions", "several directions"},
               {"of", "which directions of the board count when turning [Adjacent]"},
               {"bySite", "whether only the directions that the site itself has count [False]"}},
    .example = "(directions {Forward FL FR} of:All)",
    .meaning = &directions_relative_meaning,
};

constexpr Meaning directions_between_meaning{.lower = lower_directions_between};

extern const Ludeme directions_between = {
    .rule = "directions",
    .form = "(directions <siteType> from:<int> to:<int>)",
    .summary = "The directions that lead from one site to another",
    .params = {{"siteType", "the type of site"}, {"from", "the first site"}, {"to", "the second site"}},
    .example = "(directions Cell from:(last From) to:(last To))",
    .meaning = &directions_between_meaning,
};

}  // namespace ludens::ludemes::directions
