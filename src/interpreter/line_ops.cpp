// line_ops.cpp - pieces in line.
#include <optional>

#include "interpreter/groups.h"
#include "interpreter/kernel_call.h"
#include "interpreter/line_table.h"
#include "interpreter/row_windows.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "ir/ops/puzzles.h"
#include "runtime/kernels/puzzles.h"

namespace ludens::interpreter {

namespace {

struct PlainLines : OwnedLines<kernels::LineTable> {
  using OwnedLines::OwnedLines;

  void find_pieces(const std::vector<int>& owner_of) {
    pieces_.resize(runtime::kMaxPlayers + 2);
    for (size_t what = 1; what < owner_of.size(); ++what)
      if (const int owner = owner_of[what]; owner >= 0 && owner < static_cast<int>(pieces_.size()))
        pieces_[static_cast<size_t>(owner)] |= kernels::mask_of_piece(static_cast<int>(what));
    plain = true;
    owners = static_cast<int>(pieces_.size());
    pieces_of = pieces_.data();
  }
  void find_windows(const Prepared& game, int count, int length, bool both_ways) {
    windows_.make(*this, count, length, both_ways);
    windows = windows_.windows(owners_differ(game));
  }
  void find_whole_lines(const Prepared& game, bool both_ways) {
    make_whole_lines(game.program.words, both_ways);
    windows.by_owner = owners_differ(game);
  }

 private:
  OwnedWindows windows_;
  std::vector<kernels::PieceMask> pieces_;
};

bool are_pieces_all_that_counts(const Code& c) {
  return !operand<Op::IsLine, "if">(c) && !operand<Op::IsLine, "visible">(c) &&
         attribute<Op::IsLine, "kinds">(c) <= 1;
}

std::shared_ptr<const kernels::LineTable> prepare_line(const Prepared& game, const Code& c) {
  const bool contiguous = attribute<Op::IsLine, "contiguous">(c);
  const bool plain =
      are_pieces_all_that_counts(c) && contiguous && game.owners.size() <= kernels::kMostInMask;
  const auto length = attribute_if<Op::Const, "value">(operand<Op::IsLine, "length">(c));
  // One more than is wanted shows that a row is too long.
  const bool exact = attribute<Op::IsLine, "exact">(c);
  const size_t most = plain && length && *length > 1 ? static_cast<size_t>(*length) - !exact : kWholeWay;
  auto table = std::make_shared<PlainLines>(
      *game.board, attribute<Op::IsLine, "type">(c),
      static_cast<geometry::Direction>(attribute<Op::IsLine, "direction">(c)), most);
  if (plain) table->find_pieces(game.owners);
  if (most != kWholeWay && !game.program.uses.stacks)
    table->find_windows(game, game.board->count(attribute<Op::IsLine, "type">(c)), *length,
                        attribute<Op::IsLine, "both_ways">(c));
  if (are_pieces_all_that_counts(c) && !contiguous && length && *length > 1 && !game.program.uses.stacks)
    table->find_whole_lines(game, attribute<Op::IsLine, "both_ways">(c));
  return table;
}

// --- where pieces are stacked

// The lines of cells: so many levels of sites, numbered in one of two ways.
class CellLines {
 public:
  struct Numbers {
    int sites, levels;
    int of_site, of_level;  // by how much the number grows from one to the next

    int cells() const { return sites * levels; }
  };
  CellLines(const kernels::Rows& rows, const Numbers& numbers, int length)
      : rows_(rows), numbers_(numbers), most_(length - 1) {
    const int cells = numbers.cells();
    for (int cell = 0; cell < cells; ++cell)
      add_lines(cell / numbers.of_site % numbers.sites, cell / numbers.of_level % numbers.levels);
    first_.push_back(static_cast<std::uint32_t>(lines_.size()));
    windows_.make({first_.data(), lines_.data(), cells_.data(), cells}, cells, length, true);
  }
  kernels::RowWindows windows() const { return windows_.windows(false); }

 private:
  void add_lines(int site, int level) {
    first_.push_back(static_cast<std::uint32_t>(lines_.size()));
    const auto begin = static_cast<std::uint32_t>(cells_.size());
    for (int below = 1; below <= most_ && level >= below; ++below) add_cell(site, level - below);
    lines_.push_back({begin, 0, static_cast<std::uint16_t>(cells_.size() - begin)});
    for (std::uint32_t line = rows_.first_line[site]; line < rows_.first_line[site + 1]; ++line)
      for (int slope = -1; slope <= 1; ++slope) {
        const auto first = static_cast<std::uint32_t>(cells_.size());
        const std::uint16_t before = add_way(rows_.ahead(line), level, slope);
        lines_.push_back({first, before, add_way(rows_.behind(line), level, -slope)});
      }
  }
  std::uint16_t add_way(kernels::Rows::Way way, int level, int slope) {
    int count = 0;
    for (; count < most_ && count < way.size; ++count) {
      level += slope;
      if (level < 0 || level >= numbers_.levels) break;
      add_cell(way.sites[count], level);
    }
    return static_cast<std::uint16_t>(count);
  }
  void add_cell(int site, int level) {
    cells_.push_back(static_cast<std::int16_t>(site * numbers_.of_site + level * numbers_.of_level));
  }

  const kernels::Rows& rows_;
  const Numbers numbers_;
  const int most_;  // sites of a way that may count
  std::vector<std::uint32_t> first_;
  std::vector<kernels::Rows::Line> lines_;
  std::vector<std::int16_t> cells_;
  OwnedWindows windows_;
};

struct StackLines : OwnedLines<kernels::StackRows> {
  using OwnedLines::OwnedLines;

  void find_windows(int board_sites, int height, int length) {
    levels = height;
    columns_.emplace(*this, CellLines::Numbers{board_sites, height, height, 1}, length);
    windows = columns_->windows();
  }
  void find_layers(int board_sites, int height, int length) {
    layers_.emplace(*this, CellLines::Numbers{board_sites, height, 1, board_sites}, length);
    layers = layers_->windows();
  }

 private:
  std::optional<CellLines> columns_, layers_;
};

std::shared_ptr<const kernels::StackRows> prepare_stack_line(const Prepared& game, const Code& c) {
  const SiteType type = attribute<Op::IsStackLine, "type">(c);
  auto table = std::make_shared<StackLines>(
      *game.board, type, static_cast<geometry::Direction>(attribute<Op::IsStackLine, "direction">(c)),
      kWholeWay);
  const auto length = attribute_if<Op::Const, "value">(operand<Op::IsStackLine, "length">(c));
  constexpr int kRoom = 64;  // of a word
  constexpr int kMostLevels = 16;
  const runtime::SpaceLayout& space = game.layout.space[static_cast<size_t>(type)];
  const int height = space.height;
  const int sites = game.board->count(type);
  const bool is_all = sites * height <= kRoom;
  const int levels = is_all ? height : std::min({height, kRoom / std::max(sites, 1), kMostLevels});
  if (attribute<Op::IsStackLine, "by_level">(c) && length && *length > 1 && height > 1 && levels >= *length) {
    table->find_windows(sites, levels, *length);
    if (is_all && sites == space.sites) table->find_layers(sites, levels, *length);
  }
  return table;
}

}  // namespace

void add_line_ops(OpTable& t);

void add_line_ops(OpTable& t) {
  set_kernel<Op::IsLine, LUDENS_KERNEL(is_line), prepare_line>(t);
  set_kernel<Op::IsStackLine, LUDENS_KERNEL(is_stack_line), prepare_stack_line>(t);
  set_kernel<Op::BiggestLine, LUDENS_KERNEL(biggest_line), prepare_lines<Op::BiggestLine>>(t);
  set_kernel<Op::KnownLine, LUDENS_KERNEL(known_line), prepare_lines<Op::KnownLine>>(t);
}

}  // namespace ludens::interpreter
