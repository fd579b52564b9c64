#include "ir/registers.h"

#include <doctest/doctest.h>

#include "ir/ops/regions.h"
#include "ir/test_programs.h"

namespace ludens::ir {

TEST_CASE("a register is free where something reads it that nothing around it binds") {
  Program program = small_program();
  program.words = 1;
  Builder b(program);
  const NodeId site = b.reg(Reg::Site);
  const NodeId empty = b.node(Op::IsEmptyAt, {site}, {static_cast<int>(SiteType::Cell)});
  CHECK(free_registers(program, empty) == std::vector{Reg::Site});

  const NodeId all = b.set({0x1FF});
  const NodeId some = b.node(Op::FilterSites, {all, empty});
  CHECK(free_registers(program, some).empty());
  // Its other operands are outside.
  const NodeId one = b.node(Op::FilterSites, {b.node(Op::Single, {site}), empty});
  CHECK(free_registers(program, one) == std::vector{Reg::Site});
  // A node that stands within and without is asked in both places.
  const NodeId both = b.node(Op::And, {b.node(Op::IsIn, {site, some}), empty});
  CHECK(free_registers(program, both) == std::vector{Reg::Site});

  // The register that an attribute names.
  program.kinds.emplace_back().actions = b.node(Op::ActRemove, {b.reg(Reg::Aux)}, {0, 0});
  const NodeId move = b.node(Op::Emit, {}, {0});
  CHECK(free_registers(program, move) == std::vector{Reg::Aux});
  const NodeId bound = b.node(Op::BindReg, {b.constant(3), move}, {static_cast<int>(Reg::Aux)});
  CHECK(free_registers(program, bound).empty());
}

}  // namespace ludens::ir
