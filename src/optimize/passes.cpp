#include "optimize/passes.h"

namespace ludens::optimize {

ir::Program optimize(const ir::Program& program) {
  return split_by_mover(simplify(lift_steps(program)));
}

}  // namespace ludens::optimize
