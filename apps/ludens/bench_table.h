// bench_table.h - what `ludens bench` has measured, as a table for people or for programs.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "engine/playouts.h"

namespace ludens::cli {

struct BenchRow {
  std::string path, name, option, backend;
  engine::PlayoutSums sums;  // of the best repeat
  double spread = 0;         // how far the worst repeat's speed is below the best one's: 0 to 1
  std::uint64_t signature = 0;
  long nodes = 0;
  int state_bytes = 0;
  std::int64_t peak_bytes = 0;  // of the process, so far
  // --- side by side with others
  std::uint64_t played = 0;  // signature of some playouts, chance and all
  double made_in = 0;        // seconds; of native code
  bool was_cached = false;
  double ratio = 1;  // of its speed to the interpreter's
};

struct BenchTable {
  enum Form { Text, Tabs, Json };

  std::ostream& out;
  Form form;
  bool side_by_side;  // several backends
  bool has_spread;    // of several repeats; those for programs always say it

  void print_head() const;
  void print(const BenchRow& row) const;

 private:
  void print_text(const BenchRow& row) const;
  void print_tabs(const BenchRow& row) const;
  void print_json(const BenchRow& row) const;
};

}  // namespace ludens::cli
