// scratch.h - lists that are lent and given back in turn, so that playing allocates nothing after a while.
//
// What was lent last comes back first: borrow with a Scratch (machine.h), which gives back where it ends.
#pragma once

#include <memory>
#include <span>
#include <tuple>
#include <vector>

namespace ludens::interpreter {

template <class List>
class Lender {
 public:
  List& lend() {
    if (used_ == lists_.size()) lists_.push_back(std::make_unique<List>());
    List& list = *lists_[used_++];
    list.clear();
    return list;
  }
  void take_back() { --used_; }

 private:
  std::vector<std::unique_ptr<List>> lists_;
  size_t used_ = 0;
};

// One lender for each type of list.
template <class... Lists>
class Lenders {
 public:
  template <class List>
  Lender<List>& of() {
    return std::get<Lender<List>>(lenders_);
  }

 private:
  std::tuple<Lender<Lists>...> lenders_;
};

}  // namespace ludens::interpreter
