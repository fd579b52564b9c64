// processor_time.h - how much processor time something takes, whatever else the machine does.
#pragma once

#include <ctime>

namespace ludens {

// Of this process, all its threads together.
inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace ludens
