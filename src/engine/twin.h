// twin.h - a game's twin: the same rules as native code, made in the background while the interpreter plays.
//
// States of the one are states of the other (native_game.h), so whoever plays changes over between two moves
// (Machines::renew). When it is made is a matter of what it costs: a compiler runs for a second or more, so a
// game has to be played for half a second of processor time first, by playouts and searches of this process
// together. Code that was compiled before is loaded after a twentieth of one. Where there is none to be had,
// the interpreter goes on, and one line says why.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "native/module.h"

namespace ludens::engine {

struct NativeGame;

class Game;

// Who runs the rules.
enum class Backend {
  Interpreter,
  Native,  // as soon as it can be had
  Auto,    // native code once a game has been played for long enough
};
std::optional<Backend> find_backend(std::string_view name);  // "interpreter", "native", "auto"

// Compilers take a core and a lot of memory: one at a time in this process. Holds nothing where somebody has
// said to stop before.
std::unique_lock<std::mutex> wait_for_compiler(const native::BuildOptions& options);

class Twin {
 public:
  // Seconds of processor time after which Auto looks in the cache, and after which it compiles.
  static constexpr double kLookAfter = 0.05;
  static constexpr double kCompileAfter = 0.5;

  explicit Twin(const Game& game) : game_(game) {}
  ~Twin();
  Twin(const Twin&) = delete;

  // --- making it
  // From now on it may be made: with Native at the first work that is told of, with Auto as above. Without
  // this there never is one. Where there comes to be none, `on_problem` is told, in another thread. Not while
  // others play the game.
  using OnProblem = std::function<void(const std::string& line)>;
  void allow(Backend backend, native::BuildOptions options = {}, OnProblem on_problem = nullptr);
  // Here and now, compiled if need be.
  void make(const native::BuildOptions& options = {});
  // Playouts and searches tell their processor time. From any thread.
  void note_work(double seconds);
  bool wants_work() const { return wants_work_.load(std::memory_order_relaxed); }
  // Until what is being made in the background is made, or has failed.
  void wait();

  // --- what came of it
  bool is_ready() const { return ready_.load(std::memory_order_acquire); }
  std::shared_ptr<const Game> get() const;  // null until it is ready
  std::string problem() const;              // one line, why there is none; empty: there is, or may be yet
  double seconds() const;                   // that making it took
  bool was_cached() const;

 private:
  void start(bool may_compile);
  NativeGame made(const native::BuildOptions& options);
  void run(const native::BuildOptions& options, bool is_last);

  const Game& game_;
  std::atomic<bool> wants_work_ = false, ready_ = false, stop_ = false;
  mutable std::mutex mutex_;  // of all below
  std::shared_ptr<const Game> twin_;
  std::string problem_;
  double seconds_ = 0;
  bool was_cached_ = false;
  native::BuildOptions options_;
  OnProblem on_problem_;
  double work_ = 0, compile_after_ = kCompileAfter;
  bool has_looked_ = false, is_busy_ = false;
  std::thread thread_;
};

// The work of one thread on a game, told to its twin now and then: to ask the clock is dear.
class Stint {
 public:
  explicit Stint(Twin& twin) : twin_(twin) {}
  void add(int moves) {
    if (!twin_.wants_work()) return;
    moves_ += moves;
    if (moves_ >= until_look_) tell();
  }

 private:
  static constexpr int kMostBetweenLooks = 256;
  void tell();

  Twin& twin_;
  int moves_ = 0;
  int until_look_ = 1;      // moves; more from look to look, for some are slow
  double told_ = -1;        // processor time of the thread when it was asked last; -1 not yet
  std::thread::id thread_;  // searches go on in other threads
};

}  // namespace ludens::engine
