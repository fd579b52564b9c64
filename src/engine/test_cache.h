// test_cache.h - a folder for compiled games of a test's own, gone with it.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "native/module.h"

namespace ludens::engine {

// The headers that the compiler has read once are kept until the program ends: that takes it longer than a
// game.
struct TestCache {
  TestCache() : folder(kept().path) {}
  ~TestCache() {
    for (const auto& path : games()) std::filesystem::remove_all(path);
  }
  bool has_games() const { return !games().empty(); }
  TestCache(const TestCache&) = delete;

  native::BuildOptions options() const {
    native::BuildOptions out;
    out.cache = folder.string();
    return out;
  }
  // Compiled in less time, to slower code: for tests of what is emitted for many games. Others compile it as
  // people do.
  native::BuildOptions quick_options() const {
    native::BuildOptions out = options();
    out.compiler = kept().compiler();
    return out;
  }
  std::filesystem::path folder;

 private:
  // All that lies there but the headers.
  std::vector<std::filesystem::path> games() const {
    std::vector<std::filesystem::path> out;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored))
      if (!entry.path().filename().string().starts_with("headers-")) out.push_back(entry.path());
    return out;
  }
  struct Kept {
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("ludens-native-test-" + std::to_string(getpid()));
    std::string compiler() const { return path.string() + "-compiler"; }
    Kept() {
      std::ofstream(compiler()) << "#!/bin/sh\nexec g++ \"$@\" -O0\n";
      std::filesystem::permissions(compiler(), std::filesystem::perms::owner_all);
    }
    ~Kept() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
      std::filesystem::remove(compiler(), ignored);
    }
  };
  static const Kept& kept() {
    static const Kept one;
    return one;
  }
};

}  // namespace ludens::engine
