#include "apps/server/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace ludens::server {

namespace {

namespace fs = std::filesystem;

// Only a folder that is nobody else's is closed to others: somebody may have said --data /tmp.
bool is_ours(const fs::path& path) {
  std::error_code error;
  return fs::exists(path / "trials.sqlite", error) || fs::is_empty(path, error);
}

}  // namespace

std::unique_ptr<DataFolder> DataFolder::open(const fs::path& path, std::string& why) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) {
    why = "cannot make the folder " + path.string() + ": " + error.message();
    return nullptr;
  }
  if (is_ours(path)) fs::permissions(path, fs::perms::owner_all, error);
  const int lock = ::open((path / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (lock < 0) {
    why = "cannot write in the folder " + path.string() + ": " + std::strerror(errno);
    return nullptr;
  }
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    ::close(lock);
    why =
        "another server uses the folder " + path.string() + "; end it, or choose another folder with --data";
    return nullptr;
  }
  return std::unique_ptr<DataFolder>(new DataFolder(path, lock));
}

DataFolder::~DataFolder() {
  ::close(lock_);
}

}  // namespace ludens::server
