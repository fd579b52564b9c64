// turning.h - a piece that turns while its steps are followed from site to site (newRotation:).
//
// For as long as it lives the piece stands where it is and faces wherever the rule turns it; then as before.
#pragma once

#include <algorithm>

#include "interpreter/machine.h"

namespace ludens::interpreter {

class Turning {
 public:
  // No rule, or nothing that could turn: turn() does nothing.
  Turning(Machine& m, int type, int site, const Code* rule) : m_(m), rule_(rule), epoch_(m.epoch) {
    const Space& s = m.space(type);
    if (!rule || !s.rotation || site < 0 || site >= s.sites) return;
    renew();
    rotation_ = s.rotation + runtime::top_index(s, site);
    before_ = *rotation_;
  }
  ~Turning() {
    if (!rotation_) return;
    *rotation_ = before_;
    m_.epoch = epoch_;
  }
  Turning(const Turning&) = delete;

  bool turns() const { return rotation_ != nullptr; }

  // To the rotation that the rule makes of the one so far, (value).
  void turn() {
    if (!rotation_) return;
    const Bind so_far(m_, Reg::Value, *rotation_);
    *rotation_ = static_cast<std::uint8_t>(std::clamp(m_.eval(rule_), 0, 255));
    renew();
  }

 private:
  // Answers kept so far are about another rotation, as with FreshMemo.
  void renew() {
    if (epoch_ != 0) m_.begin_epoch();
  }

  Machine& m_;
  const Code* rule_;
  std::uint8_t* rotation_ = nullptr;
  std::uint8_t before_ = 0;
  const std::uint32_t epoch_;
};

}  // namespace ludens::interpreter
