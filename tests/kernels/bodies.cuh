// bodies.cuh - bodies of any registers, as emitted code passes lambdas.
#pragma once

#include "device_world.h"

namespace ludens {

struct Below {
  int bound;
  LUDENS_FN explicit operator bool() const { return true; }
  template <class... Values>
  LUDENS_FN bool operator()(Values... values) const {
    return (... + values) < bound;
  }
  LUDENS_FN bool operator()() const { return bound > 0; }
};

struct Sum {
  int more;
  LUDENS_FN explicit operator bool() const { return true; }
  template <class... Values>
  LUDENS_FN int operator()(Values... values) const {
    return (more + ... + values);
  }
};

// Three of a kind, for operands of which there may be many.
struct Conditions : Below {
  LUDENS_FN int size() const { return 3; }
};
struct Numbers : Sum {
  LUDENS_FN int size() const { return 3; }
};
struct Sites {
  int site;
  LUDENS_FN int size() const { return 3; }
  LUDENS_FN explicit operator bool() const { return true; }
  LUDENS_FN void operator()(SetWord* out, int more = 0) const {
    clear_words(out, DeviceWorld::words);
    set_bit(out, site + more);
  }
};
struct Lists {
  int value;
  LUDENS_FN int size() const { return 3; }
  LUDENS_FN explicit operator bool() const { return true; }
  template <class Out>
  LUDENS_FN void operator()(Out& out, int more = 0) const {
    out.clear();
    out.push_back(value + more);
  }
};

}  // namespace ludens
