// ring_ops.cpp - (is Loop), (sites Loop): rings of like pieces around what they shut in.
#include "runtime/kernels/rings.h"

#include "interpreter/groups.h"
#include "interpreter/kernel_call.h"
#include "ir/ops/groups.h"

namespace ludens::interpreter {

namespace {

// Do the radials lead from neighbour to neighbour, each of which has the other?
bool are_radials_mutual(const geometry::Topology& board, SiteType type) {
  const geometry::Radials& radials = board.radials(type, geometry::Direction::Orthogonal);
  const auto leads = [&](int from, int to) {
    for (int n = 0; n < radials.count(from); ++n)
      if (const auto way = radials.radial(from, n); way.size() > 1 && way[1] == to) return true;
    return false;
  };
  for (int site = 0; site < board.count(type); ++site)
    for (int n = 0; n < radials.count(site); ++n) {
      const auto way = radials.radial(site, n);
      for (size_t i = 0; i + 1 < way.size(); ++i)
        if (!leads(way[i], way[i + 1]) || !leads(way[i + 1], way[i])) return false;
    }
  return true;
}

class RingSets : public kernels::RingTable {
 public:
  RingSets(const Prepared& game, SiteType type, std::shared_ptr<const kernels::StepTable> made)
      : steps_(std::move(made)), outer_(static_cast<size_t>(game.words)) {
    steps = *steps_;
    for (const int site : game.board->sites_with(type, geometry::Property::Outer))
      set_bit(outer_.data(), site);
    outer = outer_.data();
    is_mutual = are_radials_mutual(*game.board, type);
    if (is_mutual && game.words <= kMostWords && (game.program.uses.piece_sets || owners_differ(game)))
      find_neighbours(*game.board, type, game.words);
  }

 private:
  static constexpr int kMostWords = 8;

  void find_neighbours(const geometry::Topology& board, SiteType type, int words) {
    const geometry::Radials& radials = board.radials(type, geometry::Direction::Orthogonal);
    beside_.resize(static_cast<size_t>(board.count(type) * words));
    for (int site = 0; site < board.count(type); ++site)
      for (int n = 0; n < radials.count(site); ++n)
        if (const auto way = radials.radial(site, n); way.size() > 1)
          set_bit(beside_.data() + site * words, way[1]);
    beside = beside_.data();
  }

  std::shared_ptr<const kernels::StepTable> steps_;
  std::vector<SetWord> outer_, beside_;
};

template <const ir::OpRecord& op>
std::shared_ptr<const kernels::RingTable> prepare_ring(const Prepared& game, const Code& c) {
  return std::make_shared<RingSets>(game, attribute<op, "type">(c), prepare_steps<op>(game, c));
}

}  // namespace

void add_ring_ops(OpTable& t);

void add_ring_ops(OpTable& t) {
  set_kernel<Op::IsRing, LUDENS_KERNEL(is_ring), prepare_ring<Op::IsRing>>(t);
  set_kernel<Op::RingSites, LUDENS_KERNEL(ring_sites), prepare_ring<Op::RingSites>>(t);
}

}  // namespace ludens::interpreter
