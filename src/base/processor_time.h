// processor_time.h - how much processor time something takes, whatever else the machine does.
#pragma once

#include <ctime>

namespace ludens {

inline double processor_seconds_by(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Of this process, all its threads together.
inline double processor_seconds() {
  return processor_seconds_by(CLOCK_PROCESS_CPUTIME_ID);
}

// Of this thread: on a busy machine, less than what a clock on the wall says.
inline double processor_seconds_of_thread() {
  return processor_seconds_by(CLOCK_THREAD_CPUTIME_ID);
}

}  // namespace ludens
