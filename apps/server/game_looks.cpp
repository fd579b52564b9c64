#include "apps/server/game_looks.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ludens/referee.h"
#include "render/pieces.h"

namespace ludens::server {

Json seat_colours_json(const ReadyGame& ready) {
  const render::Subject subject = ready.subject();
  std::vector<std::string> fills, names;
  for (int player = 1; player <= ready.game.players(); ++player) {
    fills.push_back(render::owner_colours(subject, player).fill);
    names.push_back(render::colour_name(fills.back()));
  }
  const std::set<std::string> different(names.begin(), names.end());
  const bool told = names.size() > 1 && different.size() == names.size() && !different.contains("");
  Json out = Json::array();
  for (size_t i = 0; i < fills.size(); ++i) {
    Json seat = Json::object().set("fill", fills[i]);
    if (told) seat.set("name", names[i]);
    out.push(std::move(seat));
  }
  return out;
}

namespace {

using render::Place;

bool looks_the_same_turned(const std::vector<Place>& places, const render::Box& box) {
  constexpr size_t kMost = 1'000;  // larger boards are not turned
  constexpr double kNear = 5;
  return places.size() <= kMost && std::ranges::all_of(places, [&](const Place& place) {
           const double x = box.left + box.right - place.at.x, y = box.top + box.bottom - place.at.y;
           return std::ranges::any_of(places, [&](const Place& other) {
             return std::abs(other.at.x - x) < kNear && std::abs(other.at.y - y) < kNear;
           });
         });
}

}  // namespace

bool players_face(const ReadyGame& ready, const render::BoardScene& board) {
  if (ready.game.players() != 2 || ready.drawable.equipment->boardless) return false;
  const auto& all = board.places[static_cast<size_t>(board.own_type)];
  const std::vector<Place> places(all.begin(),
                                  all.begin() + std::min(board.own_sites, static_cast<int>(all.size())));
  if (places.empty()) return false;
  render::Box box{places[0].at.x, places[0].at.y, places[0].at.x, places[0].at.y};
  for (const Place& place : places) box.hold(place.at.x, place.at.y);
  Referee referee(ready.game);
  const State start = referee.start();
  double sum[3] = {0, 0, 0};
  int count[3] = {0, 0, 0};
  for (int site = 0; site < std::min(start.sites(), static_cast<int>(all.size())); ++site) {
    const int owner = start.owner(site);
    if ((owner != 1 && owner != 2) || !all[static_cast<size_t>(site)].drawn) continue;
    sum[owner] += all[static_cast<size_t>(site)].at.y;
    ++count[owner];
  }
  constexpr double kApart = 0.25;  // of the board's height, between the middles of both sides
  return count[1] > 0 && count[2] > 0 && sum[1] / count[1] - sum[2] / count[2] > kApart * box.height() &&
         looks_the_same_turned(places, box);
}

}  // namespace ludens::server
