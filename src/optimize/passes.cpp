#include "optimize/passes.h"

#include "ir/kept_fields.h"

namespace ludens::optimize {

ir::Program optimize(const ir::Program& program, ir::PassSet passes) {
  using ir::Pass;
  const auto wanted = [&](Pass pass) { return ir::has(passes, pass); };
  ir::Program out = wanted(Pass::Fold) ? fold(program) : program;
  if (wanted(Pass::LiftSteps)) out = lift_steps(out);
  if (wanted(Pass::LiftSlides)) out = lift_slides(out);
  if (wanted(Pass::LiftLeaps)) out = lift_leaps(out);
  if (wanted(Pass::LiftHops)) out = lift_hops(out);
  if (wanted(Pass::Fold)) out = fold(out);
  if (wanted(Pass::LiftSites)) out = lift_sites(out);
  if (wanted(Pass::LiftCaptures)) out = lift_captures(out);
  if (wanted(Pass::Combine)) out = combine(out);
  if (wanted(Pass::Fold) && wanted(Pass::Combine)) out = fold(out);
  if (wanted(Pass::ByMover)) out = split_by_mover(out);
  if (wanted(Pass::TurnThreats)) out = turn_threats(out);
  out.passes = passes;
  ir::note_kept_fields(out);
  return out;
}

}  // namespace ludens::optimize
