// big_array.h - an array of plain values that grows in its place, in memory or in a file.
//
// Room for all that it may ever hold is set aside as addresses, which cost nothing; pages come as they are
// written. In a file, the system writes them out where memory is short.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstddef>
#include <string>
#include <type_traits>
#include <utility>

namespace ludens::solve {

template <class T>
class BigArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  BigArray() = default;
  // So many at most. `file`: empty for memory alone. is_sound() says whether there is one.
  explicit BigArray(std::size_t most, const std::string& file = "") : most_(most) {
    if (!file.empty()) {
      descriptor_ = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
      if (descriptor_ < 0) return;
      struct stat facts {};
      if (::fstat(descriptor_, &facts) == 0) room_ = static_cast<std::size_t>(facts.st_size) / sizeof(T);
    }
    const int flags = descriptor_ < 0 ? MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE : MAP_SHARED;
    void* const at = ::mmap(nullptr, most * sizeof(T), PROT_READ | PROT_WRITE, flags, descriptor_, 0);
    if (at != MAP_FAILED) data_ = static_cast<T*>(at);
    if (descriptor_ < 0) room_ = most;
  }
  ~BigArray() { clear(); }
  BigArray(BigArray&& other) noexcept { *this = std::move(other); }
  BigArray& operator=(BigArray&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(most_, other.most_);
    std::swap(room_, other.room_);
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }

  bool is_sound() const { return data_ != nullptr; }
  // Makes room for so many, of which the new ones are zero. Not while others do the same.
  bool reserve(std::size_t count) {
    if (count <= room_) return true;
    if (count > most_) return false;
    constexpr std::size_t kStep = (std::size_t{64} << 20) / sizeof(T);
    const std::size_t wanted = (count + kStep - 1) / kStep * kStep;
    if (::ftruncate(descriptor_, static_cast<off_t>(wanted * sizeof(T))) != 0) return false;
    room_ = wanted;
    return true;
  }
  // How many there is room for so far: of a file that was there before, as many as it has.
  std::size_t room() const { return room_; }
  std::size_t most() const { return most_; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  // Writes what is in memory only to the file.
  void flush(std::size_t count) {
    if (descriptor_ >= 0) ::msync(data_, count * sizeof(T), MS_SYNC);
  }

 private:
  void clear() {
    if (data_) ::munmap(data_, most_ * sizeof(T));
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  T* data_ = nullptr;
  std::size_t most_ = 0, room_ = 0;
  int descriptor_ = -1;
};

}  // namespace ludens::solve
