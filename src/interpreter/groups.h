// groups.h - tables of steps for ops about sites that hang together (runtime/kernels/flood.h).
#pragma once

#include "interpreter/op_call.h"
#include "runtime/kernels/groups.h"

namespace ludens::interpreter {

// The steps in directions that are the same everywhere; `Table` is what kernels know of them.
template <class Table>
struct OwnedSteps : Table {
  OwnedSteps(const Prepared& game, const Code* directions, SiteType type) {
    const auto mask = ir::constant_directions(game.program, directions->node);
    if (!mask) return;
    first_.push_back(0);
    for (int site = 0; site < game.board->count(type); ++site) {
      for (const geometry::Step& step : game.board->steps(type)[site])
        if (step.type == type && (step.directions & *mask)) to_.push_back(step.to);
      first_.push_back(static_cast<std::int32_t>(to_.size()));
    }
    this->first = first_.data();
    this->to = to_.data();
  }
  OwnedSteps(const OwnedSteps&) = delete;

 private:
  std::vector<std::int32_t> first_, to_;
};

// The table of an op with such directions.
template <const ir::OpRecord& op>
std::shared_ptr<const kernels::StepTable> prepare_steps(const Prepared& game, const Code& c) {
  return std::make_shared<const OwnedSteps<kernels::StepTable>>(game, operand<op, "directions">(c),
                                                                attribute<op, "type">(c));
}

}  // namespace ludens::interpreter
