// data_folder.h - where the server keeps things: a folder that belongs to its user alone, and to one server
// at a time.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace ludens::server {

class DataFolder {
 public:
  // Makes it where it is missing. A folder that is empty or already holds a database of ours is closed to
  // others; one with other things in it is left as it is (the files that we make in it are private in any
  // case). Null, with the reason in `why`: it cannot be made, or another server uses it.
  static std::unique_ptr<DataFolder> open(const std::filesystem::path& path, std::string& why);
  ~DataFolder();
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  std::string database() const { return (path_ / "trials.sqlite").string(); }
  std::string index() const { return (path_ / "games.index").string(); }

 private:
  DataFolder(std::filesystem::path path, int lock) : path_(std::move(path)), lock_(lock) {}
  std::filesystem::path path_;
  int lock_;  // a file descriptor: the lock goes with the process, however that ends
};

}  // namespace ludens::server
