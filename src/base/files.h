// files.h - whole files as text: read within a bound, and written so that a failure is noticed.
//
// Every file that a person or a text names is opened here. Only regular files are: a pipe, a socket, a device
// or a folder is refused with a sentence, without waiting for anybody to write into it.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>

#include "base/diagnostic.h"

namespace ludens {

inline constexpr std::size_t kMostGameBytes = 4 << 20;    // the largest known game has 170 KB
inline constexpr std::size_t kMostTrialBytes = 64 << 20;  // docs/trials.md
inline constexpr std::size_t kMostListBytes = 256 << 20;  // recorded reference data, lists of games

// All of a file, or why it cannot be read (L0001), or that it holds more than `most` bytes (L0102), no more
// than which are read.
Result<std::string> read_file(const std::string& path, std::size_t most = kMostGameBytes);

// The same for what is left of a stream; `name` is how errors call it.
Result<std::string> read_stream(std::istream& in, const std::string& name, std::size_t most = kMostGameBytes);

// Empty, or why not all of the text could be written: "cannot write x.svg: No space left on device".
std::string write_file(const std::string& path, const std::string& text);

}  // namespace ludens
