// capture_ops.cpp - captures: what stands between, around or along, and what an enemy threatens.
//
// Each op finds the sites that are caught and runs its body for each; the effect itself is the body's.
#include <algorithm>

#include "interpreter/kernel_call.h"
#include "interpreter/ways.h"
#include "ir/ops/travel.h"
#include "runtime/kernels/captures.h"

namespace ludens::interpreter {

namespace {

// How many targets stand in a row along the radial, at most so many.
int run_length(Machine& m, Lazy<Type::Bool> target, std::span<const int> radial, int most, int& to) {
  int count = 0;
  for (; count < most && count + 1 < static_cast<int>(radial.size()); ++count) {
    to = radial[static_cast<size_t>(count) + 1];
    if (!m.test(target)) break;
  }
  return count;
}

bool each_of_run(Machine& m, Lazy<Type::Moves> body, std::span<const int> radial, int count, int& to) {
  for (int i = 1; i <= count; ++i) {
    to = radial[static_cast<size_t>(i)];
    if (m.generate(body)) return true;
  }
  return false;
}

bool op_intervene(Machine& m, int start, std::uint64_t directions, Lazy<Type::Bool> target, int least,
                  int most, Lazy<Type::Moves> body, SiteType type) {
  if (!on_topology(m, type, start)) return false;
  const std::span<const geometry::Point> at = m.prepared.board->at(type);
  const Scratch<std::vector<std::span<const int>>> scratch(m);
  auto& radials = scratch.list;
  for_each_radial(m, type, start, directions, [&](std::span<const int> radial, int, int) {
    radials.push_back(radial);
    return false;
  });
  const Bind to(m, Reg::To);
  // Each line counts once: a radial whose opposite came before it is that one's other half.
  for (size_t a = 0; a < radials.size(); ++a) {
    bool second_half = false;
    for (size_t b = 0; b < a; ++b)
      second_half = second_half || geometry::leave_oppositely(at, radials[a], radials[b]);
    if (second_half) continue;
    const int count = run_length(m, target, radials[a], most, to.slot);
    if (count < least) continue;
    bool both = false;
    for (size_t b = a + 1; b < radials.size(); ++b) {
      if (!geometry::leave_oppositely(at, radials[a], radials[b])) continue;
      const int other = run_length(m, target, radials[b], most, to.slot);
      if (other < least) continue;
      both = true;
      if (each_of_run(m, body, radials[b], other, to.slot)) return true;
    }
    if (both && each_of_run(m, body, radials[a], count, to.slot)) return true;
  }
  return false;
}

// --- threats

// How the player moves in the phase; by rules of their own where there are some.
NodeId rules_of(const ir::Phase& phase, int player) {
  return static_cast<size_t>(player) < phase.play_as.size() ? phase.play_as[static_cast<size_t>(player)]
                                                            : phase.play;
}

// Can one of the owner's enemies move to the site now? A question within the question is answered no, so that
// kings may threaten each other.
bool is_reached(Machine& m, Lazy<Type::Moves> moves, int site, int owner) {
  Question question = m.question.within();
  question.is_threat = true;
  question.reach = site;
  const Asking asking(m.question, question);
  bool found = false;
  FreshMemo apart(m);
  for (int enemy = 1; !found && enemy <= m.layout.players; ++enemy) {
    if (enemy == owner || (m.view.team && owner >= 0 && m.view.team[enemy] == m.view.team[owner])) continue;
    m.head().mover = static_cast<std::int16_t>(enemy);
    apart.renew();
    const Code* way =
        moves ? moves.code
              : m.prepared.code(rules_of(m.program.phases[m.view.phase[enemy]], enemy), Sink::Any);
    found = way && m.generate(way);
  }
  return found;
}

// Asks as if the piece stood on the site and it were each enemy's turn.
bool is_threatened_at(Machine& m, Lazy<Type::Moves> moves, SiteType type, int site, int what, bool named) {
  const int owner = m.owner(what);
  Space& s = m.space(type);
  Head& head = m.head();
  const Head before = head;
  head.prev = static_cast<std::int16_t>(owner);
  if (!named) head.next = static_cast<std::int16_t>(owner);
  bool found = false;
  if (s.height > 1 || s.what[site] == what) {
    found = is_reached(m, moves, site, owner);
  } else {
    const auto saved = m.save();
    runtime::Piece piece = runtime::piece_at(s, site);
    const bool was_empty = piece.what == 0;
    piece.what = what;
    piece.who = owner;
    m.board().put(static_cast<int>(type), site, piece, s.count ? std::max<int>(s.count[site], 1) : 1);
    if (s.count && was_empty) {  // where pieces are counted, there is a piece now, but none that counts
      s.count[site] = 0;
      set_bit(s.empty, site);
    }
    found = is_reached(m, moves, site, owner);
    m.restore(saved);
  }
  head = before;
  return found;
}

bool op_is_threatened(Machine& m, std::optional<int> named, Lazy<Type::Set> sites, Lazy<Type::Moves> moves,
                      SiteType type) {
  if (m.question.is_threat || (named && (*named < 1 || *named >= m.layout.components))) return false;
  const Space& s = m.space(type);
  Words all;
  m.eval(sites, all.words);
  return for_each_bit(all, m.words, [&](int site) {
    if (site >= s.sites) return false;
    const int what = named ? *named : s.what[runtime::top_index(s, site)];
    return what > 0 && is_threatened_at(m, moves, type, site, what, named.has_value());
  });
}

}  // namespace

void add_capture_ops(OpTable& t);

void add_capture_ops(OpTable& t) {
  set_kernel<Op::Custodial, LUDENS_KERNEL(custodial)>(t);
  set_op<Op::Intervene, op_intervene>(t);
  set_kernel<Op::Surround, LUDENS_KERNEL(surround)>(t);
  set_kernel<Op::Enclose, LUDENS_KERNEL(enclose)>(t);
  set_op<Op::IsThreatened, op_is_threatened>(t);
  set_kernel<Op::IsWithin, LUDENS_KERNEL(is_within)>(t);
  set_kernel<Op::StandsOn, LUDENS_KERNEL(stands_on)>(t);
}

}  // namespace ludens::interpreter
