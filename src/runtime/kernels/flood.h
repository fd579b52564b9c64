// flood.h - a group of sites as it grows: in the order in which they were found, and as a set.
#pragma once

#include "runtime/kernels/kernel.h"

namespace ludens::kernels {

template <class World>
class Flood {
 public:
  LUDENS_FN explicit Flood(const World& w) : w_(w), found_(w) { clear_words(set_, w.words); }

  LUDENS_FN void clear() {
    clear_words(set_, w_.words);
    found_.list.clear();
  }
  LUDENS_FN void start(int site) {
    clear();
    add(site);
  }
  LUDENS_FN void add(int site) {
    set_bit(set_, site);
    found_.list.push_back(site);
  }
  LUDENS_FN bool has(int site) const { return test_bit(set_, site); }
  LUDENS_FN int size() const { return static_cast<int>(found_.list.size()); }
  LUDENS_FN int operator[](int i) const { return found_.list[i]; }
  LUDENS_FN const SetWord* set() const { return set_; }

 private:
  const World& w_;
  typename World::Set set_;
  typename World::ScratchList found_;
};

}  // namespace ludens::kernels
