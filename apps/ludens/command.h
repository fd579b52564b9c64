// command.h - what a command of `ludens` is: its name, its arguments, what it does.
//
// A command lives in one file, declares its arguments as data and never sees the library that reads the
// command line (main.cpp alone does). New command: copy version.cpp and add one line to commands.h.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace ludens::cli {

// The exit codes of all commands.
enum Exit : int {
  kFine = 0,
  kNegative = 1,
  kUsage = 2,
  kNotFound = 3,
  kUnsupported = 4,
  kInternal = 5,
  kNotWritten = 6,  // the output, or a file, could not be written
  kInterrupted = 130
};

// Where a command writes: data to `out`, everything else to `err`.
struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool colour_out = false;
  bool colour_err = false;
  bool terminal_in = false;   // somebody types: prompts are shown
  bool terminal_err = false;  // progress is shown only there
  bool verbose = false;
  bool quiet = false;
};

// What a number may be, both ends included.
struct Range {
  double least = 0, most = 0;
};

// Of commands that work at several things at a time.
inline constexpr Range kThreads{1, 256};
// Of seconds, where nothing else is said: three years.
inline constexpr Range kTime{0, 1e8};

// What is said of a game whose rules ask for too much; `limit` as State::limit says it.
inline std::string given_up(const std::string& game, const std::string& limit) {
  return game + " was given up: " + limit;
}

struct Argument {
  std::string names;  // "--json", "-j,--jobs", or a word without dashes for a positional one
  std::string help;
  std::variant<bool*, int*, double*, std::string*, std::vector<std::string>*> into;
  bool required = false;
  std::vector<std::string> choices = {};  // empty: anything
  std::optional<Range> range = {};        // of a number, which the help names; without one see range_of
};

// Does it take a number of seconds?
bool is_time(const Argument& argument);
// What the number may be: its own range, or kTime; none: any will do, or it takes no number.
std::optional<Range> range_of(const Argument& argument);
// "16 to 8192"
std::string range_text(const Range& range);
// What is wrong with this as a number of the range; empty if nothing. Not a number is not in any.
std::string range_error(const Range& range, const std::string& text);

struct Command {
  std::string name;
  std::string summary;   // one line
  std::string examples;  // shown at the head of the command's help
  std::vector<Argument> arguments;
  std::function<int(Console&)> run;  // returns the exit code
};

}  // namespace ludens::cli
