#include "engine/table.h"

#include "engine/data.h"
#include "runtime/links.h"

namespace ludens::engine {

Table::Table(const State& state) : Table(*state.data().game.data().game) {
  set_state(state.data().block);
}

std::vector<std::uint64_t> Table::state_without_links() const {
  std::vector<std::uint64_t> block = block_;
  runtime::clear_links(machine_->layout, reinterpret_cast<std::byte*>(block.data()));
  return block;
}

}  // namespace ludens::engine
