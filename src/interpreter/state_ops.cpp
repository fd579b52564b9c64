// state_ops.cpp - the parts of the state that are not on the board: scores, variables, votes, what is
// remembered; and what is set on a site.
#include <algorithm>

#include "interpreter/machine.h"
#include "ir/ops/cards.h"
#include "ir/ops/dice.h"
#include "ir/ops/game_numbers.h"
#include "ir/ops/memory.h"
#include "ir/ops/site_values.h"
#include "runtime/remembered.h"

namespace ludens::interpreter {

namespace {

bool is_player(const Machine& m, int player) {
  return player > 0 && player <= m.layout.players;
}

// --- numbers

int op_counter(Machine& m, const Code&) {
  return m.head().counter;
}
int op_pot(Machine& m, const Code&) {
  return m.head().pot;
}
int op_trump(Machine& m, const Code&) {
  return m.head().trump;
}
int op_pending_value(Machine& m, const Code&) {
  return m.head().pending_values == 1 ? m.head().pending_value : 0;
}
int op_var(Machine& m, const Code& c) {
  return m.view.var ? m.view.var[c.imm[0]] : -1;
}

int op_score(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return m.view.score && is_player(m, player) ? m.view.score[player] : 0;
}
int op_amount(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return m.view.amount && is_player(m, player) ? m.view.amount[player] : -1;
}
int op_player_value(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  return player >= 0 && player <= m.layout.players ? m.view.player_value[player] : -1;
}

int op_count_in(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  int sum = 0;
  for_each_bit(set, m.words, [&](int site) {
    const Space& s = m.space(m.type_at(c.imm[0], site));
    if (site >= s.sites) return true;
    sum += s.height > 1 ? s.size[site] : s.count ? s.count[site] : s.what[site] != 0;
    return false;
  });
  return sum;
}

const ir::Component* component_at(Machine& m, int site, int level) {
  const Space& s = m.space(m.prepared.default_type);
  if (site < 0 || site >= s.sites || (s.height > 1 && level >= s.size[site])) return nullptr;
  const int what = s.what[runtime::index_of(s, site, level)];
  return what > 0 ? &m.program.equipment->components[static_cast<size_t>(what)] : nullptr;
}

int op_card_fact(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const int level = c.args[1] ? m.eval(c.args[1]) : -1;
  const ir::Component* card = component_at(m, site, level);
  if (!card || card->kind != ir::ComponentKind::Card) return -1;
  switch (static_cast<Op::CardFacts>(c.imm[0])) {
    case Op::CardFacts::Suit:
      return card->suit;
    case Op::CardFacts::Rank:
      return card->rank;
    case Op::CardFacts::TrumpRank:
      return card->trump_rank;
    case Op::CardFacts::TrumpValue:
      return card->trump_value;
  }
  return -1;
}

int op_face_at(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const ir::Component* die = component_at(m, site, -1);
  if (!die || die->kind != ir::ComponentKind::Die) return -1;
  const Space& s = m.space(m.prepared.default_type);
  const int face = s.state ? s.state[runtime::index_of(s, site, -1)] : 0;
  return face >= 0 && static_cast<size_t>(face) < die->faces.size() ? die->faces[static_cast<size_t>(face)]
                                                                    : -1;
}

int op_random_int(Machine& m, const Code& c) {
  const int least = m.eval(c.args[0]);
  const std::int64_t most = m.eval(c.args[1]);
  if (least > most || !m.chance || most - least >= (1 << 30)) return -1;
  return least + m.chance->draw(static_cast<int>(most - least + 1));
}

template <class Join>
int fold(Machine& m, const Code& c, int otherwise, Join join) {
  const ScratchList values(m);
  m.eval(c.args[0], values.list);
  if (values.list.empty()) return otherwise;
  int result = values.list[0];
  for (size_t i = 1; i < values.list.size(); ++i) result = join(result, values.list[i]);
  return result;
}

int wrapped(std::int64_t x) {
  return static_cast<int>(static_cast<std::uint32_t>(x));
}
int op_list_max(Machine& m, const Code& c) {
  return fold(m, c, -1, [](int a, int b) { return std::max(a, b); });
}
int op_list_min(Machine& m, const Code& c) {
  return fold(m, c, -1, [](int a, int b) { return std::min(a, b); });
}
int op_list_sum(Machine& m, const Code& c) {
  return fold(m, c, 0, [](std::int64_t a, std::int64_t b) { return wrapped(a + b); });
}
int op_list_product(Machine& m, const Code& c) {
  return fold(m, c, 0, [](std::int64_t a, std::int64_t b) { return wrapped(a * b); });
}

// --- conditions and lists

bool op_vote_proposed(Machine& m, const Code& c) {
  return m.view.proposals && m.view.proposals[c.imm[0]] != 0;
}
bool op_vote_decided(Machine& m, const Code& c) {
  return m.head().decided == c.imm[0];
}
// The move that is tried out may put a position aside itself: what counts is the one from before.
bool op_is_stored_state(Machine& m, const Code&) {
  const Head& h = m.head();
  return h.hash == (h.stored_ply == h.ply ? h.stored_before : h.stored);
}

bool op_is_remembered(Machine& m, const Code& c) {
  const int value = m.eval(c.args[0]);
  const auto values = runtime::remembered_values(m.view, c.imm[0]);
  return std::ranges::find(values, value) != values.end();
}
void op_remembered(Machine& m, const Code& c, std::vector<int>& out) {
  const auto values = runtime::remembered_values(m.view, c.imm[0]);
  out.assign(values.begin(), values.end());
}
void op_team_players(Machine& m, const Code& c, std::vector<int>& out) {
  const int team = m.eval(c.args[0]);
  out.clear();
  for (int p = 1; p <= m.layout.players; ++p)
    if (m.view.team && m.view.team[p] == team) out.push_back(p);
}

// --- effects on a site. v: site, new value, level, type, field

void commit_set_site(Machine& m, const Action& a) {
  const int site = a.v[0];
  const int type = a.v[3];
  const Space& s = m.space(type);
  if (site < 0 || site >= s.sites) return;
  auto writer = m.writer();
  if (s.height > 1 && s.size[site] == 0) return;  // where pieces stack, an empty site has no state of its own
  const bool has_level = s.height == 1 || a.v[2] < 0 || a.v[2] < s.size[site];
  switch (static_cast<Op::SiteField>(a.v[4])) {
    case Op::SiteField::State:
      if (has_level) writer.set_state(type, site, a.v[2], a.v[1]);
      return;
    case Op::SiteField::Value:
      if (has_level) writer.set_value(type, site, a.v[2], a.v[1]);
      return;
    case Op::SiteField::Count:
      break;
  }
  if (s.height > 1) {
    if (a.v[1] <= 0 && s.size[site] > 0) writer.take(type, site, -1);
    return;
  }
  if (a.v[1] <= 0) return writer.clear(type, site);
  if (s.what[site] != 0) writer.set_count(type, site, a.v[1]);
}

void op_act_set_site(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  const int value = m.eval(c.args[1]);
  const int level = c.args[2] ? m.eval(c.args[2]) : -1;
  Action& a = m.push(commit_set_site, c.op);
  a.v[0] = site;
  a.v[1] = value;
  a.v[2] = level;
  a.v[3] = m.type_at(c.imm[0], site);
  a.v[4] = c.imm[1];
}

// --- effects on players. v: player, value, whether it is added

template <void (*change)(Machine&, const Action&)>
void op_of_player(Machine& m, const Code& c) {
  const int player = m.eval(c.args[0]);
  const int value = m.eval(c.args[1]);
  Action& a = m.push(change, c.op);
  a.v[0] = player;
  a.v[1] = value;
  a.v[2] = c.imm_count > 0 ? c.imm[0] : 0;
}

void commit_set_score(Machine& m, const Action& a) {
  if (!m.view.score || !is_player(m, a.v[0])) return;
  std::int32_t& score = m.view.score[a.v[0]];
  score = a.v[2] ? wrapped(std::int64_t{score} + a.v[1]) : a.v[1];
}
void commit_set_amount(Machine& m, const Action& a) {
  if (m.view.amount && is_player(m, a.v[0])) m.view.amount[a.v[0]] = a.v[1];
}
void commit_set_player_value(Machine& m, const Action& a) {
  if (a.v[0] >= 0 && a.v[0] <= m.layout.players) m.view.player_value[a.v[0]] = a.v[1];
}
void commit_set_team(Machine& m, const Action& a) {
  if (m.view.team && is_player(m, a.v[1])) m.view.team[a.v[1]] = static_cast<std::uint8_t>(a.v[0]);
}

// --- effects on the game. v: value, name

template <void (*change)(Machine&, const Action&)>
void op_of_game(Machine& m, const Code& c) {
  const int value = c.arg_count > 0 ? m.eval(c.args[0]) : 0;
  Action& a = m.push(change, c.op);
  a.v[0] = value;
  a.v[1] = c.imm_count > 0 ? c.imm[0] : -1;
}

void commit_set_counter(Machine& m, const Action& a) {
  m.head().counter = a.v[0];
}
void commit_set_pot(Machine& m, const Action& a) {
  m.head().pot = a.v[0];
}
void commit_set_trump(Machine& m, const Action& a) {
  m.head().trump = a.v[0];
}
void commit_set_var(Machine& m, const Action& a) {
  if (m.view.var) m.view.var[a.v[1]] = a.v[0];
}
void commit_store_state(Machine& m, const Action&) {
  Head& h = m.head();
  if (h.stored_ply != h.ply) h.stored_before = h.stored;
  h.stored_ply = h.ply;
  h.stored = h.hash;
}
void commit_note(Machine&, const Action&) {}

// Whatever the event is called, it is the player to whom it happened.
void commit_trigger(Machine& m, const Action& a) {
  if (!is_player(m, a.v[0])) return;
  const int per_player = m.layout.players + 2;
  for (int name = 0; name < std::max(1, m.layout.variables); ++name)
    m.view.triggered[name * per_player + a.v[0]] = 1;
}

void commit_set_pending(Machine& m, const Action& a) {
  if (!m.view.pending) return;
  Head& h = m.head();
  const int value = a.v[0] == -1 ? 1 : a.v[0];
  const bool is_site = value >= 0 && value < m.words * 64;
  const bool known =
      is_site ? test_bit(m.view.pending, value) : h.pending_values > 0 && h.pending_value == value;
  if (known) return;
  if (is_site) set_bit(m.view.pending, value);
  ++h.pending_values;
  h.pending_value = value;
}

void op_act_set_pending_sites(Machine& m, const Code& c) {
  SetWord set[kMaxWords];
  m.eval(c.args[0], set);
  for_each_bit(set, m.words, [&](int site) {
    m.push(commit_set_pending, c.op).v[0] = site;
    return false;
  });
}

void commit_remember(Machine& m, const Action& a) {
  std::int32_t* list = runtime::remembered_list(m.view, a.v[1]);
  if (!list || list[0] >= runtime::kMaxRemembered) return;
  list[++list[0]] = a.v[0];
}
void commit_forget(Machine& m, const Action& a) {
  std::int32_t* list = runtime::remembered_list(m.view, a.v[1]);
  if (!list) return;
  std::int32_t* end = list + 1 + list[0];
  std::int32_t* found = std::find(list + 1, end, a.v[0]);
  if (found == end) return;
  std::copy(found + 1, end, found);
  --list[0];
}
// v: lists there are, the one to empty or -1
void commit_forget_all(Machine& m, const Action& a) {
  for (int name = 0; name < a.v[0]; ++name)
    if (std::int32_t* list = runtime::remembered_list(m.view, name); list && (a.v[1] < 0 || a.v[1] == name))
      list[0] = 0;
}
std::shared_ptr<const void> prepare_forget_all(const Prepared& prepared, const Code&) {
  return std::make_shared<const int>(runtime::remembered_lists(prepared.program));
}
void op_forget_all(Machine& m, const Code& c) {
  Action& a = m.push(commit_forget_all, c.op);
  a.v[0] = *static_cast<const int*>(c.data);
  a.v[1] = c.imm[0];
}

// --- votes

void commit_propose(Machine& m, const Action& a) {
  if (m.view.proposals) m.view.proposals[a.v[1]] = 1;
}

// Once all have voted, what more than half of them want is decided.
void commit_vote(Machine& m, const Action& a) {
  if (!m.view.proposals) return;
  std::uint8_t* votes = m.view.proposals + m.layout.variables;
  const int players = m.layout.players;
  if (votes[0] < players) votes[++votes[0]] = static_cast<std::uint8_t>(a.v[1]);
  if (votes[0] < players) return;
  for (int i = 1; i <= players; ++i)
    if (std::count(votes + 1, votes + 1 + players, votes[i]) > players / 2) {
      m.head().decided = votes[i];
      break;
    }
  std::fill(m.view.proposals, votes + 1 + players, std::uint8_t{0});
}

}  // namespace

void add_state_ops(OpTable& t);

void add_state_ops(OpTable& t) {
  set_op(t, Op::Counter, op_counter);
  set_op(t, Op::Pot, op_pot);
  set_op(t, Op::TrumpSuit, op_trump);
  set_op(t, Op::PendingValue, op_pending_value);
  set_op(t, Op::Var, op_var);
  set_op(t, Op::Score, op_score);
  set_op(t, Op::Amount, op_amount);
  set_op(t, Op::PlayerValue, op_player_value);
  set_op(t, Op::CountIn, op_count_in);
  set_op(t, Op::CardFact, op_card_fact);
  set_op(t, Op::FaceAt, op_face_at);
  set_op(t, Op::RandomInt, op_random_int);
  set_op(t, Op::ListMax, op_list_max);
  set_op(t, Op::ListMin, op_list_min);
  set_op(t, Op::ListSum, op_list_sum);
  set_op(t, Op::ListProduct, op_list_product);
  set_op(t, Op::VoteProposed, op_vote_proposed);
  set_op(t, Op::VoteDecided, op_vote_decided);
  set_op(t, Op::IsStoredState, op_is_stored_state);
  set_op(t, Op::IsRemembered, op_is_remembered);
  set_op(t, Op::RememberedList, op_remembered);
  set_op(t, Op::TeamPlayers, op_team_players);
  set_op(t, Op::ActSetSite, op_act_set_site);
  set_op(t, Op::ActSetScore, op_of_player<commit_set_score>);
  set_op(t, Op::ActSetAmount, op_of_player<commit_set_amount>);
  set_op(t, Op::ActSetPlayerValue, op_of_player<commit_set_player_value>);
  set_op(t, Op::ActSetTeam, op_of_player<commit_set_team>);
  set_op(t, Op::ActSetCounter, op_of_game<commit_set_counter>);
  set_op(t, Op::ActSetPot, op_of_game<commit_set_pot>);
  set_op(t, Op::ActSetTrump, op_of_game<commit_set_trump>);
  set_op(t, Op::ActSetVar, op_of_game<commit_set_var>);
  set_op(t, Op::ActSetPending, op_of_game<commit_set_pending>);
  set_op(t, Op::ActSetPendingSites, op_act_set_pending_sites);
  set_op(t, Op::ActRemember, op_of_game<commit_remember>);
  set_op(t, Op::ActForget, op_of_game<commit_forget>);
  set_op(t, Op::ActForgetAll, op_forget_all, prepare_forget_all);
  set_op(t, Op::ActStoreState, op_of_game<commit_store_state>);
  set_op(t, Op::ActTrigger, op_of_game<commit_trigger>);
  set_op(t, Op::ActPropose, op_of_game<commit_propose>);
  set_op(t, Op::ActVote, op_of_game<commit_vote>);
  set_op(t, Op::ActNote, op_of_game<commit_note>);
}

}  // namespace ludens::interpreter
