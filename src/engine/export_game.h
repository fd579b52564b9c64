// export_game.h - a game as one C++ header (native/export.h).
#pragma once

#include "engine/game.h"
#include "native/export.h"

namespace ludens::engine {

// The text of the header, or why there is none.
native::Exported export_game(const Game& game, const native::ExportOptions& options);

}  // namespace ludens::engine
