// scopes.h - what holds for as long as a value lives: registers bound and put back, lists lent, memos of
// their own.
#pragma once

#include <cstring>
#include <vector>

#include "interpreter/machine.h"

namespace ludens::interpreter {

// A memo of its own for as long as it lives: part of the state is different meanwhile, so that answers from
// before do not hold.
struct FreshMemo {
  explicit FreshMemo(const Machine& m, bool differs = true) : machine(m), before(m.epoch) {
    if (differs) renew();
  }
  ~FreshMemo() { machine.epoch = before; }
  FreshMemo(const FreshMemo&) = delete;
  void renew() {
    if (before != 0) machine.begin_epoch();
  }
  const Machine& machine;
  std::uint32_t before;
};

// A list for as long as it lives; empty at first.
template <class List>
struct Scratch {
  explicit Scratch(const Machine& m) : lender(m.lenders.of<List>()), list(lender.lend()) {}
  ~Scratch() { lender.take_back(); }
  Scratch(const Scratch&) = delete;
  Lender<List>& lender;
  List& list;
};
using ScratchList = Scratch<std::vector<int>>;
using ScratchMoves = Scratch<MoveList>;
using ScratchActions = Scratch<std::vector<Action>>;

// Registers as they were before, where it ends.
struct SavedRegisters {
  explicit SavedRegisters(Machine& m) : machine(m) { std::memcpy(kept, m.regs, sizeof(kept)); }
  ~SavedRegisters() { std::memcpy(machine.regs, kept, sizeof(kept)); }
  SavedRegisters(const SavedRegisters&) = delete;
  Machine& machine;
  int kept[ir::kRegs];
};

// Binds a register for as long as it lives.
struct Bind {
  Bind(Machine& m, Reg r) : slot(m.reg(r)), before(slot) {}
  Bind(Machine& m, Reg r, int value) : Bind(m, r) { slot = value; }
  ~Bind() { slot = before; }
  Bind(const Bind&) = delete;
  int& slot;
  int before;
};

// Level is as before where it ends.
struct Machine::KeptLevel : Bind {
  explicit KeptLevel(Machine& m) : Bind(m, Reg::Level) {}
};

// The iterators of a move that what stands outside it does not see.
struct OutsideMove {
  explicit OutsideMove(Machine& m) : to(m, Reg::To, -1), between(m, Reg::Between, -1) {}
  Bind to, between;
};

}  // namespace ludens::interpreter
