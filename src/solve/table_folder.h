// table_folder.h - tables that were written before (`ludens solve --table`), found by the game that they are
// of.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"

namespace ludens::solve {

// Where tables are looked for before a game is solved. Said once, before anybody asks; empty: nowhere.
void set_table_folder(std::string folder);

// Files in that folder that begin like tables of this kind (key_table.h) and of this game, in the order of
// their names, and are no larger than that.
std::vector<std::string> tables_of(const engine::Game& game, const std::string& magic,
                                   std::size_t most_bytes);

}  // namespace ludens::solve
