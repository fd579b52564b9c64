// command_testing.h - running a command in a test: arguments set by name, input given, output caught.
#pragma once

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "apps/ludens/command.h"

namespace ludens::cli {

struct Outcome {
  int code;
  std::string out, err;
};

template <class T>
void set(const Command& command, std::string_view name, T value) {
  for (const Argument& argument : command.arguments)
    if (argument.names == name) {
      *std::get<T*>(argument.into) = std::move(value);
      return;
    }
  FAIL("no argument ", name);
}

inline Outcome run(const Command& command, const std::string& input = "", bool verbose = false) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Console console{.in = in, .out = out, .err = err};
  console.verbose = verbose;
  const int code = command.run(console);
  return {code, out.str(), err.str()};
}

// A game's file for as long as it lives.
class TemporaryGame {
 public:
  explicit TemporaryGame(const std::string& text)
      : path_(std::filesystem::temp_directory_path() /
              ("ludens-cli-test-" + std::to_string(::getpid()) + ".lud")) {
    std::ofstream(path_) << text;
  }
  ~TemporaryGame() { std::filesystem::remove(path_); }
  TemporaryGame(const TemporaryGame&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

inline Command on(Command command, const std::string& game) {
  set(command, "FILE", game);
  return command;
}

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace ludens::cli
