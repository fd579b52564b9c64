// proof_space.h - what searches for a proof share: positions as keys, what follows them, a table that
// forgets, and how much may be spent.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "ludens/random.h"
#include "solve/big_array.h"
#include "solve/symmetry.h"

namespace ludens::solve {

// Can the player force a win from a position?
enum class Mark : std::uint8_t { Unknown, Won, NotWon };

struct KeyHash {
  std::size_t operator()(const Key& key) const {
    return static_cast<std::size_t>(mix64(key.low + 0x9E3779B97F4A7C15ull * (key.high + 1)));
  }
};

// What a search has spent, and whether it may go on. Once it may not, whatever it finds means nothing.
class Meter {
 public:
  explicit Meter(std::size_t most) : most_(most) {}
  std::function<bool()> goes_on = {};  // asked now and then

  bool spend() {
    if (is_stopped_) return false;
    ++nodes_;
    constexpr std::size_t kBetweenAsking = 0x3FF;
    if ((most_ > 0 && nodes_ >= most_) || ((nodes_ & kBetweenAsking) == 0 && goes_on && !goes_on()))
      is_stopped_ = true;
    return !is_stopped_;
  }
  void stop() { is_stopped_ = true; }
  bool is_stopped() const { return is_stopped_; }
  std::size_t nodes() const { return nodes_; }

 private:
  std::size_t most_, nodes_ = 0;
  bool is_stopped_ = false;
};

class ProofSpace {
 public:
  using Status = engine::Successors::Status;
  ProofSpace(const engine::Game& game, const engine::PackedState& packed, const Symmetry& symmetry,
             Meter& meter)
      : packed_(packed), symmetry_(symmetry), successors_(game, packed), meter_(meter) {}

  const engine::PackedState& packed() const { return packed_; }
  const Symmetry& symmetry() const { return symmetry_; }
  Meter& meter() { return meter_; }

  // The positions that follow, each once, the least of their kind. False, and the search is over, where they
  // cannot be had.
  bool list(const Key& key, std::vector<Key>& out) {
    status_ = successors_.list(key, out);
    if (status_ != Status::Fine) meter_.stop();
    if (status_ != Status::Fine) return false;
    if (symmetry_.count() == 1) return true;
    for (Key& next : out) next = least(next);
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return true;
  }
  // The same, with a number of the move that leads to each: the same sites, the same number.
  struct Next {
    Key key;
    std::uint16_t move = 0;
  };
  static constexpr std::size_t kMoveNumbers = 1 << 12;
  bool list(const Key& key, std::vector<Next>& out) {
    out.clear();
    status_ = successors_.list_moves(key, moves_, after_);
    if (status_ != Status::Fine) meter_.stop();
    if (status_ != Status::Fine) return false;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      const auto sites = static_cast<std::uint64_t>(static_cast<std::uint32_t>(moves_[i].from)) << 32 |
                         static_cast<std::uint32_t>(moves_[i].to);
      out.push_back({least(after_[i]), static_cast<std::uint16_t>(mix64(sites) % kMoveNumbers)});
    }
    std::ranges::sort(out, {}, &Next::key);
    const auto is_same = [](const Next& a, const Next& b) { return a.key == b.key; };
    out.erase(std::unique(out.begin(), out.end(), is_same), out.end());
    return true;
  }
  Key least(const Key& key) const {
    int orbit = 1;
    return symmetry_.least(key, orbit);
  }
  bool is_turn_of(int player, const Key& key) const { return packed_.mover(key) == player; }
  // Of a position that is over.
  Mark end_mark(int player, const Key& key) const {
    return packed_.winner(key) == player ? Mark::Won : Mark::NotWon;
  }
  Status status() const { return status_; }
  const std::byte* state() { return successors_.state(); }

 private:
  const engine::PackedState& packed_;
  const Symmetry& symmetry_;
  engine::Successors successors_;
  Meter& meter_;
  Status status_ = Status::Fine;
  std::vector<Move> moves_;
  std::vector<Key> after_;
};

// What is known of positions, as much as there is room for: four places for each, and what took least work
// makes way. An entry has `key` and `work`, which is 0 where there is none.
template <class Entry>
class ProofMemory {
 public:
  explicit ProofMemory(std::size_t bytes) {
    constexpr std::size_t kLeast = 1 << 10;
    std::size_t buckets = kLeast;
    while (buckets * 2 * kPlaces * sizeof(Entry) <= bytes) buckets *= 2;
    entries_ = BigArray<Entry>(buckets * kPlaces);
    mask_ = buckets - 1;
  }
  bool is_sound() const { return entries_.is_sound(); }

  const Entry* find(const Key& key) const {
    const Entry* const bucket = entries_.data() + (KeyHash()(key) & mask_) * kPlaces;
    for (std::size_t i = 0; i < kPlaces; ++i)
      if (bucket[i].work != 0 && bucket[i].key == key) return bucket + i;
    return nullptr;
  }
  // The place of the key; what is new there has no work.
  Entry& place(const Key& key) {
    Entry* const bucket = entries_.data() + (KeyHash()(key) & mask_) * kPlaces;
    Entry* least = bucket;
    for (std::size_t i = 0; i < kPlaces; ++i) {
      if (bucket[i].work != 0 && bucket[i].key == key) return bucket[i];
      if (bucket[i].work < least->work) least = bucket + i;
    }
    *least = Entry();
    least->key = key;
    return *least;
  }

 private:
  static constexpr std::size_t kPlaces = 4;
  BigArray<Entry> entries_;
  std::size_t mask_ = 0;
};

}  // namespace ludens::solve
