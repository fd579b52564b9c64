#include "apps/server/data_folder.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <fstream>

namespace ludens::server {

namespace {

namespace fs = std::filesystem;

struct Place {
  fs::path path = fs::temp_directory_path() / ("ludens-data-test-" + std::to_string(::getpid()));
  ~Place() { fs::remove_all(path); }
  fs::perms mode() const { return fs::status(path).permissions(); }
};

}  // namespace

TEST_CASE("data folder: it is made for its user alone") {
  const Place place;
  std::string why;
  CHECK(DataFolder::open(place.path / "in" / "it", why));
  CHECK(fs::status(place.path / "in" / "it").permissions() == fs::perms(0700));
  CHECK(fs::status(place.path / "in" / "it" / "lock").permissions() == fs::perms(0600));
}

TEST_CASE("data folder: one that is there is closed to others where nothing else is in it") {
  const Place place;
  std::string why;
  fs::create_directories(place.path);
  fs::permissions(place.path, fs::perms(0755));
  CHECK(DataFolder::open(place.path, why));
  CHECK(place.mode() == fs::perms(0700));
  fs::permissions(place.path, fs::perms(0755));
  CHECK(DataFolder::open(place.path, why));  // with a lock in it, and nothing that says that it is ours
  CHECK(place.mode() == fs::perms(0755));
  std::ofstream(place.path / "trials.sqlite").flush();
  CHECK(DataFolder::open(place.path, why));
  CHECK(place.mode() == fs::perms(0700));
}

TEST_CASE("data folder: a second server is refused while the first is there") {
  const Place place;
  std::string why;
  auto first = DataFolder::open(place.path, why);
  REQUIRE_MESSAGE(first, why);
  CHECK_FALSE(DataFolder::open(place.path, why));
  CHECK(why.starts_with("another server uses the folder "));
  first.reset();
  CHECK(DataFolder::open(place.path, why));
}

TEST_CASE("data folder: one that cannot be made is said to be that") {
  std::string why;
  CHECK_FALSE(DataFolder::open("/dev/null/folder", why));
  CHECK(why.starts_with("cannot make the folder /dev/null/folder"));
}

}  // namespace ludens::server
