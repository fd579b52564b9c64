// window_twins.h - native code for windows that play comes to, made in the background while the interpreter
// plays there.
//
// The first few are made with the game's twin (native_game.h). Of the others nobody knows beforehand which
// will be wanted, and a compiler takes a second or more: so each is asked for when play first comes to it,
// and they are made one after the other in the order in which they were asked for.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "native/module.h"

namespace ludens::engine {

class Game;
class Windows;

class WindowTwins {
 public:
  // Null where there is none to be had; then it is not asked for again.
  using Make = std::function<std::shared_ptr<const Game>(int number, const native::BuildOptions& options)>;

  // What is made takes its place among the `windows`, which outlive this.
  WindowTwins(Windows& windows, Make make, native::BuildOptions options);
  ~WindowTwins();
  WindowTwins(const WindowTwins&) = delete;

  void ask(int number);
  void wait();  // until nothing is left to be made

 private:
  void run();

  Windows& windows_;
  const Make make_;
  native::BuildOptions options_;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;  // of all below
  std::condition_variable changed_;
  std::deque<int> wanted_;
  bool is_busy_ = false, has_failed_ = false;
  std::thread thread_;
};

}  // namespace ludens::engine
