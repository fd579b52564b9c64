#include "base/files.h"

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <sstream>

namespace ludens {

namespace {

namespace fs = std::filesystem;

struct Folder {
  Folder() : path(fs::temp_directory_path() / ("ludens-files-test-" + std::to_string(::getpid()))) {
    fs::create_directory(path);
  }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;
  std::string operator/(const char* name) const { return (path / name).string(); }
  fs::path path;
};

std::string why_not(const std::string& path, std::size_t most = kMostGameBytes) {
  const Result<std::string> text = read_file(path, most);
  return text ? "read" : text.diagnostics.front().code + ": " + text.diagnostics.front().message;
}

}  // namespace

TEST_CASE("files: what is written is read, up to the limit and no further") {
  const Folder folder;
  const std::string path = folder / "text";
  CHECK(write_file(path, std::string("a\0b", 3)).empty());
  CHECK(*read_file(path) == std::string("a\0b", 3));
  CHECK(*read_file(path, 3) == std::string("a\0b", 3));
  CHECK(why_not(path, 2) == "L0102: more than 0 MB, which is the limit for such a file");
  CHECK(write_file(path, "").empty());
  CHECK(read_file(path)->empty());
  // Its size is said to be 0, and it has more than a byte.
  CHECK(why_not("/proc/self/status", 1) == "L0102: more than 0 MB, which is the limit for such a file");
  CHECK(read_file("/proc/self/status"));
}

TEST_CASE("files: nothing but regular files is opened, and nobody waits") {
  const Folder folder;
  const std::string pipe = folder / "pipe";
  REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(why_not(pipe) == "L0001: cannot read this file: it is a pipe, not a regular file");
  CHECK(why_not(folder.path.string()) == "L0001: cannot read this file: it is a folder");
  CHECK(why_not("/dev/zero") == "L0001: cannot read this file: it is a device, not a regular file");
  CHECK(why_not(folder / "absent") == "L0001: cannot read this file: No such file or directory");

  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string place = folder / "socket";
  REQUIRE(place.size() < sizeof(address.sun_path));
  std::memcpy(address.sun_path, place.c_str(), place.size());
  REQUIRE(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) == 0);
  CHECK(why_not(place) == "L0001: cannot read this file: it is no regular file");
  ::close(socket);
}

TEST_CASE("files: one that cannot be read is told about, with its name") {
  const Folder folder;
  for (const std::string& path : {folder / "absent", folder.path.string()}) {
    INFO(path);
    const Result<std::string> text = read_file(path);
    REQUIRE_FALSE(text);
    CHECK(text.diagnostics.front().code == "L0001");
    CHECK(text.diagnostics.front().at.file == path);
  }
}

TEST_CASE("files: a stream is read up to the limit") {
  std::istringstream in(std::string(200'000, 'x'));
  CHECK(read_stream(in, "<stdin>")->size() == 200'000);
  std::istringstream large(std::string(200'000, 'x'));
  const Result<std::string> text = read_stream(large, "<stdin>", 100'000);
  REQUIRE_FALSE(text);
  CHECK(text.diagnostics.front().at.file == "<stdin>");
  CHECK(large.tellg() == 100'001);
}

TEST_CASE("files: what cannot be written is said") {
  const Folder folder;
  CHECK(write_file(folder / "no/such", "x").ends_with("no/such: No such file or directory"));
  CHECK(write_file("/dev/full", "x") == "cannot write /dev/full: No space left on device");
}

}  // namespace ludens
