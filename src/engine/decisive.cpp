#include "engine/decisive.h"

#include <algorithm>
#include <set>

#include "geometry/lines.h"
#include "interpreter/groups.h"
#include "ir/ops/conditions.h"
#include "ir/ops/groups.h"
#include "ir/ops/travel.h"

namespace ludens::engine {

using geometry::SiteType;
using interpreter::Code;
using interpreter::Machine;
namespace Op = ir::Op;

namespace {

class Finder {
 public:
  explicit Finder(Machine& m) : m_(m) {}

  void look_through(const Code* c) {
    if (!c || !seen_.insert(c).second) return;
    const bool known = c->op == &Op::IsLine || c->op == &Op::IsConnected || c->op == &Op::IsThreatened;
    if (known && m_.test(c)) add(*c);
    for (int i = 0; i < c->arg_count; ++i) look_through(c->args[i]);
  }

  std::vector<std::pair<SiteType, int>> found() const { return {found_.begin(), found_.end()}; }

 private:
  void add(const Code& c) {
    const int type = c.imm[0];
    if (c.op == &Op::IsLine) add_line(c, type);
    if (c.op == &Op::IsConnected) add_group(c, type);
    if (c.op == &Op::IsThreatened) add_pieces(c, type);
  }

  bool is_site(int type, int site) { return site >= 0 && m_.space(type).what && site < m_.space(type).sites; }
  int owner(int type, int site) {
    const runtime::Space& space = m_.space(type);
    return runtime::stack_size(space, site) == 0
               ? 0
               : runtime::piece_at(space, runtime::top_index(space, site)).who;
  }
  void note(int type, int site) { found_.emplace(static_cast<SiteType>(type), site); }

  // Through the site that is asked about, or else where the last move went.
  void add_line(const Code& c, int type) {
    const int pivot = c.args[1] ? m_.eval(c.args[1]) : m_.head().last_to;
    if (!is_site(type, pivot)) return;
    const int length = m_.eval(c.args[0]), who = owner(type, pivot);
    for (const geometry::Line& line :
         geometry::lines_through(*m_.prepared.board, static_cast<SiteType>(type), pivot,
                                 static_cast<geometry::Direction>(c.imm[1]))) {
      std::vector<int> row{pivot};
      for (const std::span<const int> way : {line.ahead, line.behind})
        for (size_t i = 1; i < way.size() && owner(type, way[i]) == who; ++i) row.push_back(way[i]);
      if (static_cast<int>(row.size()) >= length)
        for (const int site : row) note(type, site);
    }
  }

  void add_group(const Code& c, int type) {
    const int start = m_.eval(c.args[0]);
    if (!is_site(type, start)) return;
    const int who = owner(type, start);
    interpreter::Flood flood(m_);
    flood.start(start);
    for (size_t i = 0; i < flood.sites().size(); ++i)
      interpreter::for_each_step(m_, c, c.args[1], flood.sites()[i], [&](int site) {
        if (!flood.has(site) && owner(type, site) == who) flood.add(site);
        return false;
      });
    for (const int site : flood.sites()) note(type, site);
  }

  void add_pieces(const Code& c, int type) {
    const int what = c.args[0] ? m_.eval(c.args[0]) : 0;
    SetWord scratch[kMaxWords];
    const SetWord* sites = m_.peek(c.args[1], scratch);
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
  try {
    m.begin_steps();
    finder.look_through(m.prepared.phases[m.view.phase[mover]].end[mover]);
    finder.look_through(m.prepared.end[mover]);
    m.epoch = outer;
  } catch (const runtime::LimitReached&) {
    m.abandon();
    return {};
  }
  return finder.found();
}

}  // namespace ludens::engine
