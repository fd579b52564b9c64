#include "conform/limited.h"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <new>
#include <system_error>
#include <vector>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LUDENS_SHADOW_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LUDENS_SHADOW_MEMORY 1
#endif
#endif

namespace ludens::conform {

namespace {

constexpr int kExitOutOfMemory = 77;

struct Child {
  size_t index = 0;
  pid_t pid = 0;
  int pipe = -1;
  std::string text;
};

void limit_this_process(const Limits& limits) {
  std::signal(SIGINT, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // nobody would read the result
  const auto seconds = static_cast<rlim_t>(std::max(1, limits.seconds));
  const rlimit time{seconds, seconds + 1};
  setrlimit(RLIMIT_CPU, &time);
  // Work that waits uses no processor time.
  alarm(static_cast<unsigned>(std::min<rlim_t>(20 * seconds, 1'000'000)));
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
#ifndef LUDENS_SHADOW_MEMORY
  const auto bytes = static_cast<rlim_t>(std::max(64, limits.megabytes)) << 20;
  const rlimit memory{bytes, bytes};
  setrlimit(RLIMIT_AS, &memory);
#endif
}

bool write_all(int file, const std::string& text) {
  for (size_t at = 0; at < text.size();) {
    const ssize_t n = write(file, text.data() + at, text.size() - at);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    at += static_cast<size_t>(n);
  }
  return true;
}

// _exit: what the parent has buffered or registered is the parent's to finish.
[[noreturn]] void be_child(int file, size_t index, const Limits& limits,
                           const std::function<std::string(size_t)>& work) {
  limit_this_process(limits);
  try {
    _exit(write_all(file, work(index)) ? 0 : 1);
  } catch (const std::bad_alloc&) {
    _exit(kExitOutOfMemory);
  } catch (...) {
    _exit(1);
  }
}

Child start(size_t index, const Limits& limits, const std::function<std::string(size_t)>& work) {
  int ends[2];
  if (pipe(ends) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  const pid_t pid = fork();
  if (pid < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (pid == 0) {
    close(ends[0]);
    be_child(ends[1], index, limits, work);
  }
  close(ends[1]);
  return {index, pid, ends[0], {}};
}

Finished finish(Child& child) {
  close(child.pipe);
  int status = 0;
  while (waitpid(child.pid, &status, 0) < 0 && errno == EINTR) {
  }
  using How = Finished::How;
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    const bool late = signal == SIGXCPU || signal == SIGALRM;
    return {late ? How::OutOfTime : How::Crashed, {}, signal};
  }
  if (WEXITSTATUS(status) == kExitOutOfMemory) return {How::OutOfMemory, {}, 0};
  if (WEXITSTATUS(status) != 0) return {How::Crashed, {}, 0};
  return {How::Done, std::move(child.text), 0};
}

// Takes what the child has written; false once it has closed its end.
bool read_some(Child& child) {
  char buffer[65536];
  const ssize_t n = ::read(child.pipe, buffer, sizeof(buffer));
  if (n < 0) return errno == EINTR;
  child.text.append(buffer, static_cast<size_t>(n));
  return n > 0;
}

}  // namespace

std::string to_text(const Finished& finished, const Limits& limits) {
  switch (finished.how) {
    case Finished::How::Done:
      return "done";
    case Finished::How::OutOfTime:
      return "does not come back within " + std::to_string(limits.seconds) + " seconds";
    case Finished::How::OutOfMemory:
      return "needs more than " + std::to_string(limits.megabytes) + " MB of memory";
    case Finished::How::Crashed:
      break;
  }
  return finished.signal != 0 ? "crashed: " + std::string(strsignal(finished.signal))
                              : "ended without a verdict";
}

std::string packed(std::initializer_list<long> numbers, std::string_view text) {
  std::string out;
  for (const long number : numbers) out += std::to_string(number) + ' ';
  return out.append(text);
}

long Unpacked::number() {
  long value = 0;
  const auto end = std::from_chars(in_.data(), in_.data() + in_.size(), value).ptr;
  in_.remove_prefix(std::min(static_cast<size_t>(end - in_.data()) + 1, in_.size()));
  return value;
}

long Unpacked::number_below(long end) {
  return std::clamp(number(), 0l, end - 1);
}

void run_limited(size_t count, int jobs, const Limits& limits, const std::function<std::string(size_t)>& work,
                 const std::function<void(size_t, Finished)>& done, const std::function<bool()>& stopped) {
  const auto most = static_cast<size_t>(std::clamp(jobs, 1, 256));
  std::vector<Child> running;
  size_t next = 0;
  while (next < count || !running.empty()) {
    if (stopped && stopped()) {
      for (Child& child : running) {
        kill(child.pid, SIGKILL);
        finish(child);
      }
      return;
    }
    while (next < count && running.size() < most) running.push_back(start(next++, limits, work));
    std::vector<pollfd> waiting;
    for (const Child& child : running) waiting.push_back({child.pipe, POLLIN, 0});
    if (poll(waiting.data(), waiting.size(), -1) < 0) continue;
    for (size_t i = waiting.size(); i-- > 0;) {
      if (waiting[i].revents == 0 || read_some(running[i])) continue;
      const size_t index = running[i].index;
      Finished finished = finish(running[i]);
      running.erase(running.begin() + static_cast<std::ptrdiff_t>(i));
      done(index, std::move(finished));
    }
  }
}

}  // namespace ludens::conform
