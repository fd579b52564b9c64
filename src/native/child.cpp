#include "native/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

namespace ludens::native {

namespace {

void limit(int which, rlim_t most) {
  const rlimit both{most, most};
  setrlimit(static_cast<__rlimit_resource>(which), &both);
}

// In the child, where nothing may allocate.
[[noreturn]] void become(char* const* words, int output, const ChildLimits& limits) {
  limit(RLIMIT_CPU, static_cast<rlim_t>(limits.seconds) + 1);
  if (limits.megabytes > 0) limit(RLIMIT_AS, static_cast<rlim_t>(limits.megabytes) << 20);
  limit(RLIMIT_CORE, 0);
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);  // a server's connections, say
  const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  dup2(nothing, 0);
  dup2(output, 1);
  dup2(output, 2);
  execvp(words[0], words);
  _exit(127);
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
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return {false, "no pipe for " + limits.what, {}, -1};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) become(arguments.data(), pipe_ends[1], limits);
  if (child > 0) setpgid(child, child);  // whichever of the two is first
  close(pipe_ends[1]);
  if (child < 0) {
    close(pipe_ends[0]);
    return {false, "no process for " + limits.what, {}, -1};
  }
  std::string output;
  std::array<char, 4096> buffer{};
  bool stopped = false;
  // A program that waits for something uses no processor time.
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(4 * limits.seconds);
  for (;;) {
    pollfd wait{pipe_ends[0], POLLIN, 0};
    const int ready = poll(&wait, 1, 50);
    if (ready < 0 && errno != EINTR) break;
    const bool enough = (limits.stop && limits.stop->load()) || std::chrono::steady_clock::now() > end;
    if (enough && !stopped) {
      stopped = true;
      kill(-child, SIGKILL);
    }
    if (ready <= 0) continue;
    const ssize_t got = read(pipe_ends[0], buffer.data(), buffer.size());
    if (got <= 0) break;
    if (output.size() < 1 << 16) output.append(buffer.data(), static_cast<size_t>(got));
  }
  close(pipe_ends[0]);
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
