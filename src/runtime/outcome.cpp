#include "runtime/outcome.h"

#include "runtime/bare_world.h"
#include "runtime/kernels/outcomes.h"

namespace ludens::runtime {

void apply_result(const Layout& layout, View& view, ResultKind kind, int who, bool everybody) {
  const BareWorld world(layout, view);
  kernels::apply_result(world, kind, who, everybody);
}

void draw_by_limit(const Layout& layout, View& view) {
  const BareWorld world(layout, view);
  kernels::draw_by_limit(world);
}

}  // namespace ludens::runtime
