// question.h - what is asked about moves, where the answer depends on more than the state and the rules.
//
// A rule that asks something else on the way to its moves asks a question of its own: an Asking. Between
// requests, and wherever the engine plays a move, the question is the empty one.
#pragma once

#include <cstdint>

#include "base/device.h"

namespace ludens::interpreter {

// Whose turn it is.
struct Turn {
  std::int32_t mover = 0, next = 0, prev = 0;
  bool operator==(const Turn&) const = default;
};

// In an order in which the numbers that a question changes do not lie side by side: compilers would write
// them one by one and read them together, which has to wait until all are written.
struct Question {
  int outer_filters = 0;   // so many of a move's filters, the outermost, do not count
  Turn outer_turn = {};    // see turn_filters
  int reach = -1;          // only moves to this site count; -1: to any
  bool is_stuck = false;   // within (no Moves Next): the same question inside is answered no
  int outer_preludes = 0;  // so many of a move's preludes, the outermost, have been carried out already
  bool is_threat = false;  // within (is Threatened): the same question inside is answered no
  // Rules may ask in another player's name (forEach Piece ... Next). So many filters, the outermost, stand
  // outside that and are tested in the turn that it was there.
  int turn_filters = 0;

  bool operator==(const Question&) const = default;

  // About moves of another generator, asked on the way to this question's answer.
  LUDENS_FN Question within() const {
    Question other;
    other.is_stuck = is_stuck;
    other.is_threat = is_threat;
    return other;
  }
};

// Asks something else for as long as it lives.
class Asking {
 public:
  LUDENS_FN Asking(Question& question, const Question& other) : question_(question), before_(question) {
    question = other;
  }
  LUDENS_FN ~Asking() { question_ = before_; }
  Asking(const Asking&) = delete;

 private:
  Question& question_;
  Question before_;
};

// The same for Question::within().
class AskingWithin {
 public:
  LUDENS_FN explicit AskingWithin(Question& question)
      : outer_preludes(question.outer_preludes),
        turn_filters(question.turn_filters),
        question_(question),
        outer_filters_(question.outer_filters),
        reach_(question.reach) {
    question.outer_filters = question.outer_preludes = question.turn_filters = 0;
    question.reach = -1;
  }
  LUDENS_FN ~AskingWithin() {
    question_.outer_filters = outer_filters_;
    question_.reach = reach_;
    question_.outer_preludes = outer_preludes;
    question_.turn_filters = turn_filters;
  }
  AskingWithin(const AskingWithin&) = delete;

  const int outer_preludes, turn_filters;  // that were asked for before

 private:
  Question& question_;
  int outer_filters_, reach_;
};

// About moves of this generator: are there any, so many filters left aside?
class AskingInside {
 public:
  LUDENS_FN AskingInside(Question& question, int filters)
      : question_(question), outer_filters_(question.outer_filters), reach_(question.reach) {
    question.outer_filters = filters;
    question.reach = -1;
  }
  LUDENS_FN ~AskingInside() {
    question_.outer_filters = outer_filters_;
    question_.reach = reach_;
  }
  AskingInside(const AskingInside&) = delete;

 private:
  Question& question_;
  int outer_filters_, reach_;
};

}  // namespace ludens::interpreter
