// slide_ops.cpp - slides, leaps and hops of all pieces on some sites (ir/ops/lifted.h): the tables of their
// kernels.
#include <algorithm>
#include <functional>
#include <map>

#include "interpreter/kernel_call.h"
#include "interpreter/ways.h"
#include "ir/ops/lifted.h"
#include "runtime/kernels/slides.h"

namespace ludens::interpreter {

namespace {

std::uint64_t directions_of(const Prepared& game, const Code& directions) {
  return ir::constant_directions(game.program, directions.node).value_or(0);
}

// --- where a piece on each site may come to

class ReachTable {
 public:
  explicit ReachTable(int words)
      : words_(words),
        targets_(static_cast<size_t>(words) * 64 * static_cast<size_t>(words)),
        sources_(targets_.size()) {}
  void add(int from, int to) {
    set_bit(targets_.data() + from * words_, to);
    set_bit(sources_.data() + to * words_, from);
  }
  kernels::Leaps view() const { return {targets_.data(), sources_.data()}; }

 private:
  int words_;
  std::vector<SetWord> targets_, sources_;  // sets by site
};

// --- slides

constexpr int kMostRayWords = 4;  // on larger boards a line is only a small part of a set

struct SlideTable : kernels::Slides {
  explicit SlideTable(int words) : on_empty_board(words) {}

  std::vector<std::int32_t> lines_of_site, first_of_line;
  std::vector<std::int16_t> line_sites;
  ReachTable on_empty_board;
  std::vector<SetWord> ray_sets;
  std::vector<std::int32_t> rays_from, first_falling;
};

// The lines as sets, if those tell in which order the sites come. Sites with fewer lines than others have
// empty ones besides: loops of known length are faster than short ones.
void add_rays(SlideTable& table, int words) {
  const auto count = table.lines_of_site.size() - 1;
  std::vector<std::vector<std::vector<SetWord>>> all[2];  // falling and rising, by site
  for (size_t site = 0; site < count; ++site) {
    for (auto& of_site : all) of_site.emplace_back();
    for (auto line = table.lines_of_site[site]; line < table.lines_of_site[site + 1]; ++line) {
      const auto first = table.line_sites.begin() + table.first_of_line[static_cast<size_t>(line)];
      const auto end = table.line_sites.begin() + table.first_of_line[static_cast<size_t>(line) + 1];
      // Of a single site it is the same either way, so that sites by the border have no more rays of a sort.
      const bool rises =
          end - first < 2 ? first == end || *first > static_cast<int>(site) : *first < *(first + 1);
      if (!(rises ? std::is_sorted(first, end) : std::is_sorted(first, end, std::greater<>()))) return;
      std::vector<SetWord>& ray = all[rises][site].emplace_back(static_cast<size_t>(words));
      for (auto at = first; at != end; ++at) set_bit(ray.data(), *at);
    }
  }
  const auto add_all = [&](bool rising, size_t site) {
    const auto& of_site = all[rising];
    size_t most = 0;
    for (const auto& rays : of_site) most = std::max(most, rays.size());
    for (const auto& ray : of_site[site]) table.ray_sets.insert(table.ray_sets.end(), ray.begin(), ray.end());
    const size_t missing = most - of_site[site].size();
    table.ray_sets.resize(table.ray_sets.size() + missing * static_cast<size_t>(words));
  };
  const auto rays = [&] {
    return static_cast<std::int32_t>(table.ray_sets.size() / static_cast<size_t>(words));
  };
  for (size_t site = 0; site < count; ++site) {
    table.rays_from.push_back(rays());
    add_all(true, site);
    table.first_falling.push_back(rays());
    add_all(false, site);
  }
  table.rays_from.push_back(rays());
  table.rays = table.ray_sets.data();
  table.rays_of_site = table.rays_from.data();
  table.falling = table.first_falling.data();
}

// The lines of these directions, no longer than that.
std::shared_ptr<const SlideTable> make_slides(const Prepared& game, const Code& directions, SiteType type,
                                              int most) {
  const int count = game.board->count(type);
  auto table = std::make_shared<SlideTable>(game.words);
  const std::uint64_t mask = directions_of(game, directions);
  for (int site = 0; site < game.words * 64; ++site) {
    table->lines_of_site.push_back(static_cast<std::int32_t>(table->first_of_line.size()));
    if (site >= count) continue;
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      table->first_of_line.push_back(static_cast<std::int32_t>(table->line_sites.size()));
      for (size_t i = 1; i < radial.size() && static_cast<int>(i) <= most; ++i) {
        table->line_sites.push_back(static_cast<std::int16_t>(radial[i]));
        table->on_empty_board.add(site, radial[i]);
      }
      return false;
    });
  }
  table->lines_of_site.push_back(static_cast<std::int32_t>(table->first_of_line.size()));
  table->first_of_line.push_back(static_cast<std::int32_t>(table->line_sites.size()));
  table->of_site = table->lines_of_site.data();
  table->first = table->first_of_line.data();
  table->sites = table->line_sites.data();
  table->reach = table->on_empty_board.view();
  if (game.words <= kMostRayWords) add_rays(*table, game.words);
  return table;
}

std::shared_ptr<const kernels::Slides> prepare_slide_set(const Prepared& game, const Code& c) {
  return make_slides(game, *operand<Op::SlideSet, "directions">(c), attribute<Op::SlideSet, "type">(c),
                     attribute<Op::SlideSet, "most">(c));
}
std::shared_ptr<const kernels::Lines> prepare_line_sites(const Prepared& game, const Code& c) {
  return make_slides(game, *operand<Op::LineSites, "directions">(c), attribute<Op::LineSites, "type">(c),
                     game.words * 64);
}

// --- slides to a site

struct ApproachTable : kernels::Approaches {
  std::vector<SetWord> source_sets, between_sets;
  std::vector<std::int32_t> first_between;
};

std::shared_ptr<const kernels::Approaches> prepare_slide_reaches(const Prepared& game, const Code& c) {
  const SiteType type = attribute<Op::SlideReaches, "type">(c);
  const int least = attribute<Op::SlideReaches, "least">(c);
  const int most = attribute<Op::SlideReaches, "most">(c);
  const std::uint64_t mask = directions_of(game, *operand<Op::SlideReaches, "directions">(c));
  // By target and source, in order.
  std::map<std::pair<int, int>, std::vector<SetWord>> between;
  const auto words = static_cast<size_t>(game.words);
  for (int site = 0; site < game.board->count(type); ++site)
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      std::vector<SetWord> passed(words);
      for (size_t i = 1; i < radial.size() && static_cast<int>(i) <= most; ++i) {
        if (static_cast<int>(i) >= least && radial[i] != site) between.try_emplace({radial[i], site}, passed);
        set_bit(passed.data(), radial[i]);
      }
      return false;
    });
  auto table = std::make_shared<ApproachTable>();
  table->source_sets.resize(words * 64 * words);
  table->first_between.resize(words * 64);
  auto next = between.begin();
  for (int to = 0; to < game.words * 64; ++to) {
    table->first_between[static_cast<size_t>(to)] =
        static_cast<std::int32_t>(table->between_sets.size() / words);
    for (; next != between.end() && next->first.first == to; ++next) {
      set_bit(table->source_sets.data() + static_cast<size_t>(to) * words, next->first.second);
      table->between_sets.insert(table->between_sets.end(), next->second.begin(), next->second.end());
    }
  }
  table->sources = table->source_sets.data();
  table->first = table->first_between.data();
  table->between = table->between_sets.data();
  return table;
}

// --- leaps

struct LeapTable : kernels::Leaps {
  explicit LeapTable(ReachTable all) : ends(std::move(all)) { static_cast<Leaps&>(*this) = ends.view(); }
  ReachTable ends;
  std::vector<kernels::StepWay> all_ways;
};

std::shared_ptr<LeapTable> make_leaps(const Prepared& game, int list) {
  ReachTable ends(game.words);
  const std::vector<std::int32_t>& table = game.program.lists[static_cast<size_t>(list)];
  const int sites = table.empty() ? 0 : std::min(table[0] - 1, game.words * 64);
  for (int site = 0; site < sites; ++site)
    for (auto i = static_cast<size_t>(table[static_cast<size_t>(site)]);
         i < static_cast<size_t>(table[static_cast<size_t>(site) + 1]); ++i)
      ends.add(site, table[i]);
  return std::make_shared<LeapTable>(std::move(ends));
}
std::shared_ptr<const kernels::Leaps> prepare_leap_set(const Prepared& game, const Code& c) {
  const std::shared_ptr<LeapTable> table = make_leaps(game, attribute<Op::LeapSet, "list">(c));
  for (const int number : game.step_relations[c.node]) {
    const Relation::Part& part = game.relations[static_cast<size_t>(number)].parts[0];
    table->all_ways.push_back({part.from[0], part.delta, number});
  }
  if (table->all_ways.empty()) return table;
  table->ways = table->all_ways.data();
  table->ways_end = table->ways + table->all_ways.size();
  return table;
}
std::shared_ptr<const kernels::Leaps> prepare_leap_reaches(const Prepared& game, const Code& c) {
  return make_leaps(game, attribute<Op::LeapReaches, "list">(c));
}

// --- hops over one site

struct HopTable : kernels::HopParts {
  std::vector<std::vector<SetWord>> from;
  std::vector<kernels::HopPart> all_parts;

  void add(int site, int over, int to, int words) {
    size_t i = 0;
    while (i < all_parts.size() && (all_parts[i].over != over || all_parts[i].to != to)) ++i;
    if (i == all_parts.size()) {
      all_parts.push_back({nullptr, over, to});
      from.emplace_back(static_cast<size_t>(words));
    }
    set_bit(from[i].data(), site);
  }
};

std::shared_ptr<const kernels::HopParts> prepare_hop_sources(const Prepared& game, const Code& c) {
  auto hops = std::make_shared<HopTable>();
  const SiteType type = attribute<Op::HopSources, "type">(c);
  const std::uint64_t mask = directions_of(game, *operand<Op::HopSources, "directions">(c));
  for (int site = 0; site < game.board->count(type); ++site)
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      if (radial.size() >= 3) hops->add(site, radial[1] - site, radial[2] - site, game.words);
      return false;
    });
  for (size_t i = 0; i < hops->all_parts.size(); ++i) hops->all_parts[i].from = hops->from[i].data();
  hops->parts = hops->all_parts.data();
  hops->count = static_cast<std::int32_t>(hops->all_parts.size());
  return hops;
}

struct HopWayTable : kernels::HopWays {
  std::vector<kernels::HopWay> all_ways;
};

std::shared_ptr<const kernels::HopWays> prepare_hop_set(const Prepared& game, const Code& c) {
  auto hops = std::make_shared<HopWayTable>();
  const auto& list = game.program.lists[static_cast<size_t>(attribute<Op::HopSet, "list">(c))];
  const std::vector<ir::Hops> all = ir::make_hops(list, game.words);
  for (size_t i = 0; i < game.step_relations[c.node].size(); ++i) {
    const int number = game.step_relations[c.node][i];
    const Relation& ends = game.relations[static_cast<size_t>(number)];
    hops->all_ways.push_back(
        {ends.parts[0].from.data(), all[i].third, ends.parts[0].delta, number, ends.back.data()});
  }
  hops->ways = hops->all_ways.data();
  hops->count = static_cast<std::int32_t>(hops->all_ways.size());
  return hops;
}

}  // namespace

void add_slide_ops(OpTable& t);

void add_slide_ops(OpTable& t) {
  set_kernel_by_sink<Op::SlideSet, LUDENS_KERNEL(slide_set), prepare_slide_set>(t);
  set_kernel<Op::LineSites, LUDENS_KERNEL(line_sites), prepare_line_sites>(t);
  set_kernel_by_sink<Op::LeapSet, LUDENS_KERNEL(leap_set), prepare_leap_set>(t);
  set_kernel<Op::LeapReaches, LUDENS_KERNEL(leap_reaches), prepare_leap_reaches>(t);
  set_kernel<Op::SlideReaches, LUDENS_KERNEL(slide_reaches), prepare_slide_reaches>(t);
  set_kernel_by_sink<Op::HopSet, LUDENS_KERNEL(hop_set), prepare_hop_set>(t);
  set_kernel<Op::HopSources, LUDENS_KERNEL(hop_sources), prepare_hop_sources>(t);
}

}  // namespace ludens::interpreter
