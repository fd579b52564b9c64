// hosted_game.h - games whose turns are emitted code that stands alone (hosted.h), for the interpreter's
// machine.
//
// Where that code stops, because a buffer was too small or a limit is near, the interpreter does the same
// work instead, on a state that nobody has touched.
#pragma once

#include <memory>

#include "engine/visit.h"
#include "interpreter/compiled.h"
#include "native/module.h"

namespace ludens::engine {

// The module's nodes and turns, whichever kind of code it is. It lives as long as what is returned.
interpreter::CompiledNodes compiled_of(const std::shared_ptr<const native::Module>& module);

}  // namespace ludens::engine
