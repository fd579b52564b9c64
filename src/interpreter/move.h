// move.h - a move as a small value, and lists of them.
//
// A move is a kind (a place in the rules) and the registers that were bound when it was made; applying it
// runs the kind's actions with those bound again. A group stands for many moves of one kind at once.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "interpreter/group.h"

namespace ludens::interpreter {

using ludens::kMaxCaptures;
using ludens::Move;

// Groups come first. Their space is kept from list to list.
struct MoveList {
  std::vector<Move> moves;
  int total = 0;
  std::vector<Move> kept;  // scratch while the list is sifted

  void clear() {
    moves.clear();
    group_count_ = 0;
    word_count_ = 0;
    grouped_ = 0;
    total = 0;
  }
  void add(const Move& move) {
    moves.push_back(move);
    ++total;
  }
  // --- those that are kept become the list
  void begin_sifting() { kept.clear(); }
  void keep(const Move& move) { kept.push_back(move); }
  void end_sifting() {
    clear();
    moves.assign(kept.begin(), kept.end());
    total = static_cast<int>(moves.size());
  }
  // Takes the n-th candidate out.
  void drop(int n) {
    --total;
    int before = 0;
    bool found = false;
    for (Group& group : groups()) {
      if (!found && n < group.upto) {
        clear_bit(sites(group), nth_bit(sites(group), n - before));
        found = true;
      }
      before = group.upto;
      group.upto -= found;
    }
    if (found) return;
    moves[static_cast<size_t>(n - before)] = moves.back();
    moves.pop_back();
  }
  std::span<Group> groups() { return {groups_.data(), group_count_}; }
  std::span<const Group> groups() const { return {groups_.data(), group_count_}; }
  SetWord* sites(Group& group) {
    return group.first_word < 0 ? &group.word : words_.data() + group.first_word;
  }
  const SetWord* sites(const Group& group) const {
    return group.first_word < 0 ? &group.word : words_.data() + group.first_word;
  }

  void add_group(int kind, Group::From mode, int mover, int from, SetWord sites) {
    Group& group = open_group(kind, mode, mover, from, std::popcount(sites));
    group.first_word = -1;
    group.word = sites;
  }
  [[gnu::always_inline]] void add_group(int kind, Group::From mode, int mover, int from, const SetWord* set,
                                        int words) {
    if (words == 1) {
      if (*set) add_group(kind, mode, mover, from, *set);
      return;
    }
    const int count = count_bits(set, words);
    if (count == 0) return;
    open_group(kind, mode, mover, from, count).first_word = static_cast<std::int32_t>(word_count_);
    const size_t needed = word_count_ + static_cast<size_t>(words);
    if (needed > words_.size()) words_.resize(2 * needed);
    copy_words(words_.data() + word_count_, set, words);
    word_count_ = needed;
  }

  // Room for so many groups, to be written in place: their `upto` goes on from grouped(). close_groups says
  // where they end.
  Group* room_for(size_t groups) {
    if (group_count_ + groups > groups_.size()) make_room(groups);
    return groups_.data() + group_count_;
  }
  int grouped() const { return grouped_; }
  void close_groups(const Group* end, int grouped) {
    total += grouped - grouped_;
    group_count_ = static_cast<size_t>(end - groups_.data());
    grouped_ = grouped;
  }

 private:
  Group& open_group(int kind, Group::From mode, int mover, int from, int count) {
    if (group_count_ == groups_.size()) make_room(1);
    Group& group = groups_[group_count_++];
    group.kind = static_cast<std::uint16_t>(kind);
    group.mode = mode;
    group.mover = static_cast<std::uint8_t>(mover);
    group.from = from;
    grouped_ += count;
    group.upto = grouped_;
    total += count;
    return group;
  }

  void make_room(size_t groups) { groups_.resize(2 * group_count_ + groups + 16); }

  std::vector<Group> groups_;
  std::vector<SetWord> words_;
  size_t group_count_ = 0, word_count_ = 0;
  int grouped_ = 0;  // moves in groups
};

}  // namespace ludens::interpreter
