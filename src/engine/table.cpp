#include "engine/table.h"

#include "engine/data.h"
#include "runtime/links.h"

namespace ludens::engine {

Table::Table(const State& state) : Table(*state.data().game.data().game) {
  set_state(state.data().block);
}

std::vector<std::uint64_t> Table::comparable_state() const {
  std::vector<std::uint64_t> block = block_;
  auto* const bytes = reinterpret_cast<std::byte*>(block.data());
  runtime::clear_links(machine_->layout, bytes);
  if (const int growth = machine_->layout.growth; growth >= 0)
    reinterpret_cast<runtime::GrowthHead*>(bytes + growth)->window = 0;
  return block;
}

}  // namespace ludens::engine
