// links.h - groups of a player's sites, kept from one question to the next.
//
// Sites that are new since the last question are joined to their neighbours; where one has gone the groups
// are no longer good, and whoever asks must look for himself. Kept for questions (is Connected) whose sets of
// sites to reach never change, be it of a certain player or of whoever moved there.
#pragma once

#include "runtime/state.h"

namespace ludens::runtime {

inline constexpr int kMaxLinkGoals = 16;  // of all questions together

struct LinkedQuestion {
  ir::NodeId node = ir::kNothing;
  int first_goal = 0, goals = 0;  // which of the goals of all questions are its own

  std::uint16_t mask() const { return static_cast<std::uint16_t>(((1u << goals) - 1) << first_goal); }
};

// The questions for which groups are kept: all step in the same directions between sites of one type.
std::vector<LinkedQuestion> linked_questions(const Program& program);

// By site of the board, the goals that it belongs to, a bit each.
std::vector<std::uint16_t> link_goals(const Program& program, const std::vector<LinkedQuestion>& questions);

inline Links links_of(const Layout& layout, std::byte* block, int player) {
  // Of each player by itself: a site may go from one to the other and back.
  const int first = player * layout.link_sites;
  return {reinterpret_cast<std::int16_t*>(block + layout.link_parent) + first,
          reinterpret_cast<std::uint16_t*>(block + layout.link_reached) + first,
          reinterpret_cast<SetWord*>(block + layout.link_joined) + player * layout.words};
}

// Zeros instead of groups. For comparison: nothing can be asked of that block.
void clear_links(const Layout& layout, std::byte* block);

}  // namespace ludens::runtime
