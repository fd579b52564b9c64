// host_tables.h - what a HostBoard points to: the interpreter's tables, and arrays that were made of them.
#pragma once

#include <array>
#include <deque>
#include <vector>

#include "engine/host_board.h"
#include "engine/visit.h"
#include "interpreter/machine.h"

namespace ludens::standalone {

struct HostTables {
  // The machine outlives them.
  HostTables(interpreter::Machine& host, std::span<const TableOf> wanted);
  HostTables(const HostTables&) = delete;

  // Nothing is known of the board yet.
  HostBoard board();

  interpreter::Machine& machine;
  std::vector<const void*> tables;
  std::vector<kernels::Ints> lists;
  std::vector<kernels::Die> dice;
  std::vector<const std::uint64_t*> direction_tables;

  // Whatever was asked for so far; nothing moves once it is there.
  std::deque<std::vector<std::int32_t>> numbers;
  std::deque<std::vector<kernels::Ints>> ways;
  std::deque<std::vector<geometry::Step>> steps;
  std::deque<std::vector<HostCoordinate>> coordinates;
};

}  // namespace ludens::standalone
