// links.h - groups of a player's sites, kept from one question to the next.
//
// Sites that are new since the last question are joined to their neighbours; where one has gone the groups
// are no longer good, and whoever asks must look for himself. Kept for one question (is Connected) per player
// whose sets of sites to reach never change.
#pragma once

#include "runtime/state.h"

namespace ludens::runtime {

inline constexpr int kMaxLinkGoals = 8;

// The questions for which groups are kept, at most one per player.
std::vector<ir::NodeId> linked_questions(const Program& program);

struct Links {
  std::int16_t* parent;  // by site
  std::uint8_t*
      reached;      // by site: what its group touches, a bit for each goal; good for the first of a group
  SetWord* joined;  // the player's sites that are in groups

  int first_of(int site) {
    while (parent[site] != site) {
      parent[site] = parent[parent[site]];
      site = parent[site];
    }
    return site;
  }
  void join(int a, int b) {
    a = first_of(a);
    b = first_of(b);
    if (a == b) return;
    parent[b] = static_cast<std::int16_t>(a);
    reached[a] |= reached[b];
  }
};

inline Links links_of(const Layout& layout, std::byte* block, int player) {
  return {reinterpret_cast<std::int16_t*>(block + layout.link_parent),
          reinterpret_cast<std::uint8_t*>(block + layout.link_reached),
          reinterpret_cast<SetWord*>(block + layout.link_joined) + player * layout.words};
}

}  // namespace ludens::runtime
