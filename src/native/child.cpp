#include "native/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

namespace ludens::native {

namespace {

struct Pipe {
  int read = -1, write = -1;
  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    read = ends[0];
    write = ends[1];
  }
  ~Pipe() {
    close_read();
    close_write();
  }
  Pipe(const Pipe&) = delete;
  bool is_open() const { return read >= 0; }
  void close_read() { close_end(read); }
  void close_write() { close_end(write); }

 private:
  static void close_end(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
};

void limit(int which, rlim_t most) {
  const rlimit both{most, most};
  setrlimit(static_cast<__rlimit_resource>(which), &both);
}

// In the child's child, where nothing may allocate.
[[noreturn]] void become(char* const* words, int output, const ChildLimits& limits) {
  limit(RLIMIT_CPU, static_cast<rlim_t>(limits.seconds) + 1);
  if (limits.megabytes > 0) limit(RLIMIT_AS, static_cast<rlim_t>(limits.megabytes) << 20);
  close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);  // a server's connections, say
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  dup2(nothing, 0);
  dup2(output, 1);
  dup2(output, 2);
  execvp(words[0], words);
  _exit(127);
}

// The child: runs the program, and ends it with all that it has started should nobody be left at the other
// end of `alive`. A compiler is several programs, and of those the system would end only the first.
[[noreturn]] void watch(char* const* words, int output, int alive, const ChildLimits& limits) {
  limit(RLIMIT_CORE, 0);
  setpgid(0, 0);
  const pid_t program = _Fork();
  if (program == 0) become(words, output, limits);
  if (program < 0) _exit(126);
  dup2(alive, 0);
  close_range(1, ~0u, 0);
  std::array<pollfd, 2> either{
      {{static_cast<int>(syscall(SYS_pidfd_open, program, 0)), POLLIN, 0}, {0, POLLIN, 0}}};
  if (either[0].fd >= 0) {
    while (poll(either.data(), either.size(), -1) < 0 && errno == EINTR) {
    }
    if (either[0].revents == 0) kill(0, SIGKILL);
  }
  int status = 0;
  while (waitpid(program, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) {
    std::signal(WTERMSIG(status), SIG_DFL);
    kill(getpid(), WTERMSIG(status));
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 127);
}

// All that the child writes, up to a bound, until it has written all. False: it was ended, because it was
// told to stop or took too long.
bool listen_to(int from, pid_t child, const ChildLimits& limits, std::string& output) {
  constexpr size_t kMostKept = 1 << 16;
  std::array<char, 4096> buffer{};
  bool goes_on = true;
  // A program that waits for something uses no processor time.
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(4 * limits.seconds);
  for (;;) {
    pollfd wait{from, POLLIN, 0};
    const int ready = poll(&wait, 1, 50);
    if (ready < 0 && errno != EINTR) break;
    const bool enough = (limits.stop && limits.stop->load()) || std::chrono::steady_clock::now() > end;
    if (enough && goes_on) {
      goes_on = false;
      kill(-child, SIGKILL);
    }
    if (ready <= 0) continue;
    const ssize_t got = read(from, buffer.data(), buffer.size());
    if (got <= 0) break;
    if (output.size() < kMostKept) output.append(buffer.data(), static_cast<size_t>(got));
  }
  return goes_on;
}

std::string first_error(const std::string& output) {
  for (size_t at = 0; at < output.size();) {
    const size_t end = std::min(output.find('\n', at), output.size());
    std::string line = output.substr(at, end - at);
    if (line.find("error") != std::string::npos) return line;
    at = end + 1;
  }
  return output.substr(0, output.find('\n'));
}

}  // namespace

Ran run_child(const std::vector<std::string>& words, const ChildLimits& limits) {
  Pipe said;
  Pipe alive;  // nothing is ever written there
  if (!said.is_open() || !alive.is_open()) return {false, "no pipe for " + limits.what, {}, -1};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    alive.close_write();
    watch(arguments.data(), said.write, alive.read, limits);
  }
  if (child < 0) return {false, "no process for " + limits.what, {}, -1};
  setpgid(child, child);  // whichever of the two is first
  said.close_write();
  alive.close_read();
  std::string output;
  const bool stopped = !listen_to(said.read, child, limits, output);
  int status = 0;
  pid_t ended = 0;
  do ended = waitpid(child, &status, 0);
  while (ended < 0 && errno == EINTR);
  if (ended < 0) return {false, "what became of " + limits.what + " is not known", {}, -1};
  if (stopped) return {false, "stopped", {}, -1};
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return {true, "", output, 0};
  if (WIFEXITED(status) && WEXITSTATUS(status) == 127 && output.empty())
    return {false, "there is no program " + words[0], {}, -1};
  if (WIFSIGNALED(status))
    return {false, limits.what + " was ended by signal " + std::to_string(WTERMSIG(status)), {}, -1};
  const std::string error = first_error(output);
  return {false, error.empty() ? words[0] + " failed without a word" : error, output,
          WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

}  // namespace ludens::native
