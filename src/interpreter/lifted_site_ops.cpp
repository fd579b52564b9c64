// lifted_site_ops.cpp - questions about many sites at once, as passes leave them.
#include <algorithm>
#include <bit>

#include "interpreter/op_call.h"
#include "ir/ops/lifted_sites.h"
#include "runtime/kernels/lifted_sites.h"

namespace ludens::interpreter {

namespace {

static_assert(kernels::kMostCrowd == Op::kMostCrowd);

void op_crowded(Machine& m, SetWord* out, const SetWord* among, int least, int sets, int count) {
  const auto set_of = [&](int site) {
    return site < count ? m.program.sets[static_cast<size_t>(sets + site)].data() : nullptr;
  };
  kernels::crowded(m, out, among, least, set_of);
}

// The radials of a board in some directions, as flat tables.
struct Radials {
  std::vector<std::uint32_t> first_line;
  std::vector<kernels::Rows::Line> lines;
  std::vector<std::int16_t> sites;
  std::vector<kernels::StraightWay> straight;  // the same as shifts of one word, where they are; else empty

  int count() const { return static_cast<int>(first_line.size()) - 1; }
  kernels::Rows rows() const { return {first_line.data(), lines.data(), sites.data()}; }
};

// Is each radial what repeated steps of one of the relations lead to, and each way from a site on one of
// them?
bool are_straight(const Radials& radials, const std::vector<Relation>& relations) {
  for (int site = 0; site < radials.count(); ++site) {
    const auto lines = std::span(radials.lines)
                           .subspan(radials.first_line[static_cast<size_t>(site)],
                                    radials.first_line[static_cast<size_t>(site) + 1] -
                                        radials.first_line[static_cast<size_t>(site)]);
    size_t ways = 0;
    for (const Relation& relation : relations) {
      std::vector<std::int16_t> way;
      for (std::int16_t at = relation.forward[static_cast<size_t>(site)];
           at >= 0 && way.size() <= static_cast<size_t>(radials.count());
           at = relation.forward[static_cast<size_t>(at)])
        way.push_back(at);
      if (way.empty()) continue;
      ++ways;
      const bool found = std::ranges::any_of(lines, [&](const kernels::Rows::Line& line) {
        return std::ranges::equal(std::span(radials.sites).subspan(line.first, line.ahead), way);
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
  for (const Relation& relation : relations)
    if (relation.parts.size() != 1) return;
  if (!are_straight(radials, relations)) return;
  for (const Relation& relation : relations)
    radials.straight.push_back({relation.parts[0].from[0], relation.parts[0].delta});
}

std::shared_ptr<const Radials> prepare_radials(const Prepared& game, Self self) {
  auto out = std::make_shared<Radials>();
  const SiteType type = attribute<Op::BracketingSites, "type">(self.code);
  const std::uint64_t mask =
      ir::constant_directions(game.program, operand<Op::BracketingSites, "directions">(self.code)->node)
          .value_or(0);
  for (int site = 0; site < game.board->count(type); ++site) {
    out->first_line.push_back(static_cast<std::uint32_t>(out->lines.size()));
    for (std::uint64_t left = mask; left; left &= left - 1) {
      const auto direction = static_cast<geometry::Direction>(std::countr_zero(left));
      const geometry::Radials& radials = game.board->radials(type, direction);
      for (int n = 0; n < radials.count(site); ++n) {
        const std::span<const int> way = radials.radial(site, n).subspan(1);
        out->lines.push_back({static_cast<std::uint32_t>(out->sites.size()),
                              static_cast<std::uint16_t>(way.size()), std::uint16_t{0}});
        for (const int to : way) out->sites.push_back(static_cast<std::int16_t>(to));
      }
    }
  }
  out->first_line.push_back(static_cast<std::uint32_t>(out->lines.size()));
  find_straight_ways(*out, game, type, mask);
  return out;
}

void op_bracketing_sites(Machine& m, SetWord* out, const Radials& radials, const SetWord* sites,
                         Lazy<Type::Dirs> /*directions*/, int least, int most, const SetWord* targets,
                         const SetWord* ends, SiteType /*type*/) {
  if (!radials.straight.empty() && least <= 1 && most >= radials.count()) {
    const int ways = static_cast<int>(radials.straight.size());
    *out = *sites & kernels::bracketing_word(radials.straight.data(), ways, *targets, *ends);
    return;
  }
  kernels::bracketing_sites(m, out, sites, radials.rows(), radials.count(), least, most, targets, ends);
}

}  // namespace

void add_lifted_site_ops(OpTable& t);

void add_lifted_site_ops(OpTable& t) {
  set_op<Op::Crowded, op_crowded>(t);
  set_op<Op::LowStacks, kernels::low_stacks<Machine, SiteType>>(t);
  set_op<Op::SideStates, kernels::side_states<Machine, SiteType>>(t);
  set_op<Op::BracketingSites, op_bracketing_sites, prepare_radials>(t);
}

}  // namespace ludens::interpreter
