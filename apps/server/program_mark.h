// program_mark.h - tells one build of this program from another.
#pragma once

#include <string>

namespace ludens::server {

// Of the running program: what the linker wrote into it (its build ID), else a hash of its file. Never empty.
std::string program_mark();

}  // namespace ludens::server
