// tables.h - `--tables`: where commands that play, or show values, find tables that `ludens solve` has
// written.
#pragma once

#include <string>

#include "apps/ludens/commands.h"

namespace ludens::cli {

Argument tables_argument(std::string& into);

// False, and it has been said, where there is no such folder. Empty: no tables.
bool use_tables(const std::string& folder, const char* command, Console& console);

}  // namespace ludens::cli
