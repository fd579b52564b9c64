// define_docs.h - what the comments above the shared defines say, for the manual.
#pragma once

#include <string>
#include <vector>

#include "language/defines.h"

namespace ludens {

struct DefineDoc {
  std::string name;
  std::string file;     // "defines/steps.def"
  std::string comment;  // the lines right above it without //, each with its end; may be empty
  std::string source;   // "(define ...)" as written
};

// In the order of the library.
std::vector<DefineDoc> define_docs(const DefineLibrary& library);

}  // namespace ludens
