// command_testing.h - running a command in a test: arguments set by name, input given, output caught.
#pragma once

#include <doctest/doctest.h>

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

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace ludens::cli
