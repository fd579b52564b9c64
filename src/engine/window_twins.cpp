#include "engine/window_twins.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "engine/game.h"
#include "engine/windows.h"

namespace ludens::engine {

WindowTwins::WindowTwins(Windows& windows, Make make, native::BuildOptions options)
    : windows_(windows), make_(std::move(make)), options_(std::move(options)) {
  options_.stop = &stop_;
  options_.only_cached = false;
}

WindowTwins::~WindowTwins() {
  stop_ = true;  // the compiler is ended, not waited for
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void WindowTwins::ask(int number) {
  const std::scoped_lock lock(mutex_);
  if (has_failed_ || std::ranges::find(wanted_, number) != wanted_.end()) return;
  wanted_.push_back(number);
  if (is_busy_) return;
  if (thread_.joinable()) thread_.join();  // at its end: it takes no lock any more
  try {
    thread_ = std::thread([this] { run(); });
    is_busy_ = true;
  } catch (const std::system_error&) {
    wanted_.clear();
    has_failed_ = true;
  }
}

void WindowTwins::run() {
  for (;;) {
    int number = 0;
    {
      const std::scoped_lock lock(mutex_);
      if (wanted_.empty() || stop_ || has_failed_) {
        wanted_.clear();
        is_busy_ = false;
        break;
      }
      number = wanted_.front();
    }
    std::shared_ptr<const Game> made;
    try {
      made = make_(number, options_);
    } catch (const std::bad_alloc&) {
      made = nullptr;
    }
    if (made) windows_.replace(number, made);
    const std::scoped_lock lock(mutex_);
    wanted_.pop_front();
    has_failed_ = has_failed_ || !made;
  }
  changed_.notify_all();
}

void WindowTwins::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !is_busy_; });
}

}  // namespace ludens::engine
