#include "native/cache.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "native/module.h"
#include "native/naming.h"

namespace ludens::native {

namespace {

namespace fs = std::filesystem;

fs::file_time_type long_ago(int hours) {
  return std::chrono::file_clock::from_sys(std::chrono::sys_seconds(std::chrono::hours(hours)));
}

struct Folder {
  std::string path = (fs::temp_directory_path() / ("ludens-cache-test-" + std::to_string(getpid()))).string();
  Folder() { REQUIRE(make_private(path)); }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;

  std::string operator/(const std::string& name) const { return path + "/" + name; }
  // A thousand bytes, used long ago: the more hours, the later.
  std::string file(const std::string& name, int hours) const {
    std::string made = *this / name;
    fs::create_directories(fs::path(made).parent_path());
    std::ofstream(made) << std::string(1000, 'x');
    fs::last_write_time(made, long_ago(hours));
    return made;
  }
};

}  // namespace

TEST_CASE("cache: what was used longest ago goes, until the rest fits") {
  const Folder folder;
  const std::string oldest = folder.file(name_of("a") + ".so", 1);
  const std::string newest = folder.file(name_of("b") + ".so", 3);
  const std::string headers = folder.file("headers-" + name_of("c") + "/src/game.h", 2);
  fs::last_write_time(fs::path(headers).parent_path().parent_path(), long_ago(2));
  trim_cache(folder.path, 3000);
  CHECK(fs::exists(oldest));
  trim_cache(folder.path, 2000);
  CHECK_FALSE(fs::exists(oldest));
  CHECK(fs::exists(headers));
  CHECK(fs::exists(newest));
  trim_cache(folder.path, 1999);
  CHECK_FALSE(fs::exists(headers));
  CHECK(fs::exists(newest));
}

TEST_CASE("cache: what was just used, and what others put there, stays") {
  const Folder folder;
  const std::string used = folder.file(name_of("a") + ".so", 1);
  const std::string letter = folder.file("letter.txt", 1);
  const std::string digits = folder.file(name_of("a").substr(1) + ".so", 1);
  note_use(used);
  trim_cache(folder.path, 0);
  CHECK(fs::exists(used));
  CHECK(fs::exists(letter));
  CHECK(fs::exists(digits));
  trim_cache(folder / "nowhere", 0);
}

TEST_CASE("cache: a folder that others may write to is not private") {
  const Folder folder;
  CHECK(is_private(folder.path));
  chmod(folder.path.c_str(), 0770);
  CHECK_FALSE(is_private(folder.path));
  CHECK_FALSE(make_private(folder.path));
  CHECK_FALSE(is_private(folder / "nowhere"));
}

TEST_CASE("cache: whole programs are used, and make room, like all else") {
  const Folder folder;
  const std::string compiler = folder / "copy";
  std::ofstream(compiler) << "#!/bin/sh\ncp \"$1\" \"$3\"; chmod 700 \"$3\"\n";
  chmod(compiler.c_str(), 0700);
  BuildOptions options;
  options.cache = folder.path;
  const auto build = [&](const std::string& text) { return build_program(text, {compiler}, ".sh", options); };
  setenv("LUDENS_CACHE_MB", "0", 1);
  const BuiltProgram first = build("one");
  REQUIRE_MESSAGE(first.problem.empty(), first.problem);
  fs::last_write_time(first.path, long_ago(1));
  CHECK(build("one").was_cached);
  CHECK(fs::last_write_time(first.path) > long_ago(1));
  const std::string old = folder.file(name_of("old") + ".so", 1);
  CHECK_FALSE(build("two").was_cached);
  CHECK_FALSE(fs::exists(old));
  CHECK(fs::exists(first.path));
  unsetenv("LUDENS_CACHE_MB");
}

TEST_CASE("cache: how large it may become is a setting") {
  unsetenv("LUDENS_CACHE_MB");
  CHECK(most_cache_bytes() == 1'000'000'000);
  setenv("LUDENS_CACHE_MB", "20", 1);
  CHECK(most_cache_bytes() == 20'000'000);
  setenv("LUDENS_CACHE_MB", "plenty", 1);
  CHECK(most_cache_bytes() == 1'000'000'000);
  unsetenv("LUDENS_CACHE_MB");
}

}  // namespace ludens::native
