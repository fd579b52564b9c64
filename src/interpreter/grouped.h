// grouped.h - many moves of one kind at once, listed as a group.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

[[gnu::always_inline]] inline bool list_group(Machine& m, int kind, Group::From mode, int from,
                                              const SetWord* to) {
  m.list->add_group(kind, mode, m.head().mover, from, to, m.words);
  return !m.check_list();
}

// Room for some groups of steps on a board of one word, which are written in place.
class StepRoom {
 public:
  StepRoom(Machine& m, int most)
      : machine_(m),
        next_(m.list->room_for(static_cast<size_t>(most))),
        upto_(m.list->grouped()),
        head_((static_cast<std::uint32_t>(Group::From::Back) << 16) |
              (static_cast<std::uint32_t>(m.head().mover) << 24)) {}

  // A group without sites is written over by the next.
  void add(int kind, int relation, SetWord to) {
    upto_ += popcount(to);
    const std::uint32_t head = static_cast<std::uint16_t>(kind) | head_;
    static_assert(offsetof(Group, mode) == 2 && offsetof(Group, mover) == 3 &&
                  offsetof(Group, from) == sizeof(head));
    std::memcpy(static_cast<void*>(next_), &head, sizeof(head));  // kind, mode and mover at once
    next_->from = relation;
    next_->upto = upto_;
    next_->first_word = -1;
    next_->word = to;
    next_ += to != 0;
  }
  bool close() {
    machine_.list->close_groups(next_, upto_);
    return !machine_.check_list();
  }

 private:
  Machine& machine_;
  Group* next_;
  int upto_;
  std::uint32_t head_;  // of each group, but for its kind
};

}  // namespace ludens::interpreter
