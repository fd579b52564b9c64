// move.h - a move as a small value, and lists of them.
//
// A move is a kind (a place in the rules) and the registers that were bound when it was made; applying it
// runs the kind's actions with those bound again. A group stands for many moves of one kind at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bits.h"
#include "ludens/move.h"

namespace ludens::interpreter {

using ludens::kMaxCaptures;
using ludens::Move;

struct Group {
  enum class From : std::uint8_t {
    IsTo,   // placing
    Fixed,  // one piece, many places
    Back,   // one step back along a relation
  };
  std::uint16_t kind = 0;
  From mode = From::IsTo;
  std::int32_t from = -1;  // Fixed: the site; Back: index of the relation
  std::int32_t count = 0;
  std::int32_t first_word = 0;
};

// Groups come first. Their space is kept from list to list, and asked for once per group.
struct MoveList {
  std::vector<Move> moves;
  int total = 0;
  std::vector<Move> kept;  // scratch while the list is sifted

  void clear() {
    moves.clear();
    group_count_ = 0;
    word_count_ = 0;
    total = 0;
  }
  std::span<Group> groups() { return {groups_.data(), group_count_}; }
  std::span<const Group> groups() const { return {groups_.data(), group_count_}; }
  SetWord* sites(const Group& group) { return words_.data() + group.first_word; }
  const SetWord* sites(const Group& group) const { return words_.data() + group.first_word; }

  void add_group(int kind, Group::From mode, int from, const SetWord* set, int words, int count) {
    const auto needed = static_cast<size_t>(words);
    if (group_count_ == groups_.size() || word_count_ + needed > words_.size()) make_room(needed);
    Group& group = groups_[group_count_++];
    group.kind = static_cast<std::uint16_t>(kind);
    group.mode = mode;
    group.from = from;
    group.count = count;
    group.first_word = static_cast<std::int32_t>(word_count_);
    for (int w = 0; w < words; ++w) words_[word_count_ + static_cast<size_t>(w)] = set[w];
    word_count_ += needed;
    total += count;
  }

 private:
  void make_room(size_t words) {
    if (group_count_ == groups_.size()) groups_.resize(2 * group_count_ + 16);
    if (word_count_ + words > words_.size()) words_.resize(2 * word_count_ + words + 16);
  }

  std::vector<Group> groups_;
  std::vector<SetWord> words_;
  size_t group_count_ = 0, word_count_ = 0;
};

}  // namespace ludens::interpreter
