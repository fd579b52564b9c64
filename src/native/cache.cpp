#include "native/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <vector>

namespace ludens::native {

namespace {

namespace fs = std::filesystem;

constexpr std::chrono::hours kInUse{1};

struct Entry {
  fs::path path;
  fs::file_time_type used;
  std::uintmax_t bytes;
};

// "headers-" or nothing, 32 hexadecimal digits, and what may follow a dot.
bool is_named_by_us(std::string_view name) {
  constexpr std::string_view kHeaders = "headers-";
  constexpr size_t kDigits = 32;
  if (name.starts_with(kHeaders)) name.remove_prefix(kHeaders.size());
  const size_t digits = std::min(name.find_first_not_of("0123456789abcdef"), name.size());
  return digits == kDigits && (name.size() == kDigits || name[kDigits] == '.');
}

// Of a file, or of all files below a folder. What vanishes meanwhile counts for nothing.
std::uintmax_t bytes_of(const fs::path& path) {
  std::error_code error;
  if (!fs::is_directory(fs::symlink_status(path, error))) {
    const std::uintmax_t bytes = fs::file_size(path, error);
    return error ? 0 : bytes;
  }
  std::uintmax_t sum = 0;
  for (fs::recursive_directory_iterator at(path, error), end; !error && at != end; at.increment(error)) {
    std::error_code ignored;
    const std::uintmax_t bytes = at->is_regular_file(ignored) ? at->file_size(ignored) : 0;
    if (!ignored) sum += bytes;
  }
  return sum;
}

std::vector<Entry> entries_of(const std::string& folder) {
  std::vector<Entry> out;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    if (!is_named_by_us(at->path().filename().string())) continue;
    std::error_code ignored;
    const fs::file_time_type used = fs::last_write_time(at->path(), ignored);
    if (!ignored) out.push_back({at->path(), used, bytes_of(at->path())});
  }
  return out;
}

}  // namespace

bool is_private(const std::string& folder) {
  struct stat info {};
  return stat(folder.c_str(), &info) == 0 && S_ISDIR(info.st_mode) && info.st_uid == geteuid() &&
         (info.st_mode & 022) == 0;
}

bool make_private(const std::string& folder) {
  std::error_code error;
  fs::create_directories(fs::path(folder).parent_path(), error);
  mkdir(folder.c_str(), 0700);
  return is_private(folder);
}

void note_use(const std::string& path) {
  utimensat(AT_FDCWD, path.c_str(), nullptr, 0);
}

std::uintmax_t most_cache_bytes() {
  constexpr std::uintmax_t kMegabyte = 1'000'000;
  std::uintmax_t megabytes = 1000;
  if (const char* const text = std::getenv("LUDENS_CACHE_MB"))
    std::from_chars(text, text + std::strlen(text), megabytes);  // nonsense leaves it as it is
  return std::min(megabytes, UINTMAX_MAX / kMegabyte) * kMegabyte;
}

void trim_cache(const std::string& folder, std::uintmax_t most) {
  std::vector<Entry> entries = entries_of(folder);
  std::uintmax_t sum = 0;
  for (const Entry& entry : entries) sum += entry.bytes;
  std::ranges::sort(entries, {}, &Entry::used);
  const fs::file_time_type in_use = fs::file_time_type::clock::now() - kInUse;
  for (const Entry& entry : entries) {
    if (sum <= most || entry.used > in_use) break;
    std::error_code ignored;
    fs::remove_all(entry.path, ignored);
    sum -= entry.bytes;
  }
}

}  // namespace ludens::native
