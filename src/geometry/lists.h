// lists.h - many short lists in two flat arrays: list i is items[first[i] .. first[i + 1]).
//
// Boards have hundreds of thousands of neighbour lists; this keeps them together in memory and
// makes a copy of all of them two allocations. Lists are filled in order and never change after.
#pragma once

#include <span>
#include <vector>

namespace ludens::geometry {

template <typename T>
class Lists {
 public:
  int size() const { return static_cast<int>(first_.size()) - 1; }
  std::span<const T> operator[](int list) const {
    return {items_.data() + first_[list], items_.data() + first_[list + 1]};
  }
  int first(int list) const { return first_[list]; }  // where the list starts in items()
  std::span<const T> items() const { return items_; }

  // --- filling: add items to the list at the end, then close it to begin the next
  void reserve(int lists, int items) {
    first_.reserve(lists + 1);
    items_.reserve(items);
  }
  void add(const T& item) { items_.push_back(item); }
  void close() { first_.push_back(static_cast<int>(items_.size())); }

 private:
  std::vector<int> first_{0};
  std::vector<T> items_;
};

}  // namespace ludens::geometry
