#include "engine/decisive.h"

#include <algorithm>
#include <set>
#include <utility>

#include "geometry/lines.h"
#include "interpreter/groups.h"
#include "interpreter/kernel_call.h"
#include "interpreter/ways.h"
#include "ir/ops/conditions.h"
#include "ir/ops/core.h"
#include "ir/ops/groups.h"
#include "ir/ops/travel.h"

namespace ludens::engine {

using geometry::SiteType;
using interpreter::attribute;
using interpreter::Code;
using interpreter::Machine;
using interpreter::operand;
namespace Op = ir::Op;

namespace {

class Finder {
 public:
  explicit Finder(Machine& m) : m_(m) {}

  // Only what holds: of a rule, its condition and the branch that is taken. What a condition denies, or asks
  // about moves that could be made, has decided nothing.
  void look_through(const Code* c) {
    if (!c || c->op == &Op::Not || c->op->result == ir::Type::Moves || !seen_.insert(c).second) return;
    if (c->op == &Op::IfDo) {
      const Code* condition = operand<Op::IfDo, "if">(*c);
      const bool holds = m_.test(condition);
      if (holds) look_through(condition);
      return look_through(holds ? operand<Op::IfDo, "then">(*c) : operand<Op::IfDo, "else">(*c));
    }
    const bool known = c->op == &Op::IsLine || c->op == &Op::IsConnected || c->op == &Op::IsThreatened;
    if (known && m_.test(c)) add(*c);
    for (const Code* operand : interpreter::operands_of(*c)) look_through(operand);
  }

  std::vector<std::pair<SiteType, int>> found() const { return {found_.begin(), found_.end()}; }

 private:
  void add(const Code& c) {
    if (c.op == &Op::IsLine) add_line(c);
    if (c.op == &Op::IsConnected) add_group(c);
    if (c.op == &Op::IsThreatened) add_pieces(c, attribute<Op::IsThreatened, "type">(c));
  }

  // Of the board itself: lines and groups know no hands.
  bool is_site(SiteType type, int site) {
    return m_.space(type).what && interpreter::on_topology(m_, type, site);
  }
  void note(SiteType type, int site) { found_.emplace(type, site); }

  // Through the sites that are asked about, or else where the last move went.
  void add_line(const Code& c) {
    if (const Code* sites = interpreter::operand<Op::IsLine, "through_any">(c)) {
      SetWord pivots[kMaxWords];
      m_.eval(sites, pivots);
      for_each_bit(pivots, m_.words, [&](int site) {
        add_line_through(c, site);
        return false;
      });
      return;
    }
    const Code* site = interpreter::operand<Op::IsLine, "through">(c);
    add_line_through(c, site ? m_.eval(site) : m_.head().last_to);
  }

  void add_line_through(const Code& c, int pivot) {
    const SiteType type = interpreter::attribute<Op::IsLine, "type">(c);
    if (!is_site(type, pivot)) return;
    const runtime::Space& space = m_.space(type);
    if (kernels::top_what(space, pivot) == 0) return;
    const int length = m_.eval(interpreter::operand<Op::IsLine, "length">(c));
    const int who = kernels::top_who(space, pivot);
    const auto is_alike = [&](int site) {
      return kernels::top_what(space, site) != 0 && kernels::top_who(space, site) == who;
    };
    const auto direction =
        static_cast<geometry::Direction>(interpreter::attribute<Op::IsLine, "direction">(c));
    for (const geometry::Line& line : geometry::lines_through(*m_.prepared.board, type, pivot, direction)) {
      std::vector<int> row{pivot};
      for (const std::span<const int> way : {line.ahead, line.behind})
        for (size_t i = 1; i < way.size() && is_alike(way[i]); ++i) row.push_back(way[i]);
      if (static_cast<int>(row.size()) >= length)
        for (const int site : row) note(type, site);
    }
  }

  void add_group(const Code& c) {
    const auto type = interpreter::attribute<Op::IsConnected, "type">(c);
    const int start = m_.eval(interpreter::operand<Op::IsConnected, "site">(c));
    if (!is_site(type, start)) return;
    const runtime::Space& space = m_.space(type);
    const int who = kernels::top_who(space, start);
    const auto& table = *static_cast<const kernels::ConnectTable*>(c.data);
    const interpreter::call::OperandFunctor<Op::IsConnected, "directions"> directions(m_, c);
    kernels::Flood<Machine> flood(m_);
    flood.start(start);
    flood.spread(kernels::steps_of(m_, table, directions, type),
                 [&](int site) { return kernels::top_who(space, site) == who; });
    for (int i = 0; i < flood.size(); ++i) note(type, flood[i]);
  }

  void add_pieces(const Code& c, SiteType type) {
    const Code* named = operand<Op::IsThreatened, "what">(c);
    const int what = named ? m_.eval(named) : 0;
    SetWord scratch[kMaxWords];
    const SetWord* sites = m_.peek(operand<Op::IsThreatened, "sites">(c), scratch);
    const runtime::Space& space = m_.space(type);
    for (int site = 0; space.what && site < space.sites; ++site)
      if (test_bit(sites, site) && runtime::stack_size(space, site) > 0 &&
          (what <= 0 || runtime::piece_at(space, runtime::top_index(space, site)).what == what))
        note(type, site);
  }

  Machine& m_;
  std::set<const Code*> seen_;
  std::set<std::pair<SiteType, int>> found_;
};

}  // namespace

std::vector<std::pair<SiteType, int>> decisive_sites(Machine& m) {
  if (!m.head().over) return {};
  const int mover = m.head().mover;
  m.clear_registers();
  const std::uint32_t outer = m.epoch;
  m.begin_epoch();
  Finder finder(m);
  // As the rules saw it: nobody has a move once it is over.
  const auto over = std::exchange(m.head().over, 0);
  if (m.begin_steps()) {
    finder.look_through(m.prepared.phases[m.view.phase[mover]].end[mover]);
    finder.look_through(m.prepared.end[mover]);
  }
  m.epoch = outer;
  const bool stopped = m.is_stopped();
  if (stopped) m.abandon();
  m.head().over = over;
  return stopped ? std::vector<std::pair<SiteType, int>>() : finder.found();
}

}  // namespace ludens::engine
