// op_table.h - the functions that run the ops; each family adds its own (op_table.cpp).
#pragma once

#include <array>
#include <memory>
#include <string>
#include <unordered_map>

#include "interpreter/prepared.h"

namespace ludens::interpreter {

// `prepare` makes a table for one node, once per game: lines of a board, say. Its Code finds it as `data`.
using PrepareFn = std::shared_ptr<const void> (*)(const Prepared&, const Code&);
struct OpEntry {
  std::array<void (*)(), ir::kSinks> run = {};  // by sink; the same where that makes no difference
  PrepareFn prepare = nullptr;
  const char* kernel = nullptr;  // what it is called in runtime/kernels/, if it is one
  std::string table_type;        // of what is prepared for a kernel, as C++ text
};
using OpTable = std::unordered_map<ir::OpRef, OpEntry>;
const OpTable& op_table();

template <class Fn>
void set_op(OpTable& table, const ir::OpRecord& op, Fn fn, PrepareFn prepare = nullptr) {
  OpEntry& entry = table[&op];
  entry.run.fill(reinterpret_cast<void (*)()>(fn));
  entry.prepare = prepare;
}

}  // namespace ludens::interpreter
