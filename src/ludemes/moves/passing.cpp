#include "ludemes/moves/passing.h"

namespace ludens::ludemes::moves {

// A pass has no sites.
NodeId lower_passing(Lowering& l, const Use& use) {
  MoveTraits traits = l.traits(l.default_type());
  traits.pass = true;
  const NodeId off = l.ir.constant(-1);
  const NodeId emit = l.emit(use, l.ir.node(Op::ActPass), traits);
  const NodeId to = l.ir.node(Op::BindReg, {off, emit}, {static_cast<int>(Reg::To)});
  return l.ir.node(Op::BindReg, {off, to}, {static_cast<int>(Reg::From)});
}

}  // namespace ludens::ludemes::moves
