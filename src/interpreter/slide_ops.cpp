// slide_ops.cpp - slides and leaps of all pieces on some sites (ir/ops/lifted.h).
#include "runtime/kernels/slides.h"

#include "interpreter/grouped.h"
#include "interpreter/op_call.h"
#include "interpreter/ways.h"
#include "ir/ops/lifted.h"

namespace ludens::interpreter {

namespace {

// Sets by site.
struct SetsBySite {
  SetsBySite(int sites, int set_words)
      : words(set_words), all(static_cast<size_t>(sites) * static_cast<size_t>(set_words)) {}
  SetWord* at(int site) { return all.data() + static_cast<size_t>(site) * static_cast<size_t>(words); }
  const SetWord* at(int site) const {
    return all.data() + static_cast<size_t>(site) * static_cast<size_t>(words);
  }
  int words;
  std::vector<SetWord> all;
};

// Where a piece on each site may come to, and from where it may come there.
struct Leaps {
  Leaps(int sites, int set_words) : targets(sites, set_words), sources(sites, set_words) {}
  void add(int from, int to) {
    set_bit(targets.at(from), to);
    set_bit(sources.at(to), from);
  }
  SetsBySite targets, sources;
};

// The pieces that may come to the site that is asked for; all where none is. What is not listed but made at
// once may change the set where it lies.
template <Sink sink>
const SetWord* choose_pieces(Machine& m, Lazy<Type::Set> from, const SetsBySite& sources, SetWord* scratch) {
  const int wanted = wanted_site<sink>(m);
  if (wanted < 0) {
    if (sink == Sink::List) return m.peek(from, scratch);
    m.eval(from, scratch);
    return scratch;
  }
  Words pieces;
  const SetWord* all = m.peek(from, pieces.words);
  if (static_cast<size_t>(wanted) * static_cast<size_t>(m.words) >= sources.all.size()) {
    clear_words(scratch, m.words);
  } else {
    const SetWord* near = sources.at(wanted);
    for (int w = 0; w < m.words; ++w) scratch[w] = all[w] & near[w];
  }
  return scratch;
}

// --- slides

struct Slides {
  explicit Slides(const Prepared& game) : reach(game.words * 64, game.words) {}
  kernels::Lines lines() const { return {of_site.data(), first.data(), sites.data()}; }

  std::vector<std::int32_t> of_site, first;
  std::vector<std::int16_t> sites;
  Leaps reach;  // on an empty board
};

// The lines of these directions, no longer than that.
std::shared_ptr<const Slides> make_slides(const Prepared& game, const Code& directions, SiteType type,
                                          int most) {
  const int count = game.board->count(type);
  auto slides = std::make_shared<Slides>(game);
  const auto mask = ir::constant_directions(game.program, directions.node).value_or(0);
  for (int site = 0; site < game.words * 64; ++site) {
    slides->of_site.push_back(static_cast<std::int32_t>(slides->first.size()));
    if (site >= count) continue;
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      slides->first.push_back(static_cast<std::int32_t>(slides->sites.size()));
      for (size_t i = 1; i < radial.size() && static_cast<int>(i) <= most; ++i) {
        slides->sites.push_back(static_cast<std::int16_t>(radial[i]));
        slides->reach.add(site, radial[i]);
      }
      return false;
    });
  }
  slides->of_site.push_back(static_cast<std::int32_t>(slides->first.size()));
  slides->first.push_back(static_cast<std::int32_t>(slides->sites.size()));
  return slides;
}

std::shared_ptr<const Slides> prepare_slide_set(const Prepared& game, Lazy<Type::Set>,
                                                Lazy<Type::Dirs> directions, Lazy<Type::Set>, Lazy<Type::Set>,
                                                Lazy<Type::Set>, SiteType type, int, int, int most) {
  return make_slides(game, *directions.code, type, most);
}

// What the conditions come to: slides go on where it is open, and end where they may land.
struct Way {
  SetWord open[kMaxWords], land[kMaxWords];
};

void find_way(Machine& m, Lazy<Type::Set> go, Lazy<Type::Set> stop, Lazy<Type::Set> condition, Way& way) {
  Words scratch;
  const SetWord* free = m.peek(go, scratch.words);
  for (int w = 0; w < m.words; ++w) way.open[w] = way.land[w] = free[w];
  if (stop) {
    const SetWord* stops = m.peek(stop, scratch.words);
    for (int w = 0; w < m.words; ++w) {
      way.open[w] &= ~stops[w];
      way.land[w] |= stops[w];
    }
  }
  if (!condition) return;
  const SetWord* right = m.peek(condition, scratch.words);
  for (int w = 0; w < m.words; ++w) way.land[w] &= right[w];
}

template <Sink sink>
bool slide_far(Machine& m, const Slides& slides, const SetWord* pieces, Lazy<Type::Set> go,
               Lazy<Type::Set> stop, Lazy<Type::Set> condition, int kind, int least) {
  Words free;
  Words stops;
  Words right;
  m.eval(go, free.words);
  if (stop) m.eval(stop, stops.words);
  if (condition) m.eval(condition, right.words);
  return for_each_bit(pieces, m.words, [&](int from) {
    Words to;
    clear_words(to.words, m.words);
    kernels::add_far_slides(to.words, slides.lines(), from, least, free, stop ? stops.words : nullptr);
    for (int w = 0; w < m.words && condition; ++w) to.words[w] &= right.words[w];
    return emit_from<sink>(m, kind, from, to);
  });
}

template <Sink sink>
bool op_slide_set(Machine& m, const Slides& slides, Lazy<Type::Set> from, Lazy<Type::Dirs> /*directions*/,
                  Lazy<Type::Set> go, Lazy<Type::Set> stop, Lazy<Type::Set> condition, SiteType /*type*/,
                  int kind, int least, int /*most*/) {
  Words scratch;
  const SetWord* pieces = choose_pieces<sink>(m, from, slides.reach.sources, scratch.words);
  if (!any_bit(pieces, m.words)) return false;
  if (least > 1) return slide_far<sink>(m, slides, pieces, go, stop, condition, kind, least);
  Way way;
  find_way(m, go, stop, condition, way);
  const kernels::Lines lines = slides.lines();
  return for_each_bit(pieces, m.words, [&](int at) {
    if (m.words == 1) {
      const SetWord to = kernels::line_word(lines, at, *way.open) & *way.land;
      return to != 0 && emit_from<sink>(m, kind, at, &to);
    }
    Words to;
    clear_words(to.words, m.words);
    kernels::add_lines(to.words, lines, at, way.open);
    for (int w = 0; w < m.words; ++w) to.words[w] &= way.land[w];
    return emit_from<sink>(m, kind, at, to);
  });
}

std::shared_ptr<const Slides> prepare_line_sites(const Prepared& game, Lazy<Type::Int>,
                                                 Lazy<Type::Dirs> directions, Lazy<Type::Set>,
                                                 SiteType type) {
  return make_slides(game, *directions.code, type, game.words * 64);
}

void op_line_sites(Machine& m, SetWord* out, const Slides& slides, int from, Lazy<Type::Dirs> /*directions*/,
                   const SetWord* open, SiteType type) {
  clear_words(out, m.words);
  if (!on_topology(m, type, from)) return;
  kernels::add_lines(out, slides.lines(), from, open);
  for (int w = 0; w < m.words; ++w) out[w] &= open[w];
}

// --- leaps

std::shared_ptr<const Leaps> prepare_leap_set(const Prepared& game, Lazy<Type::Set>, Lazy<Type::Set>,
                                              int list, int) {
  auto leaps = std::make_shared<Leaps>(game.words * 64, game.words);
  const std::vector<std::int32_t>& table = game.program.lists[static_cast<size_t>(list)];
  const int sites = table.empty() ? 0 : std::min(table[0] - 1, game.words * 64);
  for (int site = 0; site < sites; ++site)
    for (auto i = static_cast<size_t>(table[static_cast<size_t>(site)]);
         i < static_cast<size_t>(table[static_cast<size_t>(site) + 1]); ++i)
      leaps->add(site, table[i]);
  return leaps;
}

template <Sink sink>
bool op_leap_set(Machine& m, const Leaps& leaps, Lazy<Type::Set> from, Lazy<Type::Set> to, int /*list*/,
                 int kind) {
  Words scratch;
  const SetWord* pieces = choose_pieces<sink>(m, from, leaps.sources, scratch.words);
  if (!any_bit(pieces, m.words)) return false;
  Words right;
  m.eval(to, right.words);
  return for_each_bit(pieces, m.words, [&](int at) {
    Words ends;
    const SetWord* targets = leaps.targets.at(at);
    for (int w = 0; w < m.words; ++w) ends.words[w] = targets[w] & right.words[w];
    return emit_from<sink>(m, kind, at, ends);
  });
}

// --- hops over one site

struct HopParts {
  std::vector<std::vector<SetWord>> from;
  std::vector<kernels::HopPart> parts;
};

std::shared_ptr<const HopParts> prepare_hop_sources(const Prepared& game, Lazy<Type::Set>,
                                                    Lazy<Type::Dirs> directions, Lazy<Type::Set>,
                                                    Lazy<Type::Set>, SiteType type) {
  auto hops = std::make_shared<HopParts>();
  const auto mask = ir::constant_directions(game.program, directions.code->node).value_or(0);
  for (int site = 0; site < game.board->count(type); ++site)
    for_each_radial(game, type, site, mask, [&](std::span<const int> radial, int, int) {
      if (radial.size() < 3) return false;
      const int over = radial[1] - site;
      const int to = radial[2] - site;
      size_t i = 0;
      while (i < hops->parts.size() && (hops->parts[i].over != over || hops->parts[i].to != to)) ++i;
      if (i == hops->parts.size()) {
        hops->parts.push_back({nullptr, over, to});
        hops->from.emplace_back(static_cast<size_t>(game.words));
      }
      set_bit(hops->from[i].data(), site);
      return false;
    });
  for (size_t i = 0; i < hops->parts.size(); ++i) hops->parts[i].from = hops->from[i].data();
  return hops;
}

void op_hop_sources(Machine& m, SetWord* out, const HopParts& hops, const SetWord* from,
                    Lazy<Type::Dirs> /*directions*/, const SetWord* hurdle, const SetWord* to,
                    SiteType /*type*/) {
  kernels::hop_sources(out, hops.parts.data(), static_cast<int>(hops.parts.size()), from, hurdle, to,
                       m.words);
}

}  // namespace

void add_slide_ops(OpTable& t);

void add_slide_ops(OpTable& t) {
  set_op_by_sink<Op::SlideSet, prepare_slide_set>(t, []<Sink sink>() { return op_slide_set<sink>; });
  set_op<Op::LineSites, op_line_sites, prepare_line_sites>(t);
  set_op_by_sink<Op::LeapSet, prepare_leap_set>(t, []<Sink sink>() { return op_leap_set<sink>; });
  set_op<Op::HopSources, op_hop_sources, prepare_hop_sources>(t);
}

}  // namespace ludens::interpreter
