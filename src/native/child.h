// child.h - another program, in a process of its own, with limits.
#pragma once

#include <atomic>
#include <string>
#include <vector>

namespace ludens::native {

struct ChildLimits {
  double seconds = 60;                      // of processor time; by the clock four times as many
  long megabytes = 0;                       // of memory; 0: any
  const std::atomic<bool>* stop = nullptr;  // true: it is ended
  std::string what = "the program";         // how messages call it
};

struct Ran {
  bool ok = false;     // it came to its end, with exit status 0
  std::string said;    // otherwise: the first line that names an error, or what ended it
  std::string output;  // what it wrote
  int status = -1;     // its exit status; -1: it did not come to its end
};

// The first of the words is the program.
Ran run_child(const std::vector<std::string>& words, const ChildLimits& limits);

}  // namespace ludens::native
