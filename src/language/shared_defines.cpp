// shared_defines.cpp - the define library that is built into the program.
#include "base/embedded.h"
#include "language/defines.h"

namespace ludens {

const DefineLibrary& shared_defines() {
  static const DefineLibrary library = [] {
    std::vector<SourceFile> files;
    for (int i = 0; i < kDefineFilesCount; ++i)
      files.push_back({std::string(kDefineFiles[i].path), std::string(kDefineFiles[i].text)});
    return read_define_library(files);
  }();
  return library;
}

}  // namespace ludens
