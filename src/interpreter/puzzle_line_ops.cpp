// puzzle_line_ops.cpp - (is Line) in deduction puzzles.
#include "interpreter/kernel_call.h"
#include "interpreter/line_table.h"
#include "ir/ops/puzzles.h"
#include "runtime/kernels/puzzles.h"

namespace ludens::interpreter {

namespace {

struct LinesThrough : kernels::LinesThrough {
  explicit LinesThrough(const LineTable& table) {
    for (const std::vector<geometry::Line>& of_site : table.at) {
      line_begin.push_back(static_cast<std::int32_t>(site_begin.size() / 2));
      for (const geometry::Line& line : of_site) {
        add(line.ahead);
        add(line.behind);
      }
    }
    line_begin.push_back(static_cast<std::int32_t>(site_begin.size() / 2));
    site_begin.push_back(static_cast<std::int32_t>(site.size()));
    pivots = table.pivots;
    first_line = line_begin.data();
    first_site = site_begin.data();
    sites = site.data();
  }
  LinesThrough(const LinesThrough&) = delete;

  void add(std::span<const int> way) {
    site_begin.push_back(static_cast<std::int32_t>(site.size()));
    site.insert(site.end(), way.begin(), way.end());
  }

  std::vector<std::int32_t> line_begin, site_begin, site;
};

std::shared_ptr<const kernels::LinesThrough> prepare_known_line(const Prepared& game, const Code& c) {
  return std::make_shared<const LinesThrough>(*prepare_lines<Op::KnownLine>(game, Self{c}));
}

}  // namespace

void add_puzzle_line_ops(OpTable& t);

void add_puzzle_line_ops(OpTable& t) {
  set_kernel<Op::KnownLine, LUDENS_KERNEL(known_line), prepare_known_line>(t);
}

}  // namespace ludens::interpreter
