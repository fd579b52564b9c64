// solve_chance.h - the part of `ludens solve` that finds what players of games of chance may expect.
#pragma once

#include <string>

#include "apps/ludens/load_game.h"

namespace ludens::cli {

struct ChanceArguments {
  std::string table;   // where to write the values; empty: nowhere
  std::string verify;  // a table to check instead
  double tolerance = 1e-9;
  double most = 0, gigabytes = 0;
  bool json = false;
};

int solve_chance(const LoadedGame& loaded, const ChanceArguments& arguments, Console& console);

}  // namespace ludens::cli
