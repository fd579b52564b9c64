#include "engine/table.h"

#include "engine/data.h"

namespace ludens::engine {

Table::Table(const State& state) : Table(*state.data().game.data().game) {
  set_state(state.data().block);
}

}  // namespace ludens::engine
