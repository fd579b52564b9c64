// jump_ops.cpp - jumps along lines, as far as something is counted: the table of their kernel.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "ir/jumps.h"
#include "ir/ops/lifted.h"
#include "runtime/kernels/jumps.h"

namespace ludens::interpreter {

namespace {

struct JumpTable : kernels::Jumps {
  std::vector<SetWord> counted_sets, jump_sets;
};

class JumpTableMaker {
 public:
  JumpTableMaker(const Prepared& game, const Code& c)
      : game_(game),
        type_(attribute<Op::JumpSet, "type">(c)),
        all_(ir::jumps_of_list(game.program.lists[static_cast<size_t>(attribute<Op::JumpSet, "list">(c))])),
        words_(static_cast<size_t>(game.words)) {}

  std::shared_ptr<const kernels::Jumps> table() {
    table_->sorts = static_cast<std::int32_t>(all_.size());
    table_->counts = 1;
    for_each([&](const ir::JumpSort& sort, int site) {
      table_->counts =
          std::max(table_->counts, count_bits(sort.counted(game_.program, site).data(), game_.words) + 1);
      table_->ways = std::max(table_->ways, static_cast<std::int32_t>(ways(sort, site).size()));
    });
    table_->counted_sets.resize(words_ * 64 * all_.size() * words_);
    table_->jump_sets.resize(words_ * 64 * all_.size() * count(table_->ways) * count(table_->counts) * 2 *
                             words_);
    for_each([&](const ir::JumpSort& sort, int site) { add(sort, site); });
    table_->counted = table_->counted_sets.data();
    table_->jumps = table_->jump_sets.data();
    return table_;
  }

 private:
  static size_t count(int number) { return static_cast<size_t>(number); }
  template <class Visit>
  void for_each(Visit visit) const {
    for (int site = 0; site < game_.board->count(type_); ++site)
      for (const ir::JumpSort& sort : all_) visit(sort, site);
  }
  std::vector<std::span<const int>> ways(const ir::JumpSort& sort, int site) const {
    return ir::jump_ways(*game_.board, type_, sort.directions, site);
  }
  void add(const ir::JumpSort& sort, int site) {
    const size_t from = count(site) * all_.size() + count(static_cast<int>(&sort - all_.data()));
    const std::vector<SetWord> counted = sort.counted(game_.program, site);
    std::ranges::copy(counted, table_->counted_sets.begin() + static_cast<std::ptrdiff_t>(from * words_));
    const auto all_ways = ways(sort, site);
    const int most = count_bits(counted.data(), game_.words);
    for (size_t way = 0; way < all_ways.size(); ++way)
      for (int counts = 0; counts <= most; ++counts) {
        const size_t jump = (from * count(table_->ways) + way) * count(table_->counts) + count(counts);
        write(all_ways[way], counts + sort.more, table_->jump_sets.data() + jump * 2 * words_);
      }
  }
  void write(std::span<const int> way, int length, SetWord* passed) const {
    if (length < 1 || count(length) > way.size()) return;
    for (const int site : way.first(count(length - 1))) set_bit(passed, site);
    set_bit(passed + words_, way[count(length - 1)]);
  }

  const Prepared& game_;
  const SiteType type_;
  const std::vector<ir::JumpSort> all_;
  const size_t words_;
  std::shared_ptr<JumpTable> table_ = std::make_shared<JumpTable>();
};

std::shared_ptr<const kernels::Jumps> prepare_jump_set(const Prepared& game, const Code& c) {
  return JumpTableMaker(game, c).table();
}

}  // namespace

void add_jump_ops(OpTable& t);

void add_jump_ops(OpTable& t) {
  set_kernel_by_sink<Op::JumpSet, LUDENS_KERNEL(jump_set), prepare_jump_set>(t);
}

}  // namespace ludens::interpreter
