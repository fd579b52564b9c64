#include "engine/state_text.h"

#include <cstdio>

#include "ir/captures.h"
#include "ir/ops/hidden.h"
#include "runtime/puzzle.h"

namespace ludens::engine {

using interpreter::Machine;
using interpreter::Move;
using interpreter::Space;

namespace {

constexpr char kLetters[] = {'C', 'E', 'V'};

// Facts: what of it is hidden.
void add_piece(std::string& out, const interpreter::Prepared& p, const runtime::Piece& piece, int facts) {
  const ir::Component& component = p.program.equipment->components[static_cast<size_t>(piece.what)];
  if (facts & (ir::kHiddenWhat | ir::kHiddenWho)) {
    out += '?';
    if (!(facts & ir::kHiddenWho)) out += '!' + std::to_string(piece.who);
    return;
  }
  for (const char c : component.name) out += c == ' ' ? '_' : c;
  if (piece.who != component.owner) out += '!' + std::to_string(piece.who);
  if (piece.state != 0) out += '=' + std::to_string(piece.state);
  if (piece.rotation != 0) out += '@' + std::to_string(piece.rotation);
  if (piece.value != 0) out += '$' + std::to_string(piece.value);
}

void add_site(std::string& out, const interpreter::Prepared& p, const Space& s, int site,
              const std::string& name, int facts_row) {
  const int levels = runtime::stack_size(s, site);
  if (levels == 0 && (s.height > 1 || test_bit(s.empty, site))) return;
  // Where pieces are counted, a site under a large piece that stands elsewhere counts one as well.
  if (levels == 0 && p.layout.large_pieces) {
    if (s.count) out += ' ' + name + ":-";
    if (p.program.uses.dominoes && s.value && s.value[site] != 0) out += '$' + std::to_string(s.value[site]);
    if (p.program.uses.dominoes && s.count && s.count[site] != 1) out += '*' + std::to_string(s.count[site]);
    return;
  }
  out += ' ' + name + ':';
  for (int level = 0; level < levels; ++level) {
    if (level > 0) out += '/';
    const int facts = facts_row >= 0 && s.hidden ? runtime::hidden_at(s, facts_row, site, level) : 0;
    add_piece(out, p, runtime::piece_at(s, site * s.height + level), facts);
  }
  if (levels == 0) out += '-';  // occupied by nothing
  // A stack counts as one piece, or as none under a piece that belongs to nobody.
  const int count = s.height > 1 ? (s.who[runtime::top_index(s, site)] != 0) : s.count ? s.count[site] : 1;
  if (count != 1) out += '*' + std::to_string(count);
}

template <class T>
void add_per_player(std::string& out, const char* name, const T* values, int players) {
  if (!values) return;
  out += ' ';
  out += name;
  out += '=';
  for (int p = 1; p <= players; ++p) out += (p > 1 ? "," : "") + std::to_string(values[p]);
}

// What a player has chosen and nobody else may know: "sealed1=4>0", or "sealed1=-1>-1,3" where the rules had
// bound something else as well.
void add_sealed(std::string& out, const interpreter::Prepared& p, int player, const Move& move) {
  out += " sealed" + std::to_string(player) + '=' + std::to_string(move.from) + '>' + std::to_string(move.to);
  for (int i = 0; i < ir::capture_words(p.kinds[move.kind].captures); ++i)
    out += ',' + std::to_string(move.capture[i]);
}

}  // namespace

std::string state_text(const interpreter::Prepared& prepared, const runtime::View& view, int facts_row) {
  const runtime::Head& h = *view.head;
  const ir::Equipment& equipment = *prepared.program.equipment;
  std::string out = "mover=" + std::to_string(h.mover);
  add_per_player(out, "phase", view.phase, prepared.layout.players);
  add_per_player(out, "score", view.score, prepared.layout.players);
  add_per_player(out, "amount", view.amount, prepared.layout.players);
  if (prepared.program.uses.pot) out += " pot=" + std::to_string(h.pot);
  if (h.over) {
    out += " over rank=";
    for (int p = 1; p <= prepared.layout.players; ++p) {
      char rank[32];
      std::snprintf(rank, sizeof(rank), "%s%.2f", p > 1 ? "," : "", static_cast<double>(view.rank[p]));
      out += rank;
    }
  }
  if (view.match) {
    out += " game=" + std::to_string(view.match->game) + " done=" + std::to_string(view.match->done);
    add_per_player(out, "points", view.match->score, prepared.layout.players);
  }
  for (int p = 1; view.sealed && p <= prepared.layout.players; ++p)
    if ((view.sealed->chosen >> p) & 1) add_sealed(out, prepared, p, view.choices[p]);
  const bool letters = prepared.program.uses.graph_game;
  for (size_t c = 0; c < equipment.containers.size(); ++c) {
    const ir::Container& container = equipment.containers[c];
    out += " | " + std::to_string(c);
    if (c > 0) {
      const Space& s = view.space[prepared.default_type];
      for (int i = 0; i < container.sites; ++i)
        add_site(out, prepared, s, container.first + i, std::to_string(i), facts_row);
      continue;
    }
    constexpr int kOrder[] = {static_cast<int>(ir::SiteType::Vertex), static_cast<int>(ir::SiteType::Edge),
                              static_cast<int>(ir::SiteType::Cell)};
    for (const int t : kOrder) {
      const Space& s = view.space[t];
      if (!s.what || (s.domain && t != prepared.default_type)) continue;
      const int count = equipment.board.count(static_cast<ir::SiteType>(t));
      for (int site = 0; s.domain && site < count; ++site)
        if (const runtime::Known known = runtime::known_at(s, site); known.resolved)
          out += ' ' + std::string(1, kLetters[t]) + std::to_string(site) + ':' + std::to_string(known.value);
      for (int site = 0; !s.domain && site < count; ++site)
        add_site(out, prepared, s, site,
                 (letters ? std::string(1, kLetters[t]) : std::string()) + std::to_string(site), facts_row);
    }
  }
  return out;
}

std::string state_text(const Machine& m) {
  return state_text(m.prepared, m.view);
}

std::string move_sites(Machine& m, const Move& move) {
  const ir::Kind& kind = m.program.kinds[move.kind];
  if (kind.pass) return "pass";
  if (kind.swap) return "swap";
  m.clear_registers();
  m.bind(move);
  const auto site = [&](ir::SiteType type, int at, const interpreter::Code* named) {
    const int level = named ? m.eval(named) : 0;
    // Hands and the like are made of cells, and so is nowhere.
    const bool beyond = at < 0 || at >= m.prepared.board->count(type);
    return kLetters[beyond ? 0 : static_cast<int>(type)] + std::to_string(at) +
           (level > 0 ? '^' + std::to_string(level) : std::string());
  };
  const interpreter::KindCode& code = m.prepared.kinds[move.kind];
  std::string text =
      site(kind.from_type, move.from, code.from_level) + ">" + site(kind.to_type, move.to, code.to_level);
  m.clear_registers();
  return text;
}

std::uint64_t text_hash(std::string_view text) {
  std::uint64_t hash = 0xCBF29CE484222325ull;
  for (const char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001B3ull;
  }
  return hash;
}

std::string hex16(std::uint64_t hash) {
  char text[20];
  std::snprintf(text, sizeof(text), "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

}  // namespace ludens::engine
