// memory_acts.h - effects on what the state keeps besides the board: votes, what is remembered, teams, what
// has happened to whom, trumps, and what may be seen (ir/ops/memory.h, regions.h, cards.h, hidden.h).
#pragma once

#include "runtime/kernels/acts.h"
#include "runtime/kernels/hidden.h"
#include "runtime/kernels/placing.h"

namespace ludens::kernels {

// --- votes

struct Propose {
  int name;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.proposals) w.view.proposals[name] = 1;
  }
};

template <class World>
LUDENS_FN void act_propose(World& w, int name) {
  w.push(ir::OpNumber::ActPropose, Propose{name});
}

// Once all have voted, what more than half of them want is decided.
struct Vote {
  int name;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!w.view.proposals) return;
    std::uint8_t* votes = w.view.proposals + w.variables();
    const int players = w.players();
    if (votes[0] < players) votes[++votes[0]] = static_cast<std::uint8_t>(name);
    if (votes[0] < players) return;
    for (int i = 1; i <= players; ++i) {
      int alike = 0;
      for (int other = 1; other <= players; ++other) alike += votes[other] == votes[i];
      if (alike <= players / 2) continue;
      w.head().decided = votes[i];
      break;
    }
    for (std::uint8_t* at = w.view.proposals; at != votes + 1 + players; ++at) *at = 0;
  }
};

template <class World>
LUDENS_FN void act_vote(World& w, int name) {
  w.push(ir::OpNumber::ActVote, Vote{name});
}

// --- the position put aside

// The move that is tried out may put a position aside itself: what counts is the one from before.
template <class World>
LUDENS_FN bool is_stored_state(const World& w) {
  const auto& h = w.head();
  return w.board_hash() == (h.stored_ply == h.ply ? h.stored_before : h.stored);
}

struct StoreState {
  int nothing;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    auto& h = w.head();
    if (h.stored_ply != h.ply) h.stored_before = h.stored;
    h.stored_ply = h.ply;
    h.stored = w.board_hash();
  }
};

template <class World>
LUDENS_FN void act_store_state(World& w) {
  w.push(ir::OpNumber::ActStoreState, StoreState{0});
}

// --- remembered values

struct Remember {
  int value, name;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    std::int32_t* list = runtime::remembered_list(w.view, name);
    if (!list || list[0] >= runtime::kMaxRemembered) return;
    ++list[0];
    list[list[0]] = value;
  }
};

template <class World>
LUDENS_FN void act_remember(World& w, int value, int name) {
  w.push(ir::OpNumber::ActRemember, Remember{value, name});
}

struct Forget {
  int value, name;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    std::int32_t* list = runtime::remembered_list(w.view, name);
    if (!list) return;
    int at = 1;
    while (at <= list[0] && list[at] != value) ++at;
    if (at > list[0]) return;
    for (; at < list[0]; ++at) list[at] = list[at + 1];
    --list[0];
  }
};

template <class World>
LUDENS_FN void act_forget(World& w, int value, int name) {
  w.push(ir::OpNumber::ActForget, Forget{value, name});
}

struct ListCount {
  int lists;
};
// `only`: the list to empty, or -1.
struct ForgetAll {
  int lists, only;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    for (int name = 0; name < lists; ++name)
      if (std::int32_t* list = runtime::remembered_list(w.view, name); list && (only < 0 || only == name))
        list[0] = 0;
  }
};

template <class World>
LUDENS_FN void act_forget_all(World& w, const ListCount& there, int name) {
  w.push(ir::OpNumber::ActForgetAll, ForgetAll{there.lists, name});
}

// --- teams and events

struct SetTeam {
  int team, player;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (w.view.team && is_player(w, player)) w.view.team[player] = static_cast<std::uint8_t>(team);
  }
};

template <class World>
LUDENS_FN void act_set_team(World& w, int team, int player) {
  w.push(ir::OpNumber::ActSetTeam, SetTeam{team, player});
}

// Whatever the event is called, it is the player to whom it happened.
struct Trigger {
  int player;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!is_player(w, player)) return;
    const int per_player = w.players() + 2;
    const int names = w.variables() < 1 ? 1 : w.variables();
    for (int name = 0; name < names; ++name) w.view.triggered[name * per_player + player] = 1;
  }
};

template <class World>
LUDENS_FN void act_trigger(World& w, int player) {
  w.push(ir::OpNumber::ActTrigger, Trigger{player});
}
template <class World>
LUDENS_FN void act_note(World& w) {
  w.push(ir::OpNumber::ActNote, Pass{0});
}

struct SetTrump {
  int suit;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    w.head().trump = suit;
  }
};

template <class World>
LUDENS_FN void act_set_trump(World& w, int suit) {
  w.push(ir::OpNumber::ActSetTrump, SetTrump{suit});
}

// --- traces of moves

struct NotePassed {
  int site;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    if (!w.view.passed || !is_member(w, site)) return;
    if (w.head().passed_ply != w.head().ply) clear_words(w.view.passed, w.words);
    w.head().passed_ply = w.head().ply;
    set_bit(w.view.passed, site);
  }
};

template <class World>
LUDENS_FN void act_note_passed(World& w, int site) {
  w.push(ir::OpNumber::ActNotePassed, NotePassed{site});
}

struct NoteStart {
  int nothing;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    auto&& s = w.space(w.default_type());
    const int sites = w.board_sites(w.default_type());
    clear_words(w.view.start, w.components() * w.words);
    for (int site = 0; site < sites; ++site) set_bit(w.view.start + top_what(s, site) * w.words, site);
  }
};

template <class World>
LUDENS_FN void act_note_start(World& w) {
  if (w.view.start) w.push(ir::OpNumber::ActNoteStart, NoteStart{0});
}

// --- what may be seen

struct Hide {
  int site, players, level, hides, type, facts;

  template <class World>
  LUDENS_FN void commit(World& w) const {
    const runtime::Space& s = w.view.space[type];
    const int at = s.height > 1 ? level : 0;
    if (!can_be_hidden(s, site, at)) return;
    for (int p = 1; p <= w.players(); ++p) {
      if (!((players >> p) & 1)) continue;
      std::uint8_t& hidden = runtime::hidden_at(s, p, site, at);
      hidden = static_cast<std::uint8_t>(hides ? hidden | facts : hidden & ~facts);
    }
  }
};

template <class World, class Hidden, class Type>
LUDENS_FN void act_hide(World& w, const SetWord* sites, int players, Maybe level, const Hidden& hidden,
                        Type type, int facts) {
  const bool hides = !hidden || hidden();
  typename World::Set all;
  copy_words(all, sites, w.words);
  for_each_bit(all, w.words, [&](int site) {
    w.push(ir::OpNumber::ActHide,
           Hide{site, players, level.value_or(0), hides, space_at(w, type, site), facts});
    return false;
  });
}

}  // namespace ludens::kernels
