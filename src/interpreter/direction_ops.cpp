// direction_ops.cpp - which ways a piece may go.
#include "interpreter/facing.h"
#include "interpreter/op_call.h"
#include "interpreter/placing.h"

namespace ludens::interpreter {

namespace {

std::uint64_t op_dirs(Machine&, int low, int high) {
  return ir::mask_of_halves(low, high);
}
std::uint64_t op_dirs_facing(Machine& m, int site, int directions, SiteType type, int relation) {
  if (!has_site(m, type, site)) return 0;
  const int facing = facing_at(m, type, site, static_cast<geometry::Relation>(relation));
  return m.program.directions[static_cast<size_t>(directions)].by_facing[static_cast<size_t>(facing)];
}
std::uint64_t op_dirs_union(Machine&, std::uint64_t a, std::uint64_t b) {
  return a | b;
}
std::uint64_t op_dirs_select(Machine& m, Lazy<Type::Bool> condition, Lazy<Type::Dirs> then,
                             Lazy<Type::Dirs> otherwise) {
  return m.dirs(m.test(condition) ? then : otherwise);
}

}  // namespace

void add_direction_ops(OpTable& t);

void add_direction_ops(OpTable& t) {
  set_op<Op::DirsConst, op_dirs>(t);
  set_op<Op::DirsFacing, op_dirs_facing>(t);
  set_op<Op::DirsUnion, op_dirs_union>(t);
  set_op<Op::DirsSelect, op_dirs_select>(t);
}

}  // namespace ludens::interpreter
