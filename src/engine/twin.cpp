#include "engine/twin.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

#include "base/processor_time.h"
#include "engine/native_game.h"

namespace ludens::engine {

std::unique_lock<std::mutex> wait_for_compiler(const native::BuildOptions& options) {
  static std::mutex compilers;
  std::unique_lock one(compilers, std::defer_lock);
  while (!(options.stop && *options.stop) && !one.try_lock())
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  return one;
}

std::optional<Backend> find_backend(std::string_view name) {
  if (name == "interpreter") return Backend::Interpreter;
  if (name == "native") return Backend::Native;
  if (name == "auto") return Backend::Auto;
  return std::nullopt;
}

Twin::~Twin() {
  stop_ = true;  // the compiler is ended, not waited for
  if (thread_.joinable()) thread_.join();
}

void Twin::allow(Backend backend, native::BuildOptions options, OnProblem on_problem) {
  const std::lock_guard lock(mutex_);
  options_ = std::move(options);
  on_problem_ = std::move(on_problem);
  compile_after_ = backend == Backend::Native ? 0 : kCompileAfter;
  wants_work_ = backend != Backend::Interpreter && !twin_;
}

void Twin::make(const native::BuildOptions& options) {
  wait();
  if (!is_ready()) run(options, true);
}

void Twin::note_work(double seconds) {
  const std::lock_guard lock(mutex_);
  work_ += seconds;
  if (!wants_work() || is_busy_) return;
  if (work_ >= compile_after_)
    start(true);
  else if (work_ >= kLookAfter && !has_looked_)
    start(false);
}

void Twin::start(bool may_compile) {
  if (thread_.joinable()) thread_.join();  // has looked, and is at its end
  has_looked_ = is_busy_ = true;
  native::BuildOptions options = options_;
  options.stop = &stop_;
  options.only_cached = !may_compile;
  try {
    thread_ = std::thread([this, options, may_compile] { run(options, may_compile); });
  } catch (const std::system_error&) {
    is_busy_ = wants_work_ = false;
    problem_ = "there is no thread to compile on";
  }
}

// To look whether it is there already waits for nobody.
NativeGame Twin::made(const native::BuildOptions& options) {
  std::unique_lock<std::mutex> one;
  if (!options.only_cached) one = wait_for_compiler(options);
  NativeGame out;
  try {
    if (!stop_) out = make_twin(game_, options);
  } catch (const std::bad_alloc&) {
    out.problem = "there is no memory to compile in";
  }
  return out;
}

void Twin::run(const native::BuildOptions& options, bool is_last) {
  NativeGame out = made(options);
  if (stop_) return;  // nobody plays the game any more
  const std::string problem = out.problem;
  OnProblem on_problem;
  {
    const std::lock_guard lock(mutex_);
    is_busy_ = false;
    if (is_last) on_problem = on_problem_;
    if (out.game || is_last) {
      twin_ = std::move(out.game);
      problem_ = std::move(out.problem);
      seconds_ = out.seconds;
      was_cached_ = out.was_cached;
      wants_work_ = false;
      ready_.store(twin_ != nullptr, std::memory_order_release);
    }
  }
  if (on_problem && !problem.empty()) on_problem(problem);
}

void Twin::wait() {
  std::thread ended;
  {
    const std::lock_guard lock(mutex_);
    std::swap(ended, thread_);
  }
  if (ended.joinable()) ended.join();
}

std::shared_ptr<const Game> Twin::get() const {
  const std::lock_guard lock(mutex_);
  return twin_;
}

std::string Twin::problem() const {
  const std::lock_guard lock(mutex_);
  return problem_;
}

double Twin::seconds() const {
  const std::lock_guard lock(mutex_);
  return seconds_;
}

bool Twin::was_cached() const {
  const std::lock_guard lock(mutex_);
  return was_cached_;
}

void Stint::tell() {
  moves_ = 0;
  until_look_ = std::min(2 * until_look_, kMostBetweenLooks);
  const double now = processor_seconds_of_thread();
  const std::thread::id thread = std::this_thread::get_id();
  if (told_ >= 0 && thread_ == thread && now > told_) twin_.note_work(now - told_);
  told_ = now;
  thread_ = thread;
}

}  // namespace ludens::engine
