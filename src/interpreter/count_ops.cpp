// count_ops.cpp - numbers of pieces, steps, moves and turns.
#include <optional>
#include <utility>

#include "geometry/distances.h"
#include "interpreter/groups.h"
#include "interpreter/kernel_call.h"
#include "interpreter/listing.h"
#include "ir/ops/conditions.h"
#include "ir/ops/counts.h"
#include "runtime/kernels/counts.h"
#include "runtime/kernels/course.h"

namespace ludens::interpreter {

namespace {

// --- pieces

// Every piece counts, whatever it is, and the sets of the players' sites say all.
bool own_sites_say_all(const runtime::Layout& layout, int default_type) {
  if (!layout.owners.empty()) return false;
  for (int t = 0; t < 3; ++t) {
    const runtime::SpaceLayout& space = layout.space[static_cast<size_t>(t)];
    if (t == default_type ? space.height > 1 : space.own >= 0) return false;
  }
  return true;
}

std::shared_ptr<const kernels::OwnSitesSayAll> do_own_sites_say_all(const Prepared& game, bool any_piece) {
  return std::make_shared<const kernels::OwnSitesSayAll>(
      kernels::OwnSitesSayAll{any_piece && own_sites_say_all(game.layout, game.default_type)});
}
std::shared_ptr<const kernels::OwnSitesSayAll> prepare_no_piece(const Prepared& game, const Code& c) {
  return do_own_sites_say_all(
      game, !operand<Op::NoPieceThere, "whats">(c) && attribute<Op::NoPieceThere, "type">(c) < 0);
}
std::shared_ptr<const kernels::OwnSitesSayAll> prepare_count(const Prepared& game, const Code& c) {
  const int type = attribute<Op::CountPieces, "type">(c);
  return do_own_sites_say_all(game, !operand<Op::CountPieces, "whats">(c) &&
                                        !operand<Op::CountPieces, "if">(c) &&
                                        (type < 0 || type == game.default_type));
}

// --- steps

struct Distances : kernels::Distances {
  explicit Distances(std::optional<geometry::DistanceTable> made) : table(std::move(made)) {
    steps = table ? table->steps().data() : nullptr;
    sites = table ? table->sites() : 0;
  }
  Distances(const Distances&) = delete;
  std::optional<geometry::DistanceTable> table;
};

std::shared_ptr<const kernels::Distances> prepare_distances(const Prepared& game, const Code& c) {
  const auto relation = static_cast<geometry::Relation>(attribute<Op::StepsApart, "relation">(c));
  return std::make_shared<const Distances>(
      geometry::DistanceTable::make(game.board->neighbours(attribute<Op::StepsApart, "type">(c), relation)));
}

// --- moves

// Rules that ask this while their own moves are being counted are told that there are none.
int op_legal_moves(Machine& m) {
  if (!m.legal_moves) return 0;
  const SavedRegisters registers(m);
  const AskingWithin asking(m.question);
  const auto find = std::exchange(m.legal_moves, nullptr);
  const bool direct = std::exchange(m.direct, false);
  const ScratchMoves moves(m);
  find(m, moves.list);
  m.legal_moves = find;
  m.direct = direct;
  return moves.list.total;
}

}  // namespace

void add_count_ops(OpTable& t);

void add_count_ops(OpTable& t) {
  set_kernel<Op::CountPieces, LUDENS_KERNEL(count_pieces), prepare_count>(t);
  set_kernel<Op::NoPieceThere, LUDENS_KERNEL(no_piece), prepare_no_piece>(t);
  set_kernel<Op::CountLevels, LUDENS_KERNEL(count_levels)>(t);
  set_kernel<Op::StepsApart, LUDENS_KERNEL(steps_apart), prepare_distances>(t);
  set_kernel<Op::StepsByRule, LUDENS_KERNEL(steps_by_rule), prepare_steps<Op::StepsByRule>>(t);
  set_kernel<Op::Turns, LUDENS_KERNEL(turns)>(t);
  set_kernel<Op::Plies, LUDENS_KERNEL(plies)>(t);
  set_kernel<Op::GamesDone, LUDENS_KERNEL(games_done)>(t);
  set_kernel<Op::MatchScore, LUDENS_KERNEL(match_score)>(t);
  set_kernel<Op::MovesThisTurn, LUDENS_KERNEL(moves_this_turn)>(t);
  set_kernel<Op::ActivePlayers, LUDENS_KERNEL(active_players)>(t);
  set_op<Op::LegalMoves, op_legal_moves>(t);
}

}  // namespace ludens::interpreter
