// kept_hash.h - a hash that is worked out when it is first asked for, and then kept until the state changes.
//
// A state that nobody changes may be read by several threads: they may all work it out, to the same value.
#pragma once

#include <atomic>
#include <cstdint>

namespace ludens::engine {

class KeptHash {
 public:
  KeptHash() = default;
  KeptHash(const KeptHash& other) : value_(other.value()) {}
  KeptHash& operator=(const KeptHash& other) {
    value_.store(other.value(), std::memory_order_relaxed);
    return *this;
  }

  bool is_known() const { return value() != kUnknown; }
  void forget() { value_.store(kUnknown, std::memory_order_relaxed); }

  template <class WorkOut>
  std::uint64_t get(WorkOut work_out) const {
    std::uint64_t hash = value();
    if (hash != kUnknown) return hash;
    hash = work_out();
    value_.store(hash, std::memory_order_relaxed);
    return hash;
  }

 private:
  // A hash that happens to be this is worked out every time.
  static constexpr std::uint64_t kUnknown = 0;

  std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

  mutable std::atomic<std::uint64_t> value_ = kUnknown;
};

}  // namespace ludens::engine
