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

struct Question {
  int outer_filters = 0;   // so many of a move's filters, the outermost, do not count
  int outer_preludes = 0;  // so many of a move's preludes, the outermost, have been carried out already
  int reach = -1;          // only moves to this site count; -1: to any
  // Rules may ask in another player's name (forEach Piece ... Next). So many filters, the outermost, stand
  // outside that and are tested in the turn that it was there.
  int turn_filters = 0;
  Turn outer_turn = {};
  bool is_stuck = false;   // within (no Moves Next): the same question inside is answered no
  bool is_threat = false;  // within (is Threatened): the same question inside is answered no

  bool operator==(const Question&) const = default;

  // About moves of another generator, asked on the way to this question's answer.
  LUDENS_FN Question within() const {
    Question other;
    other.is_stuck = is_stuck;
    other.is_threat = is_threat;
    return other;
  }
  // About moves of this generator: are there any, so many filters left aside?
  LUDENS_FN Question inside(int filters) const {
    Question same = *this;
    same.outer_filters = filters;
    same.reach = -1;
    return same;
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

}  // namespace ludens::interpreter
