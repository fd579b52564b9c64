// lifted_site_ops.cpp - questions about many sites at once, as passes leave them.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "interpreter/sparse_sets.h"
#include "interpreter/ways.h"
#include "ir/ops/lifted_sites.h"
#include "runtime/kernels/lifted_sites.h"

namespace ludens::interpreter {

namespace {

// The radials of a board in some directions.
struct Radials : kernels::BracketTable {
  std::vector<std::uint32_t> first;
  std::vector<kernels::Rows::Line> ways;
  std::vector<std::int16_t> way_sites;

  std::span<const kernels::Rows::Line> ways_from(int site) const {
    const auto begin = first[static_cast<size_t>(site)];
    return std::span(ways).subspan(begin, first[static_cast<size_t>(site) + 1] - begin);
  }
  void set_pointers() {
    first_line = first.data();
    lines = ways.data();
    sites = way_sites.data();
  }
};

// Is each radial what repeated steps of one of the relations lead to, and each way from a site on one of
// them?
bool are_straight(const Radials& radials, const std::vector<Relation>& relations) {
  for (int site = 0; site < radials.pivots; ++site) {
    const auto lines = radials.ways_from(site);
    size_t ways = 0;
    for (const Relation& relation : relations) {
      std::vector<std::int16_t> way;
      for (std::int16_t at = relation.forward[static_cast<size_t>(site)];
           at >= 0 && way.size() <= static_cast<size_t>(radials.pivots);
           at = relation.forward[static_cast<size_t>(at)])
        way.push_back(at);
      if (way.empty()) continue;
      ++ways;
      const bool found = std::ranges::any_of(lines, [&](const kernels::Rows::Line& line) {
        return std::ranges::equal(std::span(radials.way_sites).subspan(line.first, line.ahead), way);
      });
      if (!found) return false;
    }
    const auto is_way = [](const kernels::Rows::Line& line) { return line.ahead > 0; };
    if (static_cast<size_t>(std::ranges::count_if(lines, is_way)) != ways) return false;
  }
  return true;
}

void find_straight_ways(Radials& radials, const Prepared& game, SiteType type, std::uint64_t mask) {
  if (game.words != 1) return;
  const std::vector<Relation> relations = ir::make_relations(*game.board, type, mask, game.words);
  if (relations.size() > kernels::StraightWays::kMost) return;
  for (const Relation& relation : relations)
    if (relation.parts.size() != 1) return;
  if (!are_straight(radials, relations)) return;
  kernels::StraightWays& ways = radials.straight;
  for (const Relation& relation : relations) {
    const int i = ways.count++;
    ways.from.set(i, relation.parts[0].from[0]);
    ways.up.set(i, static_cast<SetWord>(relation.parts[0].delta & 63));
    ways.down.set(i, static_cast<SetWord>(-relation.parts[0].delta & 63));
  }
  for (const kernels::Rows::Line& line : radials.ways) ways.longest = std::max<int>(ways.longest, line.ahead);
}

template <const ir::OpRecord& op>
std::shared_ptr<const kernels::BracketTable> prepare_radials(const Prepared& game, const Code& c) {
  auto out = std::make_shared<Radials>();
  const SiteType type = attribute<op, "type">(c);
  const std::uint64_t mask =
      ir::constant_directions(game.program, operand<op, "directions">(c)->node).value_or(0);
  out->pivots = game.board->count(type);
  for (int site = 0; site < out->pivots; ++site) {
    out->first.push_back(static_cast<std::uint32_t>(out->ways.size()));
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      const std::span<const int> way = radial.subspan(1);
      out->ways.push_back({static_cast<std::uint32_t>(out->way_sites.size()),
                           static_cast<std::uint16_t>(way.size()), std::uint16_t{0}});
      for (const int to : way) out->way_sites.push_back(static_cast<std::int16_t>(to));
      return false;
    });
  }
  out->first.push_back(static_cast<std::uint32_t>(out->ways.size()));
  find_straight_ways(*out, game, type, mask);
  out->set_pointers();
  return out;
}

}  // namespace

void add_lifted_site_ops(OpTable& t);

void add_lifted_site_ops(OpTable& t) {
  set_kernel<Op::Crowded, LUDENS_KERNEL(crowded), prepare_sparse_sets<Op::Crowded>>(t);
  set_kernel<Op::Shifted, LUDENS_KERNEL(shifted)>(t);
  set_kernel<Op::LowStacks, LUDENS_KERNEL(low_stacks)>(t);
  set_kernel<Op::SideStates, LUDENS_KERNEL(side_states)>(t);
  set_kernel<Op::BracketingSites, LUDENS_KERNEL(bracketing_sites), prepare_radials<Op::BracketingSites>>(t);
  set_kernel<Op::Bracketed, LUDENS_KERNEL(bracketed), prepare_radials<Op::Bracketed>>(t);
}

}  // namespace ludens::interpreter
