// output.h - what a command has written has arrived, or its exit status says so.
#pragma once

#include <iosfwd>
#include <string>

#include "apps/ludens/command.h"

namespace ludens::cli {

// Writes a file that was asked for; says what went wrong. Returns the exit code.
int write_output(const std::string& path, const std::string& text, const std::string& command,
                 Console& console);

// At the end of every command: kNotWritten, with a message, where `out` could not take all of what was
// written to it, unless something else had failed before; else `code`.
int finish_output(int code, std::ostream& out, std::ostream& err);

}  // namespace ludens::cli
