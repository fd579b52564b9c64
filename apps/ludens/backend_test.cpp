// `--backend`: who runs the rules, and what is said where that cannot be.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"
#include "apps/ludens/load_game.h"

namespace ludens::cli {

namespace {

// A variable of the environment for as long as it lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) {
    if (const char* const before = std::getenv(name)) before_ = before;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Variable() { before_ ? setenv(name_, before_->c_str(), 1) : unsetenv(name_); }
  Variable(const Variable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> before_;
};

// No compiler works, and nobody's cache is touched.
struct NoCompiler {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("ludens-backend-test-" + std::to_string(::getpid()));
  Variable cache{"LUDENS_CACHE", folder.c_str()};
  Variable compiler{"LUDENS_CXX", "/bin/false"};
  ~NoCompiler() { std::filesystem::remove_all(folder); }
};

Command on_tic_tac_toe(Command command) {
  for (const Argument& argument : command.arguments) {
    if (argument.names == "FILE" && std::holds_alternative<std::vector<std::string>*>(argument.into))
      set(command, "FILE", std::vector<std::string>{"tic-tac-toe"});
    else if (argument.names == "FILE" || argument.names == "GAME")
      set(command, argument.names, std::string("tic-tac-toe"));
    else if (argument.names == "A" || argument.names == "B")
      set(command, argument.names, std::string("random"));
    else if (argument.names == "DEPTH")
      set(command, "DEPTH", 2);
    else if (argument.names == "-n,--games" || argument.names == "-n,--count")
      set(command, argument.names, 2);
  }
  return command;
}

}  // namespace

TEST_CASE("backend: commands that play know three, and refuse others by name") {
  const NoCompiler none;
  for (const auto& make : {playout_command, perft_command, match_command, play_command, bench_command}) {
    CAPTURE(make().name);
    for (const char* name : {"interpreter", "native", "auto"}) {
      const Command command = on_tic_tac_toe(make());
      set(command, "--backend", std::string(name));
      CHECK(run(command).code == kFine);
    }
    const Command command = on_tic_tac_toe(make());
    set(command, "--backend", std::string("abacus"));
    const Outcome refused = run(command);
    CHECK(refused.code == kUsage);
    CHECK(has(refused.err, ": there is no backend 'abacus'; there are interpreter, native and auto\n"));
  }
  const Command served = serve_command();
  set(served, "--backend", std::string("abacus"));
  CHECK(run(served).code == kUsage);
}

TEST_CASE("backend: without a compiler the interpreter plays; native says so in one line, auto is silent") {
  const NoCompiler none;
  const auto outcome = [](const char* backend, bool verbose) {
    const Command command = on_tic_tac_toe(playout_command());
    set(command, "--backend", std::string(backend));
    set(command, "-n,--count", 100);
    return run(command, "", verbose);
  };
  const auto signature = [](const Outcome& o) { return o.out.substr(o.out.find("signature")); };
  const Outcome plain = outcome("interpreter", true);
  const Outcome native = outcome("native", false);
  CHECK(plain.err.empty());
  CHECK(native.code == kFine);
  CHECK(native.err.starts_with("ludens playout: the interpreter plays Tic-Tac-Toe: "));
  CHECK(std::ranges::count(native.err, '\n') == 1);
  CHECK(signature(native) == signature(plain));
  CHECK(outcome("auto", false).err.empty());
}

TEST_CASE("backend: bench sets them side by side, as far as they can be had") {
  const NoCompiler none;
  const Command command = on_tic_tac_toe(bench_command());
  set(command, "--backend", std::string("all"));
  set(command, "--tsv", true);
  const Outcome o = run(command);
  CHECK(o.code == kFine);
  CHECK(has(o.out, "\tpeak_bytes\tmade_in_s\tcached\tratio\n"));
  CHECK(has(o.out, "tic-tac-toe\t\tinterpreter\t"));
  CHECK_FALSE(has(o.out, "\tnative\t"));
  CHECK(has(o.err, "ludens bench: the interpreter plays Tic-Tac-Toe: "));
}

TEST_CASE("backend: the environment says which, where the command line does not") {
  {
    const Variable none("LUDENS_BACKEND", nullptr);
    CHECK(default_backend() == "auto");
    CHECK(default_backend("interpreter") == "interpreter");
  }
  const Variable abacus("LUDENS_BACKEND", "abacus");
  CHECK(default_backend() == "abacus");
  CHECK(run(on_tic_tac_toe(playout_command())).code == kUsage);
  CHECK(run(on_tic_tac_toe(ir_command())).code == kFine);  // what is printed does not depend on it
}

}  // namespace ludens::cli
