// agree.h - does a game play the same with and without each pass (ir/passes.h), or as native code?
//
// The game is prepared in several ways: plain, with each pass alone, with all of them. All play the same
// random moves side by side, and after every ply the legal moves and the whole state must be equal.
#pragma once

#include <functional>
#include <string>

#include "ir/passes.h"

namespace ludens::conform {

struct AgreeOrder {
  int playouts = 2;
  int max_plies = 500;  // of one playout
  int seed = 1;
  bool native = false;  // compares plain, with all passes, and as native code
  int seconds = 30;     // of processor time for one game; then it ends, and has agreed so far
};

struct AgreeVerdict {
  bool played = false;  // it compiles
  bool agrees = true;
  std::string why;  // where it does not, or does not compile
  long playouts = 0, plies = 0;
};

AgreeVerdict agree(const std::string& file, const AgreeOrder& order,
                   const std::function<bool()>& stopped = {});

}  // namespace ludens::conform
