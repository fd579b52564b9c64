// direction_lowering.cpp - directions of the language as masks of absolute ones, or as tables by facing.
#include "ludemes/direction_lowering.h"

#include <algorithm>

#include "ir/accessors.h"
#include "ir/ops/walks.h"

namespace ludens::ludemes {

using geometry::Direction;

namespace {

constexpr Named<geometry::Relation> kRelationNames[] = {{"Orthogonal", geometry::Relation::Orthogonal},
                                                        {"Diagonal", geometry::Relation::Diagonal},
                                                        {"OffDiagonal", geometry::Relation::OffDiagonal},
                                                        {"Adjacent", geometry::Relation::Adjacent},
                                                        {"All", geometry::Relation::All}};

geometry::DirectionMask resolved(std::span<const geometry::RelativeDirection> relatives, int facing,
                                 geometry::DirectionMask supported) {
  const auto faces = facing >= geometry::kSpecificDirections ? Direction::N : static_cast<Direction>(facing);
  geometry::DirectionMask mask = 0;
  for (const auto relative : relatives)
    for (const Direction d : geometry::resolve(relative, faces, supported)) mask |= geometry::bit(d);
  return mask;
}

}  // namespace

geometry::Relation relation_named(std::string_view name, geometry::Relation otherwise) {
  for (const auto& row : kRelationNames)
    if (row.name == name) return row.value;
  return otherwise;
}

namespace {

// The directions of the last move, or back from where it ended.
NodeId directions_of_last(Lowering& l, geometry::RelativeDirection relative, SiteType type,
                          geometry::Relation relation) {
  return l.ir.node(Op::DirsOfLast, {},
                   {l.space(type), static_cast<int>(relation),
                    relative == geometry::RelativeDirection::OppositeDirection});
}

bool is_of_last(geometry::RelativeDirection relative) {
  return relative == geometry::RelativeDirection::SameDirection ||
         relative == geometry::RelativeDirection::OppositeDirection;
}

}  // namespace

NodeId relative_directions(Lowering& l, std::span<const geometry::RelativeDirection> relatives, SiteType type,
                           geometry::Relation relation, BoundId) {
  std::vector<geometry::RelativeDirection> turning;
  NodeId all = ir::kNothing;
  const auto add = [&](NodeId dirs) {
    all = all == ir::kNothing ? dirs : l.ir.node(Op::DirsUnion, {all, dirs});
  };
  for (const auto relative : relatives) {
    if (is_of_last(relative))
      add(directions_of_last(l, relative, type, relation));
    else
      turning.push_back(relative);
  }
  if (turning.empty() && all != ir::kNothing) return all;
  const geometry::DirectionMask supported = l.equipment.board.supported(type, relation).mask;
  ir::DirectionTable table;
  for (int facing = 0; facing <= geometry::kSpecificDirections; ++facing)
    table.by_facing.push_back(resolved(turning, facing, supported));
  auto& tables = l.program.directions;
  const auto known = std::ranges::find(tables, table.by_facing, &ir::DirectionTable::by_facing);
  const auto number = static_cast<int>(known - tables.begin());
  if (known == tables.end()) tables.push_back(std::move(table));
  add(l.ir.node(Op::DirsFacing, {l.ir.reg(Reg::From)}, {number, l.space(type), static_cast<int>(relation)}));
  return all;
}

NodeId seen_from_here(Lowering& l, NodeId dirs) {
  const ir::Node node = l.program.nodes[dirs];
  if (node.op == &Op::DirsBetween || node.operand_count == 0) return dirs;
  std::vector<NodeId> parts(l.program.operands(dirs).begin(), l.program.operands(dirs).end());
  const std::vector<std::int32_t> attributes(l.program.attributes(dirs).begin(),
                                             l.program.attributes(dirs).end());
  for (size_t i = 0; i < parts.size(); ++i) {
    const ir::Operand& operand = node.op->operands[i];
    if (operand.type == ir::Type::Dirs)
      parts[i] = seen_from_here(l, parts[i]);
    else if (operand.name == "site" && ir::reads_register(l.program, parts[i], Reg::From))
      parts[i] = l.ir.reg(Reg::Here);
  }
  return l.ir.node(*node.op, parts, attributes);
}

std::vector<NodeId> repeated_directions(Lowering& l, BoundId id, SiteType type) {
  if (l.description.bound[id].kind != BoundKind::Form) return {};
  const Use use = l.use(id);
  if (!use.form().ludeme->form.starts_with("(directions [<relativeDirection>") || use.flag("bySite"))
    return {};
  std::vector<geometry::RelativeDirection> relatives;
  for (const BoundId item : use.items("directions")) {
    const auto relative = geometry::relative_direction_named(l.maker.word(item));
    if (relative && !is_of_last(*relative)) relatives.push_back(*relative);
  }
  const geometry::Relation relation = relation_named(use.word("of"), geometry::Relation::Adjacent);
  const geometry::DirectionMask supported = l.equipment.board.supported(type, relation).mask;
  // times[k]: what is named more than k times.
  std::vector<ir::DirectionTable> times(relatives.size() + 1);
  for (int facing = 0; facing <= geometry::kSpecificDirections; ++facing) {
    std::vector<geometry::DirectionMask> masks(times.size());
    for (const auto& relative : relatives) {
      const geometry::DirectionMask mask = resolved({&relative, 1}, facing, supported);
      for (size_t k = masks.size(); --k > 0;) masks[k] |= masks[k - 1] & mask;
      masks[0] |= mask;
    }
    for (size_t k = 0; k < times.size(); ++k) times[k].by_facing.push_back(masks[k]);
  }
  std::vector<NodeId> out;
  auto& tables = l.program.directions;
  for (size_t k = 1; k < times.size(); ++k) {
    if (std::ranges::all_of(times[k].by_facing, [](geometry::DirectionMask mask) { return mask == 0; }))
      break;
    tables.push_back(std::move(times[k]));
    out.push_back(
        l.ir.node(Op::DirsFacing, {l.ir.reg(Reg::From)},
                  {static_cast<int>(tables.size()) - 1, l.space(type), static_cast<int>(relation)}));
  }
  return out;
}

NodeId Lowering::directions(BoundId id, SiteType type) {
  if (id == kUnbound) return ir::kNothing;
  const Bound& bound = description.bound[id];
  if (bound.kind == BoundKind::Form) {
    direction_type = type;
    return lower(id, ir::Type::Dirs);
  }
  const std::string_view word = description.word(bound.word);
  if (const auto absolute = geometry::direction_named(word)) return direction_mask(geometry::bit(*absolute));
  if (const auto relative = geometry::relative_direction_named(word))
    return relative_directions(*this, {&*relative, 1}, type, geometry::Relation::Adjacent, id);
  return need(id, "the direction " + std::string(word), ir::Type::Dirs);
}

}  // namespace ludens::ludemes
