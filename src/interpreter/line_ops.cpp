// line_ops.cpp - pieces in line.
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

 private:
  OwnedWindows windows_;
  std::vector<kernels::PieceMask> pieces_;
};

bool is_plain_line(const Code& c) {
  return !operand<Op::IsLine, "if">(c) && !operand<Op::IsLine, "visible">(c) &&
         attribute<Op::IsLine, "contiguous">(c) && attribute<Op::IsLine, "kinds">(c) <= 1;
}

std::shared_ptr<const kernels::LineTable> prepare_line(const Prepared& game, const Code& c) {
  const bool plain = is_plain_line(c) && game.owners.size() <= kernels::kMostInMask;
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
  return table;
}

}  // namespace

void add_line_ops(OpTable& t);

void add_line_ops(OpTable& t) {
  set_kernel<Op::IsLine, LUDENS_KERNEL(is_line), prepare_line>(t);
  set_kernel<Op::IsStackLine, LUDENS_KERNEL(is_stack_line), prepare_lines<Op::IsStackLine>>(t);
  set_kernel<Op::BiggestLine, LUDENS_KERNEL(biggest_line), prepare_lines<Op::BiggestLine>>(t);
  set_kernel<Op::KnownLine, LUDENS_KERNEL(known_line), prepare_lines<Op::KnownLine>>(t);
}

}  // namespace ludens::interpreter
