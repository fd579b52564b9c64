// capture_ops.cpp - captures: what stands between, around or along, and what an enemy threatens.
//
// Each op finds the sites that are caught and runs its body for each; the effect itself is the body's.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "interpreter/ways.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/captures.h"
#include "runtime/kernels/questions.h"

namespace ludens::interpreter {

namespace {

// How many targets stand in a row along the radial, at most so many.
int run_length(Machine& m, Lazy<Type::Bool> target, std::span<const int> radial, int most, int& to) {
  int count = 0;
  for (; count < most && count + 1 < static_cast<int>(radial.size()); ++count) {
    to = radial[static_cast<size_t>(count) + 1];
    if (!m.test(target)) break;
  }
  return count;
}

bool each_of_run(Machine& m, Lazy<Type::Moves> body, std::span<const int> radial, int count, int& to) {
  for (int i = 1; i <= count; ++i) {
    to = radial[static_cast<size_t>(i)];
    if (m.generate(body)) return true;
  }
  return false;
}

bool op_intervene(Machine& m, int start, std::uint64_t directions, Lazy<Type::Bool> target, int least,
                  int most, Lazy<Type::Moves> body, SiteType type) {
  if (!on_topology(m, type, start)) return false;
  const std::span<const geometry::Point> at = m.prepared.board->at(type);
  const Scratch<std::vector<std::span<const int>>> scratch(m);
  auto& radials = scratch.list;
  for_each_radial(m, type, start, directions, [&](std::span<const int> radial, int, int) {
    radials.push_back(radial);
    return false;
  });
  const Bind to(m, Reg::To);
  // Each line counts once: a radial whose opposite came before it is that one's other half.
  for (size_t a = 0; a < radials.size(); ++a) {
    bool second_half = false;
    for (size_t b = 0; b < a; ++b)
      second_half = second_half || geometry::leave_oppositely(at, radials[a], radials[b]);
    if (second_half) continue;
    const int count = run_length(m, target, radials[a], most, to.slot);
    if (count < least) continue;
    bool both = false;
    for (size_t b = a + 1; b < radials.size(); ++b) {
      if (!geometry::leave_oppositely(at, radials[a], radials[b])) continue;
      const int other = run_length(m, target, radials[b], most, to.slot);
      if (other < least) continue;
      both = true;
      if (each_of_run(m, body, radials[b], other, to.slot)) return true;
    }
    if (both && each_of_run(m, body, radials[a], count, to.slot)) return true;
  }
  return false;
}

// How the player moves in the phase; by rules of their own where there are some.
NodeId rules_of(const ir::Phase& phase, int player) {
  return static_cast<size_t>(player) < phase.play_as.size() ? phase.play_as[static_cast<size_t>(player)]
                                                            : phase.play;
}

}  // namespace

bool Machine::finds_move_of_phase(int player) {
  const Code* rules = prepared.code(rules_of(program.phases[view.phase[player]], player), Sink::Any);
  return rules && generate(rules);
}

void add_capture_ops(OpTable& t);

void add_capture_ops(OpTable& t) {
  set_kernel<Op::Custodial, LUDENS_KERNEL(custodial)>(t);
  set_op<Op::Intervene, op_intervene>(t);
  set_kernel<Op::Surround, LUDENS_KERNEL(surround)>(t);
  set_kernel<Op::Enclose, LUDENS_KERNEL(enclose)>(t);
  set_kernel<Op::IsThreatened, LUDENS_KERNEL(is_threatened)>(t);
  set_kernel<Op::IsWithin, LUDENS_KERNEL(is_within)>(t);
  set_kernel<Op::StandsOn, LUDENS_KERNEL(stands_on)>(t);
}

}  // namespace ludens::interpreter
