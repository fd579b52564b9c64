// clock.h - seconds by the clock, for progress and rates.
#pragma once

#include <chrono>

namespace ludens::solve {

inline double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace ludens::solve
