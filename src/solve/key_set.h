// key_set.h - keys of positions, each with a number: the order in which they were found. Several threads may
// add at once.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "engine/packed_state.h"
#include "ludens/random.h"
#include "solve/big_array.h"

namespace ludens::solve {

using engine::Key;
using StateId = std::uint32_t;

class KeySet {
 public:
  // `wide`: keys have more than 64 bits. `slots`: how large the table is to begin with, a power of two.
  KeySet(bool wide, std::size_t most, const std::string& file, std::size_t slots = std::size_t{1} << 22)
      : wide_(wide), words_(most * (wide ? 2 : 1), file), most_(most) {
    resize(slots);
  }

  static std::size_t hash(const Key& key) {
    return static_cast<std::size_t>(mix64(key.low + 0x9E3779B97F4A7C15ull * (key.high + 1)));
  }
  bool is_sound() const { return words_.is_sound(); }
  std::size_t size() const { return count_.load(std::memory_order_acquire); }
  std::size_t bytes() const { return size() * (wide_ ? 16 : 8) + (mask_ + 1) * sizeof(StateId); }
  Key operator[](StateId id) const {
    return wide_ ? Key{words_[std::size_t{id} * 2], words_[std::size_t{id} * 2 + 1]} : Key{words_[id], 0};
  }

  struct Place {
    StateId id;
    bool is_new;
  };
  // There is room for it (has_room_for).
  Place add(const Key& key) {
    for (std::size_t at = hash(key) & mask_;; at = (at + 1) & mask_) {
      const std::atomic_ref<StateId> slot(slots_[at]);
      StateId there = slot.load(std::memory_order_acquire);
      if (there == 0 && slot.compare_exchange_strong(there, kBusy, std::memory_order_acquire)) {
        const auto id = static_cast<StateId>(count_.fetch_add(1, std::memory_order_acq_rel));
        write(id, key);
        slot.store(id + 1, std::memory_order_release);
        return {id, true};
      }
      while (there == kBusy) there = slot.load(std::memory_order_acquire);
      if ((*this)[there - 1] == key) return {there - 1, false};
    }
  }
  // kNone where it is not there.
  static constexpr StateId kNone = ~StateId{0};
  StateId find(const Key& key) const {
    for (std::size_t at = hash(key) & mask_;; at = (at + 1) & mask_) {
      const StateId there = std::atomic_ref(slots_[at]).load(std::memory_order_acquire);
      if (there == 0) return kNone;
      if ((*this)[there - 1] == key) return there - 1;
    }
  }

  // Is it time to make room, where so many more are expected?
  bool needs_room(std::size_t more = 0) const { return size() + more > (mask_ + 1) / 8 * 5; }
  // Nobody else adds meanwhile. False where there are as many keys as there can be.
  bool make_room(std::size_t more = 0) {
    if (needs_room(more)) resize(std::max((mask_ + 1) * 2, std::bit_ceil((size() + more) * 2)));
    const std::size_t wanted = std::min(mask_ + 1, most_);  // more than the slots are never filled
    return size() < wanted && words_.reserve(wanted * (wide_ ? 2 : 1));
  }
  // One slot stays empty, where a search for a key ends.
  bool has_room_for(std::size_t more) const { return size() + more < std::min(mask_ + 1, most_); }
  // So many keys are in the file already. False where they are not.
  bool restore(std::size_t count) {
    if (count >= most_ || words_.room() < count * (wide_ ? 2 : 1)) return false;
    std::size_t slots = mask_ + 1;
    while (count > slots / 8 * 5) slots *= 2;
    count_ = count;
    resize(slots);
    return true;
  }
  void flush() { words_.flush(size() * (wide_ ? 2 : 1)); }

 private:
  static constexpr StateId kBusy = ~StateId{0};
  void write(StateId id, const Key& key) {
    if (wide_) {
      words_[std::size_t{id} * 2] = key.low;
      words_[std::size_t{id} * 2 + 1] = key.high;
    } else {
      words_[id] = key.low;
    }
  }
  void resize(std::size_t slots) {
    slots_.reset();
    // Pages of zeros that are there once they are written to: a small game fills few of them.
    slots_.reset(static_cast<StateId*>(std::calloc(slots, sizeof(StateId))));
    if (!slots_) throw std::bad_alloc();
    mask_ = slots - 1;
    for (std::size_t id = 0; id < size(); ++id) {
      std::size_t at = hash((*this)[static_cast<StateId>(id)]) & mask_;
      while (slots_[at] != 0) at = (at + 1) & mask_;
      slots_[at] = static_cast<StateId>(id + 1);
    }
  }
  struct Free {
    void operator()(StateId* slots) const { std::free(slots); }
  };

  bool wide_;
  BigArray<std::uint64_t> words_;
  std::size_t most_;
  // Asked and filled as atomics.
  std::unique_ptr<StateId[], Free> slots_;
  std::size_t mask_ = 0;
  std::atomic<std::size_t> count_ = 0;
};

}  // namespace ludens::solve
