#include "apps/server/move_trie.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "apps/server/puzzle_desk.h"
#include "engine/site_label.h"

namespace ludens::server {

namespace {

using render::SiteType;
constexpr size_t kMostLookedAt = 4'000;  // moves that are tried out to find what sets them apart

// What a move leaves behind, looked at only where others share its sites.
struct After {
  std::string text;          // of the state
  std::vector<int> changed;  // sites of the board's own kind, ascending, without those of the move
  std::string piece;         // on the last site of the move
  std::string sort;          // its name without its owner's number
  int mover = 0;
  std::string turned;  // how what lies there is turned
};

class Paths {
 public:
  Paths(const ReadyGame& ready, const render::BoardScene& board, Referee& referee, State& state)
      : ready_(ready), board_(board), referee_(referee), state_(state) {
    if (ready.game.has_secrets()) certain_ = referee.legal_moves(state);
  }

  std::vector<MovePath> all(const Moves& moves) {
    std::vector<MovePath> out;
    std::map<std::vector<std::string>, std::vector<size_t>> groups;
    for (const Move& move : moves) {
      MovePath path = plain_path(move);
      groups[path.path].push_back(out.size());
      out.push_back(std::move(path));
    }
    std::set<size_t> dropped;
    for (const auto& [path, members] : groups)
      if (members.size() > 1) set_apart(out, members, dropped);
    for (auto at = dropped.rbegin(); at != dropped.rend(); ++at)
      out.erase(out.begin() + static_cast<std::ptrdiff_t>(*at));
    return out;
  }

 private:
  std::string target(SiteType type, int site) const { return board_.name_of(type, site); }
  std::string label(SiteType type, int site) const { return site_label(ready_, state_, type, site); }
  bool is_site(SiteType type, int site) const { return board_.find(type, site) != nullptr; }

  std::string piece_at(int site) const { return sort_of(state_.piece(site)); }

  std::string sort_of(const std::string& name) const {
    for (const ir::Component& component : ready_.drawable.equipment->components)
      if (component.name == name) return component.kind_name;
    return name;
  }

  MovePath plain_path(const Move& move) {
    const auto from_type = static_cast<SiteType>(state_.from_type(move));
    const auto to_type = static_cast<SiteType>(state_.to_type(move));
    const bool pass = state_.is_pass(move), swap = state_.is_swap(move);
    MovePath out{.move = move, .path = {}, .label = {}, .sentence = {}};
    const bool to = move.to >= 0 && is_site(to_type, move.to);
    const bool from = move.from >= 0 && is_site(from_type, move.from);
    if (pass || swap || (!to && !from)) {
      out.off_board = true;
      out.label = pass ? "Pass" : swap ? "Swap sides" : "Go on";
      out.sentence = out.label;
      out.path = {"=" + out.label};
      return out;
    }
    out.label = referee_.notation(state_, move);
    const bool placing = !from || !to || (move.from == move.to && from_type == to_type);
    if (placing) {
      const SiteType type = to ? to_type : from_type;
      const int site = to ? move.to : move.from;
      out.path = {target(type, site)};
      out.label = label(type, site);
      out.sentence = "Play at " + out.label;
      return out;
    }
    out.path = {target(from_type, move.from), target(to_type, move.to)};
    const std::string piece = from_type == board_.own_type ? piece_at(move.from) : std::string();
    out.sentence = (piece.empty() ? "From " : piece + " from ") + label(from_type, move.from) + " to " +
                   label(to_type, move.to);
    const int owner = to_type == board_.own_type ? state_.owner(move.to) : 0;
    if (owner > 0 && owner != move.mover) out.sentence += ", onto " + piece_at(move.to);
    return out;
  }

  // Can it be tried out on what the mover sees?
  bool is_certain(const Move& move) const {
    return !certain_ || std::ranges::find(*certain_, move) != certain_->end();
  }

  After try_out(const Move& move) {
    State after = state_;
    Chance chance;
    chance.forced = [](int) { return 0; };  // what chance will do is not known, and must not be told
    std::swap(referee_.chance(), chance);
    referee_.apply_legal(after, move);
    std::swap(referee_.chance(), chance);
    After out{
        .text = after.text(), .changed = {}, .piece = {}, .sort = {}, .mover = after.mover(), .turned = {}};
    // The board may have grown by it, and sites be called otherwise.
    const auto then = [&](int site) { return engine::site_in(state_, after, site); };
    for (int site = 0; site < state_.sites(); ++site)
      if (site != move.from && site != move.to &&
          (after.piece(then(site)) != state_.piece(site) || after.owner(then(site)) != state_.owner(site)))
        out.changed.push_back(site);
    const int last = then(move.to >= 0 ? move.to : move.from);
    out.piece = last >= 0 ? after.piece(last) : std::string();
    out.sort = sort_of(out.piece);
    out.turned = turned_in(out.text, last);
    return out;
  }

  // How what lies on top of the site is turned, as "turned 90\u00b0": the rotation stands behind '@' in a
  // state's text.
  std::string turned_in(const std::string& text, int site) const {
    const size_t board = text.find(" | 0");
    const size_t at = board == std::string::npos ? board : text.find(' ' + std::to_string(site) + ':', board);
    if (site < 0 || at == std::string::npos) return {};
    std::string stack = text.substr(at + 1, text.find(' ', at + 1) - at - 1);
    const size_t turn = stack.find('@', stack.rfind('/') == std::string::npos ? 0 : stack.rfind('/'));
    const int rotation = turn == std::string::npos ? 0 : std::atoi(stack.c_str() + turn + 1);
    const int turns = rotations_in_a_turn();
    if (turns == 0) return {};
    const int degrees = rotation * 360 / turns % 360;
    return degrees == 0 ? "not turned" : "turned " + std::to_string(degrees) + "\u00b0";
  }

  // How many rotations make a whole turn of a cell: as many for each side as in the kernels of tiles. 0 where
  // there are no directions.
  int rotations_in_a_turn() const {
    const geometry::Topology& board = ready_.drawable.equipment->board;
    const int around =
        static_cast<int>(board.supported(board_.own_type, geometry::Relation::Adjacent).in_order.size());
    const int straight =
        static_cast<int>(board.supported(board_.own_type, geometry::Relation::Orthogonal).in_order.size());
    const auto& cells = board.graph().faces;
    if (board_.own_type != SiteType::Cell || cells.empty() || straight == 0) return around;
    return std::max(around / straight, 1) * static_cast<int>(cells[0].edges.size());
  }

  // The word behind which the level of a stack stands: "C3^2>C4" says "from level 3".
  std::string level_word(const Move& move) {
    const std::string sites = referee_.sites(state_, move);
    std::string out;
    for (size_t at = sites.find('^'); at != std::string::npos; at = sites.find('^', at + 1)) {
      const bool from = at < sites.find('>');
      out += (out.empty() ? "" : ", ") + std::string(from ? "from" : "to") + " level " +
             std::to_string(std::atoi(sites.c_str() + at + 1) + 1);
    }
    return out;
  }

  // Makes the paths of moves with the same sites differ, or drops those that do the same.
  void set_apart(std::vector<MovePath>& all, const std::vector<size_t>& members, std::set<size_t>& dropped) {
    std::vector<size_t> kept;
    std::vector<After> after;
    for (const size_t i : members) {
      if (looked_at_ < kMostLookedAt && is_certain(all[i].move)) {
        ++looked_at_;
        After one = try_out(all[i].move);
        const std::string level = level_word(all[i].move);
        if (std::ranges::any_of(after, [&](const After& other) { return other.text == one.text; }) &&
            level.empty()) {
          dropped.insert(i);
          continue;
        }
        after.push_back(std::move(one));
      } else {
        after.emplace_back();
      }
      kept.push_back(i);
    }
    if (kept.size() < 2) return;
    add_sites(all, kept, after);
    add_words(all, kept, after);
  }

  // Other sites that some of the moves change and others do not.
  void add_sites(std::vector<MovePath>& all, const std::vector<size_t>& kept,
                 const std::vector<After>& after) {
    std::map<int, size_t> times;
    for (const After& one : after)
      for (const int site : one.changed) ++times[site];
    for (size_t k = 0; k < kept.size(); ++k)
      for (const int site : after[k].changed)
        if (times[site] < kept.size() && is_site(board_.own_type, site)) {
          MovePath& path = all[kept[k]];
          path.path.push_back(target(board_.own_type, site));
          path.label += " x" + label(board_.own_type, site);
          path.sentence += ", changing " + label(board_.own_type, site);
        }
  }

  void add_words(std::vector<MovePath>& all, const std::vector<size_t>& kept,
                 const std::vector<After>& after) {
    std::map<std::vector<std::string>, std::vector<size_t>> same;
    for (size_t k = 0; k < kept.size(); ++k) same[all[kept[k]].path].push_back(k);
    for (const auto& [path, group] : same) {
      if (group.size() < 2) continue;
      std::set<std::string> used;
      for (size_t n = 0; n < group.size(); ++n) {
        MovePath& one = all[kept[group[n]]];
        std::string word = word_for(one.move, after[group[n]], group, after);
        if (word.empty() || used.contains(word))
          word += (word.empty() ? "way " : " - way ") + std::to_string(n + 1);
        used.insert(word);
        one.path.push_back("=" + word);
        one.label += " (" + word + ")";
        one.sentence += ": " + word;
      }
    }
  }

  std::string word_for(const Move& move, const After& mine, const std::vector<size_t>& group,
                       const std::vector<After>& after) {
    if (std::string level = level_word(move); !level.empty()) return level;
    const auto differs = [&](auto field) {
      return std::ranges::any_of(group, [&](size_t k) { return after[k].*field != mine.*field; });
    };
    if (!mine.sort.empty() && differs(&After::sort)) return mine.sort;
    if (!mine.piece.empty() && differs(&After::piece)) return mine.piece;
    if (differs(&After::turned)) return mine.turned;
    if (differs(&After::mover)) return mine.mover == move.mover ? "and go on" : "and end the turn";
    return {};
  }

  const ReadyGame& ready_;
  const render::BoardScene& board_;
  Referee& referee_;
  State& state_;
  std::optional<Moves> certain_;  // the moves that the view allows, where that is not all there is
  size_t looked_at_ = 0;
};

}  // namespace

std::string site_label(const ReadyGame& ready, const State& state, SiteType type, int site) {
  if (ready.drawable.equipment->grows()) return engine::site_label(state, type, site);
  return engine::site_label(*ready.drawable.equipment, type, site);
}

std::vector<MovePath> move_paths(const ReadyGame& ready, const render::BoardScene& board, Referee& referee,
                                 State& state, const Moves& moves) {
  if (ready.puzzle) return puzzle_paths(ready, board, moves);
  return Paths(ready, board, referee, state).all(moves);
}

}  // namespace ludens::server
