// Steps of all ways side by side in one word (lean.h, PackedSteps), as C++ text.
#include "base/bits.h"
#include "ir/accessors.h"
#include "ir/ops/lifted.h"
#include "ir/ops/moves.h"
#include "native/expressions.h"
#include "runtime/kernels/jumps.h"
#include "runtime/kernels/slides.h"

namespace ludens::native {

namespace {

int ends_of(const kernels::StepWay& way) {
  return popcount(way.from);
}

// Which step each bit stands for.
std::vector<std::string> steps_of(const std::vector<kernels::StepWay>& ways) {
  std::vector<std::string> all;
  for (const kernels::StepWay& way : ways) {
    const SetWord ends = rotated(way.from, way.delta);
    for_each_bit(&ends, 1, [&](int to) {
      all.push_back("{" + std::to_string((to - way.delta) & 63) + ", " + std::to_string(to) + "}");
      return false;
    });
  }
  return all;
}

}  // namespace

std::vector<kernels::StepWay> Expressions::ways_in_word(const Use& use) const {
  if (use.sink != Sink::List || !is_standalone_ || p_.words != 1) return {};
  const void* const data = code_of(use).data;
  const kernels::WordSteps* steps = nullptr;
  if (planned_ways(use) > 0) {
    const auto& plan = *static_cast<const kernels::StepPlan*>(data);
    if (plan.parts_end - plan.parts == 1) steps = &plan.parts->steps;
  } else if (word_ways(use) > 0 && ir::is(p_, use.node, Op::StepSet)) {
    steps = &static_cast<const kernels::StepWays*>(data)->in_word;
  }
  if (!steps) return {};
  return {steps->ways, steps->ways_end};
}

bool Expressions::fit_in_word(const std::vector<kernels::StepWay>& ways) {
  int ends = 0;
  for (const kernels::StepWay& way : ways) ends += ends_of(way);
  return ends > 0 && ends <= 64;
}

std::string Expressions::packed_room(const Use& use, int kind) {
  const std::string name = "kPackedSteps" + std::to_string(use.node);
  table_text_.array("PackedStep", name, steps_of(ways_in_word(use)));
  return "packed_steps(w, " + std::to_string(kind) + ", " + name + "())";
}

// Where the bits of one way lie, after so many others.
std::string Expressions::packed_place(const kernels::StepWay& way, int at) {
  return "template add<" + std::to_string(at) + ", " + std::to_string(rotated(way.from, way.delta)) + "ull>";
}

// The table with what is known of it as constants, so that loops are written out: rays on boards of two
// words, where they branch nowhere (not measured on a GPU), and jumps.
std::string Expressions::known_table(const Use& use, const std::string& table) const {
  const auto numbers = [](std::initializer_list<int> all) {
    std::string text;
    for (const int one : all) text += (text.empty() ? "" : ", ") + std::to_string(one);
    return text;
  };
  if (ir::is(p_, use.node, Op::JumpSet) && is_standalone_) {
    const auto& jumps = *static_cast<const kernels::Jumps*>(code_of(use).data);
    return "kernels::KnownJumps<" + numbers({jumps.sorts, jumps.ways, jumps.counts}) + ">(" + table + ")";
  }
  if (!ir::is(p_, use.node, Op::SlideSet) || p_.words != 2 || table_text_.for_gpu()) return table;
  const auto& slides = *static_cast<const kernels::Slides*>(code_of(use).data);
  if (!slides.rays) return table;
  const int rising = slides.falling[0] - slides.rays_of_site[0];
  const int falling = slides.rays_of_site[1] - slides.falling[0];
  return "kernels::EvenRays<kernels::Slides, " + numbers({rising, falling}) + ">(" + table + ")";
}

}  // namespace ludens::native
