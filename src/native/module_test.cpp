// Compiles, which takes a while: only where what people run is tested.
#include "native/module.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "native/cache.h"

namespace ludens::native {

namespace {

namespace fs = std::filesystem;

struct Folder {
  std::string path =
      (fs::temp_directory_path() / ("ludens-module-test-" + std::to_string(getpid()))).string();
  Folder() { REQUIRE(make_private(path)); }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;

  std::string operator/(const std::string& name) const { return path + "/" + name; }
  BuildOptions options() const {
    BuildOptions out;
    out.cache = *this / "cache";
    return out;
  }
  // A compiler that does this with each text, which $text names, before it does what it is there for. The
  // headers it only reads.
  BuildOptions options_with(const std::string& deed) const {
    std::ofstream(*this / "compiler")
        << "#!/bin/sh\nfor word in \"$@\"; do case \"$word\" in *.cpp) text=$word;; esac; done\n"
        << "if [ -n \"$text\" ]; then\n"
        << deed << "\nfi\nexec g++ \"$@\"\n";
    chmod((*this / "compiler").c_str(), 0700);
    BuildOptions out = options();
    out.compiler = *this / "compiler";
    return out;
  }
  // The files of games, with what tells one from another that has taken its place.
  std::vector<std::pair<std::string, ino_t>> games() const {
    std::vector<std::pair<std::string, ino_t>> out;
    for (const auto& entry : fs::directory_iterator(*this / "cache")) {
      struct stat info {};
      if (entry.path().filename().string().starts_with("headers-")) continue;
      REQUIRE(stat(entry.path().c_str(), &info) == 0);
      out.emplace_back(entry.path().string(), info.st_ino);
    }
    std::ranges::sort(out);
    return out;
  }
};

const std::string kFirst =
    "extern \"C\" const int* first() { static const int one = 1; return &one; }\n"
    "extern \"C\" const int* ludens_rest() { return first(); }\n";
const std::string kSecond = "extern \"C\" const int* second() { static const int two = 2; return &two; }\n";
const Source kBoth{"base/device.h", {kFirst, kSecond}};

}  // namespace

TEST_SUITE_BEGIN("release");

TEST_CASE("module: a game may be several files, of which those are made that are not there") {
  const Folder folder;
  const Built built = build(kBoth, folder.options());
  REQUIRE_MESSAGE(built.module, built.problem);
  CHECK_FALSE(built.was_cached);
  CHECK(*built.module->find<const int>("first") == 1);
  CHECK(*built.module->find<const int>("second") == 2);
  CHECK_FALSE(built.module->find<const int>("third"));
  CHECK(build(kBoth, folder.options()).was_cached);
  REQUIRE(folder.games().size() == 2);
  for (const size_t lost : {size_t{0}, size_t{1}}) {
    const auto before = folder.games();
    fs::remove(before[lost].first);
    const Built again = build(kBoth, folder.options());
    REQUIRE_MESSAGE(again.module, again.problem);
    CHECK_FALSE(again.was_cached);
    CHECK(*again.module->find<const int>("second") == 2);
    REQUIRE(folder.games().size() == 2);
    CHECK(folder.games()[1 - lost] == before[1 - lost]);
  }
}

TEST_CASE("module: another text of any of its files is another game") {
  const Folder folder;
  REQUIRE(build(kBoth, folder.options()).module);
  for (const size_t changed : {size_t{0}, size_t{1}}) {
    Source other = kBoth;
    other.texts[changed] += "// changed\n";
    CHECK_FALSE(build(other, folder.options()).was_cached);
  }
}

TEST_CASE("module: its files are made at the same time") {
  const Folder folder;
  // Each waits for the other to have begun; a minute is more than that takes.
  const BuildOptions options = folder.options_with(
      "mkdir -p " + (folder / "begun") + "; touch " + (folder / "begun") +
      "/$(basename \"$text\")\ntries=0\n" + "while [ $(ls " + (folder / "begun") +
      " | wc -l) -lt 2 ]; do sleep 0.1; tries=$((tries + 1)); [ $tries -lt 600 ] || exit 1; done");
  const Built built = build(kBoth, options);
  CHECK_MESSAGE(built.module, built.problem);
}

TEST_CASE("module: where one of its files cannot be made there is no game, and nothing is left") {
  const Folder folder;
  for (const size_t wrong : {size_t{0}, size_t{1}}) {
    Source source = kBoth;
    source.texts[wrong] = "#error this is wrong\n";
    const Built built = build(source, folder.options());
    CHECK_FALSE(built.module);
    CHECK(built.problem.find("this is wrong") != std::string::npos);
    CHECK(folder.games().size() == 1 + wrong);  // the other one, which differs from time to time
  }
  const Built killed = build(kBoth, folder.options_with("kill -KILL $$"));
  CHECK_FALSE(killed.module);
  CHECK(killed.problem == "the compiler was ended by signal 9");
  CHECK(folder.games().size() == 2);
}

TEST_CASE("module: told to stop, all are ended, and nothing is left") {
  const Folder folder;
  REQUIRE(fs::create_directory(folder / "begun"));
  BuildOptions options =
      folder.options_with("touch " + (folder / "begun") + "/$(basename \"$text\"); sleep 1000");
  std::atomic<bool> stop = false;
  std::atomic<bool> ended = false;  // before they had begun: then there is nobody to wait for
  options.stop = &stop;
  std::thread stopper([&] {
    const auto begun = [&] {
      return std::distance(fs::directory_iterator(folder / "begun"), fs::directory_iterator());
    };
    while (begun() < 2 && !ended) std::this_thread::yield();
    stop = true;
  });
  const Built built = build(kBoth, options);
  ended = true;
  stopper.join();
  CHECK_FALSE(built.module);
  CHECK(built.problem == "stopped");
  CHECK(folder.games().empty());
}

TEST_SUITE_END();

}  // namespace ludens::native
