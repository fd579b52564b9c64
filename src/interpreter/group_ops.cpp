// group_ops.cpp - groups, connections, liberties and territories.
#include "ir/ops/groups.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "interpreter/groups.h"
#include "ir/ops/lifted_sites.h"
#include "runtime/kernels/groups.h"
#include "runtime/links.h"

namespace ludens::interpreter {

namespace {

void fill_step_table(const Prepared& game, const Code* directions, SiteType type, StepTable& table) {
  const auto mask = ir::constant_directions(game.program, directions->node);
  if (!mask) return;
  table.first.push_back(0);
  for (int site = 0; site < game.board->count(type); ++site) {
    for (const geometry::Step& step : game.board->steps(type)[site])
      if (step.type == type && (step.directions & *mask)) table.to.push_back(step.to);
    table.first.push_back(static_cast<std::int32_t>(table.to.size()));
  }
}

}  // namespace

std::shared_ptr<const StepTable> make_step_table(const Prepared& game, const Code* directions,
                                                 SiteType type) {
  auto table = std::make_shared<StepTable>();
  fill_step_table(game, directions, type, *table);
  return table;
}

namespace {

// --- (is Connected), (is Blocked)

// Sets to be reached.
class Goals {
 public:
  Goals(Machine& m, Rest<Type::Set> goals, int first, int wanted)
      : words_(m.words), count_(goals.size() - first), wanted_(wanted), left_(m), many_(m) {
    if (count_ > kFew) many_.list.resize(static_cast<size_t>(count_ * words_));
    sets_ = count_ > kFew ? many_.list.data() : few_;
    for (int i = 0; i < count_; ++i) m.eval(goals[first + i], sets_ + i * words_);
    start();
  }

  // None is reached any more.
  void start() {
    reached_ = 0;
    left_.list.resize(static_cast<size_t>(count_));
    std::iota(left_.list.begin(), left_.list.end(), 0);
  }

  // Takes note of the site; true as soon as enough sets are reached.
  bool reach(int site) {
    std::vector<int>& left = left_.list;
    for (size_t i = left.size(); i-- > 0;) {
      if (!test_bit(sets_ + left[i] * words_, site)) continue;
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
      if (++reached_ == wanted_) return true;
    }
    return false;
  }

 private:
  static constexpr int kFew = 6;
  int words_;
  int count_;
  int wanted_;
  int reached_ = 0;
  ScratchList left_;
  SetWord few_[kFew * kMaxWords];
  Scratch<std::vector<SetWord>> many_;
  SetWord* sets_ = nullptr;
};

// The steps, and what there is to know of a question whose groups the state keeps (runtime/links.h).
struct ConnectTable : StepTable {
  std::vector<std::uint16_t> goals;  // by site, a bit for each; empty: the groups are not kept
  std::uint16_t asked = 0;           // those of this question
};

std::shared_ptr<const ConnectTable> prepare_connected(const Prepared& game, Self self) {
  auto table = std::make_shared<ConnectTable>();
  fill_step_table(game, operand<Op::IsConnected, "directions">(self.code),
                  attribute<Op::IsConnected, "type">(self.code), *table);
  const auto questions = runtime::linked_questions(game.program);
  for (const runtime::LinkedQuestion& question : questions) {
    if (question.node != self.code.node) continue;
    table->goals = runtime::link_goals(game.program, questions);
    table->asked = question.mask();
  }
  return table;
}

// A site that is new joins the groups around it.
void link(runtime::Links& links, const ConnectTable& table, int site) {
  links.parent[site] = static_cast<std::int16_t>(site);
  links.reached[site] = table.goals[static_cast<size_t>(site)];
  int first = site;
  for (const std::int32_t to : table.from(site))
    if (test_bit(links.joined, to)) first = links.join(to, first);
  set_bit(links.joined, site);
}

// What the group of the site touches, by the groups that the state keeps; -1 where they are not good.
int linked_goals(Machine& m, const ConnectTable& table, const Space& s, int who, int site) {
  runtime::Links links = runtime::links_of(m.layout, m.block, who);
  const SetWord* own = s.own + who * m.words;
  const int sites = static_cast<int>(table.first.size()) - 1;
  for (int w = 0; w < m.words; ++w) {
    if (links.joined[w] & ~own[w]) return -1;
    for (SetWord fresh = own[w] & ~links.joined[w]; fresh; fresh &= fresh - 1)
      if (const int at = (w << 6) + std::countr_zero(fresh); at < sites) link(links, table, at);
  }
  return links.reached[links.first_of(site)] & table.asked;
}

// From the site over pieces of the same owner, until enough sets are touched.
bool op_is_connected(Machine& m, const ConnectTable& table, int site, Lazy<Type::Dirs> directions,
                     std::optional<int> player, std::optional<int> count, Rest<Type::Set> goals,
                     SiteType type) {
  if (!on_topology(m, type, site)) return false;
  const Space& s = m.space(type);
  const int who = top_who(s, site);
  if (who <= 0 || top_what(s, site) == 0) return false;
  const int wanted = count.value_or(goals.size());
  // Groups are kept by owner, under the number that sites have for that.
  if (table.asked && player.value_or(who) == who && m.is_player(who) && m.layout.owners.empty()) {
    const int reached = linked_goals(m, table, s, who, site);
    if (reached >= 0) return wanted > 0 && std::popcount(static_cast<unsigned>(reached)) >= wanted;
  }
  Goals left(m, goals, 0, wanted);
  if (left.reach(site)) return true;
  if (player && player != who) return false;
  Flood group(m);
  group.start(site);
  Words seen;
  clear_words(seen.words, m.words);
  set_bit(seen.words, site);
  return group.for_each_step_out({table, directions, type}, [&](int to) {
    if (test_bit(seen, to)) return false;
    set_bit(seen.words, to);
    if (top_who(s, to) != who) return false;
    group.add(to);
    return left.reach(to);
  });
}

// Could the player still join the sets if all empty sites were theirs? The site where the search starts
// counts for the first set alone.
bool op_is_blocked(Machine& m, const StepTable& table, int player, Lazy<Type::Dirs> directions,
                   std::optional<int> count, Rest<Type::Set> goals, SiteType type) {
  if (goals.size() == 0) return false;
  const Space& s = m.space(type);
  const int wanted = count.value_or(goals.size());
  Words starts;
  m.eval(goals[0], starts.words);
  if (wanted == 1) return !any_bit(starts, m.words);
  const auto open = [&](int site) { return top_what(s, site) == 0 || top_who(s, site) == player; };
  Goals others(m, goals, 1, wanted - 1);
  Flood group(m);
  const bool joined = for_each_bit(starts, m.words, [&](int start) {
    if (!on_topology(m, type, start) || !open(start)) return false;
    others.start();
    group.start(start);
    return group.for_each_step_out({table, directions, type}, [&](int to) {
      if (group.has(to) || !open(to)) return false;
      group.add(to);
      return others.reach(to);
    });
  });
  return !joined;
}

// --- (count Groups), (size Group), (count Liberties)

// Calls visit(group) for each group of the members that has a site among the starts.
template <class Visit>
void for_each_group(Machine& m, const Steps& steps, const SetWord* members, const SetWord* starts,
                    Visit visit) {
  Words left;
  for (int w = 0; w < m.words; ++w) left.words[w] = members[w] & starts[w];
  Flood group(m);
  for (int w = 0; w < m.words; ++w)
    while (left[w]) {
      group.start((w << 6) + std::countr_zero(left[w]));
      group.spread(steps, [&](int to) { return test_bit(members, to); });
      visit(group);
      for (int v = 0; v < m.words; ++v) left.words[v] &= ~group.set()[v];
    }
}

int op_count_groups(Machine& m, const StepTable& table, Lazy<Type::Dirs> directions,
                    Lazy<Type::Bool> condition, int least, SiteType type) {
  Words members;
  sites_where(m, type, condition, members.words);
  int count = 0;
  for_each_group(m, {table, directions, type}, members, members,
                 [&](const Flood& group) { count += group.size() >= least; });
  return count;
}

int op_biggest_group(Machine& m, const StepTable& table, Lazy<Type::Dirs> directions, const SetWord* sites,
                     Lazy<Type::Bool> condition, SiteType type) {
  Words members;
  sites_where(m, type, condition, members.words);
  int biggest = 0;
  for_each_group(m, {table, directions, type}, members, sites ? sites : members.words,
                 [&](const Flood& group) { biggest = std::max(biggest, group.size()); });
  return biggest;
}

enum class GroupOf { LikeOrCondition, LikeAndCondition };

// The group of the site: like pieces, or what the condition says. From is the site throughout.
bool find_group(Machine& m, const Steps& steps, int site, Lazy<Type::Bool> condition, GroupOf of,
                Flood& group) {
  if (!on_topology(m, steps.type, site)) return false;
  const Space& s = m.space(steps.type);
  const Bind to(m, Reg::To, site);
  if (condition && !m.test(condition)) return false;
  const int what = top_what(s, site);
  const bool alike = of == GroupOf::LikeAndCondition || !condition;
  const Bind from(m, Reg::From, site);
  group.start(site);
  group.spread(steps, [&](int next) {
    if (alike && top_what(s, next) != what) return false;
    to.slot = next;
    return !condition || m.test(condition);
  });
  return true;
}

int op_group_size(Machine& m, const StepTable& table, int site, Lazy<Type::Dirs> directions,
                  Lazy<Type::Bool> condition, SiteType type) {
  Flood group(m);
  const Steps steps{table, directions, type};
  return find_group(m, steps, site, condition, GroupOf::LikeOrCondition, group) ? group.size() : 0;
}

int op_liberties(Machine& m, const StepTable& table, int site, Lazy<Type::Dirs> directions,
                 Lazy<Type::Bool> condition, SiteType type) {
  Flood group(m);
  const Steps steps{table, directions, type};
  if (!find_group(m, steps, site, condition, GroupOf::LikeAndCondition, group)) return 0;
  const Space& s = m.space(type);
  Words free;
  clear_words(free.words, m.words);
  group.for_each_step_out(steps, [&](int to) {
    if (!group.has(to) && top_what(s, to) == 0) set_bit(free.words, to);
    return false;
  });
  return count_bits(free, m.words);
}

bool op_has_liberty(Machine& m, const StepTable& table, int site, Lazy<Type::Dirs> /*directions*/,
                    SiteType type) {
  if (!on_topology(m, type, site) || !table.is_known()) return false;
  const kernels::Steps steps{table.first.data(), table.to.data()};
  return kernels::has_liberty(m, site, steps, type);
}

// Empty sites that hang together, with nothing around them but pieces of these players.
int op_territory(Machine& m, const StepTable& table, int players, Lazy<Type::Dirs> directions,
                 SiteType type) {
  const Steps steps{table, directions, type};
  const Space& s = m.space(type);
  Words empty;
  copy_words(empty.words, s.empty, m.words);
  for (int site = m.board_sites(type); site < s.sites; ++site) clear_bit(empty.words, site);
  int size = 0;
  for_each_group(m, steps, empty, empty, [&](Flood& group) {
    const bool foreign = group.for_each_step_out(
        steps, [&](int to) { return !group.has(to) && !((players >> top_who(s, to)) & 1); });
    if (!foreign) size += group.size();
  });
  return size;
}

}  // namespace

void add_group_ops(OpTable& t);

void add_group_ops(OpTable& t) {
  set_op<Op::IsConnected, op_is_connected, prepare_connected>(t);
  set_op<Op::IsBlocked, op_is_blocked, prepare_steps<Op::IsBlocked>>(t);
  set_op<Op::CountGroups, op_count_groups, prepare_steps<Op::CountGroups>>(t);
  set_op<Op::BiggestGroup, op_biggest_group, prepare_steps<Op::BiggestGroup>>(t);
  set_op<Op::GroupSize, op_group_size, prepare_steps<Op::GroupSize>>(t);
  set_op<Op::Liberties, op_liberties, prepare_steps<Op::Liberties>>(t);
  set_op<Op::HasLiberty, op_has_liberty, prepare_steps<Op::HasLiberty>>(t);
  set_op<Op::Territory, op_territory, prepare_steps<Op::Territory>>(t);
}

}  // namespace ludens::interpreter
