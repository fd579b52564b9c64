// foresight.h - what kernels ask as if something were otherwise (runtime/kernels/kernel.h).
#pragma once

#include "interpreter/machine.h"
#include "interpreter/scopes.h"

namespace ludens::interpreter {

// What happens while it lives is undone.
class Undone {
 public:
  explicit Undone(Machine& m) : machine_(m), saved_(m.save()) {}
  ~Undone() { machine_.restore(saved_); }
  Undone(const Undone&) = delete;

 private:
  Machine& machine_;
  Machine::Saved saved_;
};

// For as long as it lives moves are asked for whose outermost prelude has been carried out just now.
class AfterPrelude {
 public:
  explicit AfterPrelude(Machine& m) : asking_(m.question, question(m)) { m.begin_epoch(); }

 private:
  static Question question(const Machine& m) {
    Question asked = m.question;
    ++asked.outer_preludes;
    return asked;
  }
  Asking asking_;
};

// For as long as it lives it is asked whether somebody could move to the site.
class Threat {
 public:
  Threat(Machine& m, int site) : asking_(m.question, question(m, site)) {}

 private:
  static Question question(const Machine& m, int site) {
    Question asked = m.question.within();
    asked.is_threat = true;
    asked.reach = site;
    return asked;
  }
  Asking asking_;
};

// For as long as it lives it is asked in another player's turn; so many filters, the outermost, are tested in
// the one that it is here.
class OuterTurn {
 public:
  OuterTurn(Machine& m, int filters) : asking_(m.question, question(m, filters)) {}

 private:
  static Question question(Machine& m, int filters) {
    Question asked = m.question;
    asked.outer_turn = m.turn();
    asked.turn_filters = filters;
    return asked;
  }
  Asking asking_;
};

// For as long as it lives the state is as the actions since the `first` leave it; afterwards it is as before,
// and what was added meanwhile follows those actions.
class Foresight {
 public:
  Foresight(Machine& m, int first) : machine_(m), saved_(m.save()), added_(m) {
    const size_t end = m.actions.size();
    for (auto i = static_cast<size_t>(first); i < end && !m.is_stopped(); ++i) {
      const Action action = m.actions[i];
      action.commit(m, action);
    }
  }
  ~Foresight() {
    machine_.restore(saved_);
    machine_.actions.insert(machine_.actions.end(), added_.list.begin(), added_.list.end());
  }
  Foresight(const Foresight&) = delete;

  // Every action that these moves mean, each of them seen on its own.
  template <class Moves>
  void add(const Moves& moves, int from, int to, int value) {
    // What follows a move sees these, too.
    const Bind bound_from(machine_, Reg::From, from);
    const Bind bound_to(machine_, Reg::To, to);
    const Bind bound_value(machine_, Reg::Value, value);
    const Machine::Mark since = machine_.mark();
    machine_.gather_of([&] { moves(from, to, value); });
    const size_t end = machine_.subs.size();
    for (size_t s = since.sub; s < end; ++s) {
      const Machine::Saved saved = machine_.save();
      machine_.trace = &added_.list;
      machine_.carry_out_sub(s, true);
      machine_.restore(saved);
    }
    machine_.drop(since);
  }

 private:
  Machine& machine_;
  Machine::Saved saved_;
  ScratchActions added_;
};

}  // namespace ludens::interpreter
