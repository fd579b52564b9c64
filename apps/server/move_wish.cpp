#include "apps/server/move_wish.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "engine/deeds.h"

namespace ludens::server {

namespace {

// "RoundPawn" is "a round pawn". Numbers that tell kinds apart are left out.
std::string with_article(std::string name) {
  while (!name.empty() && std::isdigit(static_cast<unsigned char>(name.back()))) name.pop_back();
  if (name.empty()) return "a piece";
  if (name.size() == 1)
    return (std::string_view("AEFHILMNORSX").find(name[0]) != std::string_view::npos ? "an " : "a ") + name;
  std::string out;
  for (size_t i = 0; i < name.size(); ++i) {
    const auto c = static_cast<unsigned char>(name[i]);
    if (i > 0 && std::isupper(c) && std::islower(static_cast<unsigned char>(name[i - 1]))) out += ' ';
    out += static_cast<char>(std::tolower(c));
  }
  return (std::string_view("aeiou").find(out[0]) != std::string_view::npos ? "an " : "a ") + out;
}

using engine::Deeds;

class Wish {
 public:
  Wish(const ReadyGame& ready, const State& state)
      : state_(state),
        game_(ready.game),
        equipment_(*ready.drawable.equipment),
        secret_(ready.game.has_secrets()) {}

  std::string of(const Move& move) {
    const auto known = deeds_.find(move.kind);
    const Deeds deeds =
        known != deeds_.end() ? known->second : deeds_[move.kind] = engine::deeds_of(game_, move.kind);
    if (deeds.sows) return "choose where to sow from";
    // A board that has grown has more sites before those of hands.
    const int more = state_.sites() - equipment_.site_count();
    const bool beyond = equipment_.containers.size() > 1 &&
                        move.from >= equipment_.containers[1].first + more && move.to != move.from;
    if (deeds.moves) return beyond ? "place " + with_article(name_at(move.from)) : std::string();
    if (deeds.adds && !deeds.removes)
      return (deeds.shoots ? "shoot " : "place ") + with_article(name_added(move, deeds));
    if (deeds.removes && !deeds.adds) {
      const int site = move.to >= 0 ? move.to : move.from;
      const bool on_board = state_.to_type(move) == static_cast<int>(equipment_.board.default_type());
      const bool own = !secret_ && on_board && state_.owner(site) == move.mover;
      return (own ? "take off " : "take ") + with_article(name_at(site));
    }
    return {};
  }

 private:
  // Without the owner's number; nothing where names may be secrets.
  std::string name_at(int site) const {
    if (secret_ || site < 0 || site >= state_.sites()) return {};
    const std::string name = state_.piece(site);
    for (const ir::Component& component : equipment_.components)
      if (component.name == name) return component.kind_name;
    return {};
  }

  // The only sort of piece that the mover has, where the rules do not name one.
  std::string name_added(const Move& move, const Deeds& deeds) const {
    if (deeds.added > 0) return equipment_.components[static_cast<size_t>(deeds.added)].kind_name;
    std::string only;
    for (const ir::Component& component : equipment_.components) {
      if (component.owner != move.mover) continue;
      if (!only.empty() && only != component.kind_name) return {};
      only = component.kind_name;
    }
    return only;
  }

  const State& state_;
  const Game& game_;
  const ir::Equipment& equipment_;
  const bool secret_;
  std::map<int, Deeds> deeds_;  // by kind of move
};

// "take a man" and "take a king" are both "take a piece".
std::string in_common(const std::string& a, const std::string& b) {
  const size_t object = a.find(" a");
  if (a == b) return a;
  const bool same_verb = object != std::string::npos && b.substr(0, b.find(" a")) == a.substr(0, object);
  return same_verb ? a.substr(0, object) + " a piece" : std::string();
}

}  // namespace

std::string wish_of(const ReadyGame& ready, const State& state, const std::vector<MovePath>& paths) {
  Wish wish(ready, state);
  std::string out;
  bool first = true;
  for (const MovePath& path : paths) {
    if (path.off_board) continue;
    const std::string one = wish.of(path.move);
    out = first ? one : in_common(out, one);
    first = false;
    if (out.empty()) return {};
  }
  return out;
}

}  // namespace ludens::server
