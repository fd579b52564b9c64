#include "render/png.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>

extern char** environ;

namespace ludens::render {

namespace {

// All of it, or false. The reader may have gone.
bool write_all(int file, const std::string& text) {
  size_t done = 0;
  while (done < text.size()) {
    const ssize_t now = ::write(file, text.data() + done, text.size() - done);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return false;
    done += static_cast<size_t>(now);
  }
  return true;
}

}  // namespace

std::string write_png(const std::string& svg, const std::string& path) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return std::strerror(errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
  const std::string output = path.starts_with('-') ? "./" + path : path;
  const char* arguments[] = {"rsvg-convert", "--unlimited", "-f", "png", "-o", output.c_str(), nullptr};
  pid_t child = 0;
  const int failed = ::posix_spawnp(&child, arguments[0], &actions, nullptr,
                                    const_cast<char* const*>(arguments), environ);  // NOLINT: its signature
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[0]);
  if (failed != 0) {
    ::close(ends[1]);
    return "rsvg-convert cannot be run (package librsvg2-bin): " + std::string(std::strerror(failed));
  }
  struct sigaction ignore {
  }, before{};
  ignore.sa_handler = SIG_IGN;
  ::sigaction(SIGPIPE, &ignore, &before);
  const bool written = write_all(ends[1], svg);
  ::close(ends[1]);
  ::sigaction(SIGPIPE, &before, nullptr);
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && written) return {};
  return "rsvg-convert failed on " + path;
}

}  // namespace ludens::render
