#include "native/child.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <string>

namespace ludens::native {

namespace {

Ran run_shell(const std::string& script, const ChildLimits& limits = {}) {
  return run_child({"sh", "-c", script}, limits);
}

// Two ends of a file through which one process writes to another.
struct Fifo {
  std::string path =
      (std::filesystem::temp_directory_path() / ("ludens-child-test-" + std::to_string(getpid()))).string();
  Fifo() { REQUIRE(mkfifo(path.c_str(), 0600) == 0); }
  ~Fifo() { std::remove(path.c_str()); }
  Fifo(const Fifo&) = delete;
};

std::string read_some(int from) {
  std::array<char, 64> buffer{};
  const ssize_t got = ::read(from, buffer.data(), buffer.size());
  return {buffer.data(), got > 0 ? static_cast<size_t>(got) : 0};
}

}  // namespace

TEST_CASE("child: what it says and how it ends is told") {
  const Ran fine = run_shell("echo hello");
  CHECK(fine.ok);
  CHECK(fine.output == "hello\n");
  const Ran wrong = run_shell("echo first; echo some error here; exit 3");
  CHECK_FALSE(wrong.ok);
  CHECK(wrong.said == "some error here");
  CHECK(wrong.status == 3);
  CHECK(run_shell("exit 3").said == "sh failed without a word");
  CHECK(run_child({"there-is-no-such-program"}, {}).said == "there is no program there-is-no-such-program");
  ChildLimits limits;
  limits.what = "the shell";
  CHECK(run_shell("kill -SEGV $$", limits).said == "the shell was ended by signal 11");
}

TEST_CASE("child: who is told to stop is ended, with all that was started") {
  const std::atomic<bool> stop = true;
  ChildLimits limits;
  limits.stop = &stop;
  CHECK(run_shell("sleep 1000 & wait", limits).said == "stopped");
}

TEST_CASE("child: it ends with the process that asked for it, however that ends") {
  const Fifo fifo;
  const pid_t asking = fork();
  if (asking == 0) {
    run_shell("exec 1>" + fifo.path + "; (sleep 10; echo still here) & echo begun; wait");
    _exit(0);
  }
  const int from = open(fifo.path.c_str(), O_RDONLY);
  CHECK(read_some(from) == "begun\n");
  kill(asking, SIGKILL);
  waitpid(asking, nullptr, 0);
  CHECK(read_some(from).empty());
  close(from);
}

}  // namespace ludens::native
