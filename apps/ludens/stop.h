// stop.h - Ctrl-C asks a command to stop, instead of ending the program, for as long as it lives.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <stop_token>
#include <thread>

namespace ludens::cli {

// For commands whose work runs in processes of its own and which look at asked() now and then.
class StopAtCtrlC {
 public:
  StopAtCtrlC() {
    flag() = false;
    before_ = std::signal(SIGINT, [](int) { flag() = true; });
  }
  ~StopAtCtrlC() { std::signal(SIGINT, before_); }
  StopAtCtrlC(const StopAtCtrlC&) = delete;

  static bool asked() { return flag(); }

 private:
  static std::atomic<bool>& flag() {
    static constinit std::atomic<bool> set = false;
    static_assert(std::atomic<bool>::is_always_lock_free, "a signal's handler writes it");
    return set;
  }
  void (*before_)(int) = SIG_DFL;
};

// For work in other threads, which is given the token.
class StopTokenAtCtrlC {
 public:
  StopTokenAtCtrlC()
      : watcher_([this](const std::stop_token& end) {
          std::unique_lock lock(mutex_);
          while (!end.stop_requested()) {
            if (StopAtCtrlC::asked()) stop_.request_stop();
            // Ends at once with the work: many pieces of work are shorter than this.
            wake_.wait_for(lock, end, std::chrono::milliseconds(20), [] { return false; });
          }
        }) {}

  std::stop_token token() const { return stop_.get_token(); }

 private:
  StopAtCtrlC ctrl_c_;
  std::stop_source stop_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::jthread watcher_;
};

}  // namespace ludens::cli
