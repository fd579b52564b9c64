#include "solve/placements.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <set>
#include <sstream>

#include "solve/refusals.h"
#include "solve/sample.h"

namespace ludens::solve {

namespace {

using engine::Machine;

constexpr int kMostPieces = 16;
constexpr std::size_t kMostBare = 16;

int component_named(const engine::Game& game, const std::string& name) {
  const auto& components = game.program().equipment->components;
  for (size_t c = 1; c < components.size(); ++c)
    if (components[c].name == name) return static_cast<int>(c);
  return -1;
}

// Empty, and `problem` says why, where the text names no pieces of the game.
std::vector<int> read_pieces(const engine::Game& game, const std::string& text, std::string& problem) {
  std::vector<int> pieces;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const size_t star = word.find('*');
    int count = 1;
    if (star != std::string::npos) {
      const char* const end = word.data() + word.size();
      const auto read = std::from_chars(word.data() + star + 1, end, count);
      if (read.ec != std::errc() || read.ptr != end || count < 1 || count > kMostPieces) {
        problem = "'" + word + "' does not say how many, 1 to " + std::to_string(kMostPieces);
        return {};
      }
    }
    const int component = component_named(game, word.substr(0, star));
    if (component < 0) {
      problem = "there is no piece '" + word.substr(0, star) + "'; there are";
      const auto& components = game.program().equipment->components;
      for (size_t c = 1; c < components.size(); ++c) problem += (c > 1 ? ", " : " ") + components[c].name;
      return {};
    }
    pieces.insert(pieces.end(), static_cast<size_t>(count), component);
  }
  if (pieces.empty() || pieces.size() > kMostPieces) {
    problem = "name 1 to " + std::to_string(kMostPieces) + " pieces";
    return {};
  }
  std::ranges::sort(pieces);
  return pieces;
}

const runtime::Space& board_of(const Machine& m) {
  return m.view.space[m.prepared.default_type];
}

// Ascending; of all containers.
std::vector<int> pieces_in(const Machine& m) {
  std::vector<int> out;
  const runtime::Space& s = board_of(m);
  for (int site = 0; site < s.sites; ++site)
    for (int i = 0; s.what[site] != 0 && i < (s.count ? s.count[site] : 1); ++i) out.push_back(s.what[site]);
  std::ranges::sort(out);
  return out;
}

// Why pieces cannot be put down one by one; empty where they can.
std::string refusal(const Machine& m) {
  if (!board_of(m).what || board_of(m).height > 1 || m.view.on_track)
    return "pieces stand on one another, or run on tracks";
  for (int type = 0; type < 3; ++type)
    if (type != m.prepared.default_type && m.view.space[type].what)
      return "pieces stand on sites of several kinds";
  return "";
}

// What putting pieces down does not say of them: that they stand as several, are turned, or the like.
bool are_plain(const Machine& m) {
  const runtime::Space& s = board_of(m);
  for (int site = 0; site < s.sites; ++site) {
    if (s.what[site] == 0) continue;
    if ((s.count && s.count[site] > 1) || (s.state && s.state[site] != 0) ||
        (s.rotation && s.rotation[site] != 0) || (s.value && s.value[site] != 0))
      return false;
  }
  return true;
}

class Placing {
 public:
  using Visit = std::function<bool(const std::byte*)>;
  Placing(const engine::Game& game, const std::vector<int>& pieces, const Visit& visit)
      : table_(game), pieces_(pieces), visit_(visit), blocks_(pieces.size() + 1) {}

  // False where visit said no.
  bool run(const std::vector<std::uint64_t>& bare) {
    blocks_[0] = bare;
    return place(0);
  }

 private:
  bool place(size_t piece) {
    if (piece == pieces_.size()) return visit_(bytes(piece));
    Machine& m = table_.machine();
    const int type = m.prepared.default_type;
    const bool is_like_before = piece > 0 && pieces_[piece] == pieces_[piece - 1];
    const int owner = m.prepared.owners[static_cast<size_t>(pieces_[piece])];
    const int first = is_like_before ? last_site_[piece - 1] + 1 : 0;
    for (int site = first; site < m.board_sites(static_cast<geometry::SiteType>(type)); ++site) {
      blocks_[piece + 1] = blocks_[piece];
      m.attach(bytes(piece + 1));
      if (board_of(m).what[site] != 0) continue;
      m.board().put(type, site, {pieces_[piece], owner}, 1);
      last_site_[piece] = site;
      if (!place(piece + 1)) return false;
    }
    return true;
  }
  std::byte* bytes(size_t level) { return reinterpret_cast<std::byte*>(blocks_[level].data()); }

  engine::Table table_;
  const std::vector<int>& pieces_;
  const Visit& visit_;
  std::vector<std::vector<std::uint64_t>> blocks_;  // by how many pieces stand
  std::array<int, kMostPieces> last_site_{};
};

}  // namespace

std::optional<Placements> Placements::of(std::shared_ptr<const engine::Game> game, const std::string& pieces,
                                         std::string& problem) {
  problem = engine::PackedState::refusal(*game);
  if (problem.empty() && game->has_chance()) problem = "chance has a say in it";
  if (!problem.empty()) return {};
  engine::Table table(*game);
  table.start();
  problem = refusal(table.machine());
  Placements out;
  if (problem.empty()) out.pieces_ = read_pieces(*game, pieces, problem);
  if (!problem.empty()) return {};
  engine::PackedState packed(table.machine());
  std::vector<std::vector<std::uint64_t>> found;
  bool plain = true;
  play_sample(*game, [&](const Machine& m) {
    const bool begins_turn = m.view.head->prev != m.view.head->mover;
    if (engine::is_over(m) || !begins_turn || pieces_in(m) != out.pieces_) return;
    plain = plain && are_plain(m);
    const auto* const words = reinterpret_cast<const std::uint64_t*>(m.block);
    std::vector<std::uint64_t> block(words, words + m.layout.bytes / 8);
    Machine& bare = table.machine();
    bare.attach(reinterpret_cast<std::byte*>(block.data()));
    for (int site = 0; site < board_of(bare).sites; ++site)
      if (board_of(bare).what[site] != 0) bare.board().clear(bare.prepared.default_type, site);
    packed.learn(bare.block);
    found.push_back(std::move(block));
  });
  std::set<Key> seen;
  for (std::vector<std::uint64_t>& block : found) {
    Key key;
    if (!packed.pack(reinterpret_cast<const std::byte*>(block.data()), key) || !seen.insert(key).second)
      continue;
    out.movers_.insert(packed.mover(key));
    out.bare_.push_back(std::move(block));
  }
  if (!plain) problem = "pieces stand as several on a site, are turned, or have a state or a value";
  if (!packed.fits()) problem = "it is too large: without its pieces, " + too_many_bits(packed);
  if (!problem.empty()) return {};
  if (out.bare_.empty()) problem = "no random game came to these pieces at the beginning of a turn";
  if (out.bare_.size() > kMostBare) problem = "what else the rules go by differs in too many ways";
  out.game_ = std::move(game);
  return problem.empty() ? std::optional(std::move(out)) : std::nullopt;
}

std::string Placements::name() const {
  std::string out;
  for (const int piece : pieces_) out += (out.empty() ? "" : " ") + std::to_string(piece);
  return out;
}

ExploreOptions::Starts Placements::starts() const {
  return [all = *this](const Placing::Visit& visit) {
    Placing placing(*all.game_, all.pieces_, visit);
    for (const auto& bare : all.bare_)
      if (!placing.run(bare)) return;
  };
}

StartCounts count_starts(const Solution& solution) {
  const Explored& graph = solution.graph;
  StartCounts out;
  out.classes = graph.starts;
  for (std::size_t id = 0; id < graph.starts; ++id) {
    const Key key = (*graph.keys)[static_cast<StateId>(id)];
    int orbit = 1;
    graph.symmetry.least(key, orbit);
    const Value value = solution.value(static_cast<StateId>(id));
    out.positions += orbit;
    (value.winner() == 0                          ? out.drawn
     : value.winner() == graph.packed->mover(key) ? out.won
                                                  : out.lost) += orbit;
    if (value.winner() != 0) out.longest = std::max(out.longest, value.rank());
  }
  return out;
}

}  // namespace ludens::solve
