// stop.h - Ctrl-C asks a command to stop, instead of ending the program, for as long as it lives.
//
// For commands whose work runs in processes of its own and which look at asked() now and then.
#pragma once

#include <csignal>

namespace ludens::cli {

class StopAtCtrlC {
 public:
  StopAtCtrlC() {
    flag() = 0;
    before_ = std::signal(SIGINT, [](int) { flag() = 1; });
  }
  ~StopAtCtrlC() { std::signal(SIGINT, before_); }
  StopAtCtrlC(const StopAtCtrlC&) = delete;

  static bool asked() { return flag() != 0; }

 private:
  static volatile std::sig_atomic_t& flag() {
    static volatile std::sig_atomic_t set = 0;
    return set;
  }
  void (*before_)(int) = SIG_DFL;
};

}  // namespace ludens::cli
