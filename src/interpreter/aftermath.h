// aftermath.h - notes where all that a move did happened, for rules that ask where the last of it was.
#pragma once

#include <optional>

#include "interpreter/scopes.h"

namespace ludens::interpreter {

// Traces what the move does for as long as it lives, where the rules want to know.
class Aftermath {
 public:
  Aftermath(Machine& m, const Move& move, const SiteLevels& levels)
      : m_(m), outer_(m.trace), from_(move.from), to_(move.to), levels_(levels) {
    if (!is_wanted()) return;
    if (!m.trace) m.trace = &own_.emplace(m).list;
    first_ = m.trace->size();
  }
  ~Aftermath() { m_.trace = outer_; }
  Aftermath(const Aftermath&) = delete;

  // Of what has been traced so far, the sites of the last action that has any.
  void note() {
    if (is_wanted()) note_sites();
  }

 private:
  bool is_wanted() const { return m_.program.uses.after_consequences || m_.view.last_sites; }
  void note_sites();

  Machine& m_;
  std::vector<Action>* outer_;
  std::optional<ScratchActions> own_;
  size_t first_ = 0;
  int from_, to_;
  SiteLevels levels_;
};

}  // namespace ludens::interpreter
