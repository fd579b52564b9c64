// test_cache.h - a folder for compiled games of a test's own, gone with it.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>

#include "native/module.h"

namespace ludens::engine {

struct TestCache {
  TestCache()
      : folder(std::filesystem::temp_directory_path() / ("ludens-native-test-" + std::to_string(getpid()))) {}
  ~TestCache() {
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
  }
  TestCache(const TestCache&) = delete;

  native::BuildOptions options() const {
    native::BuildOptions out;
    out.cache = folder.string();
    return out;
  }
  std::filesystem::path folder;
};

}  // namespace ludens::engine
