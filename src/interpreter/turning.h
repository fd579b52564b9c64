// turning.h - a piece that turns as it goes, while the rules ask how far it gets: its rotation is changed in
// place and put back at the end.
#pragma once

#include "interpreter/machine.h"

namespace ludens::interpreter {

class Turning {
 public:
  // `rule`: the next rotation, given the one before as Value; null: it does not turn.
  Turning(Machine& m, int type, int site, const Code* rule) : m_(m), rule_(rule) {
    const Space& s = m.space(type);
    if (!rule || !s.rotation || site < 0 || site >= s.sites) return;
    place_ = &s.rotation[runtime::top_index(s, site)];
    before_ = rotation_ = *place_;
    epoch_ = m.epoch;
  }
  ~Turning() {
    if (!place_) return;
    *place_ = before_;
    m_.epoch = epoch_;
  }
  Turning(const Turning&) = delete;

  bool turns() const { return place_ != nullptr; }

  void turn() {
    const Bind value(m_, Reg::Value, rotation_);
    rotation_ = m_.eval(rule_);
    *place_ = static_cast<std::uint8_t>(rotation_);
    if (epoch_ != 0) m_.begin_epoch();  // answers that were kept before do not hold now
  }

 private:
  Machine& m_;
  const Code* rule_;
  std::uint8_t* place_ = nullptr;
  std::uint8_t before_ = 0;
  int rotation_ = 0;
  std::uint32_t epoch_ = 0;
};

}  // namespace ludens::interpreter
