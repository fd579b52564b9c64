// folder_lock.h - a folder that one run writes in at a time: two would write over each other's arrays.
#pragma once

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace ludens::solve {

class FolderLock {
 public:
  // Tries to have it; it is given back with this, or when the program ends, however it does.
  explicit FolderLock(const std::string& folder)
      : descriptor_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    // Where the disk knows no locks nobody is kept out.
    is_taken_ = descriptor_ >= 0 && ::flock(descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  }
  ~FolderLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  FolderLock(const FolderLock&) = delete;

  // Somebody else has it.
  bool is_taken() const { return is_taken_; }

 private:
  int descriptor_ = -1;
  bool is_taken_ = false;
};

}  // namespace ludens::solve
