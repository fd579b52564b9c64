// group_ops.cpp - groups, connections, liberties and territories.
#include <algorithm>

#include "interpreter/groups.h"
#include "ir/ops/groups.h"
#include "runtime/links.h"

namespace ludens::interpreter {

std::shared_ptr<const void> prepare_step_table(const Prepared& prepared, const Code& c) {
  const Code* directions = nullptr;
  for (int i = 0; i < c.arg_count && !directions; ++i)
    if (c.args[i] && c.args[i]->op->result == ir::Type::Dirs) directions = c.args[i];
  if (!directions || directions->op != &Op::DirsConst) return nullptr;
  const std::uint64_t mask =
      static_cast<std::uint32_t>(directions->imm[0]) | static_cast<std::uint64_t>(directions->imm[1]) << 32;
  const auto type = static_cast<geometry::SiteType>(c.imm[0]);
  auto table = std::make_shared<StepTable>();
  table->linked = std::ranges::find(prepared.linked, c.node) != prepared.linked.end();
  table->first.push_back(0);
  for (int site = 0; site < prepared.board->count(type); ++site) {
    for (const geometry::Step& step : prepared.board->steps(type)[site])
      if (step.type == type && (step.directions & mask)) table->to.push_back(step.to);
    table->first.push_back(static_cast<std::int32_t>(table->to.size()));
  }
  return table;
}

namespace {

geometry::SiteType type_of(const Code& c) {
  return static_cast<geometry::SiteType>(c.imm[0]);
}

// --- (is Connected), (is Blocked)

// Sets still to be reached.
class Goals {
 public:
  Goals(Machine& m, const Code& c, int first, int wanted)
      : words_(m.words), wanted_(wanted), left_(m), many_(m) {
    const int count = c.arg_count - first;
    if (count > kFew) many_.list.resize(static_cast<size_t>(count * words_));
    sets_ = count > kFew ? many_.list.data() : few_;
    for (int i = 0; i < count; ++i) {
      m.eval(c.args[first + i], sets_ + i * words_);
      left_.list.push_back(i);
    }
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
  int wanted_;
  int reached_ = 0;
  ScratchList left_;
  SetWord few_[kFew * kMaxWords];
  Scratch<std::vector<SetWord>> many_;
  SetWord* sets_ = nullptr;
};

constexpr int kFirstGoal = 4;  // of (is Connected)

// A site that is new joins the groups around it.
void link(runtime::Links& links, const StepTable& table, const Code& c, int site) {
  links.parent[site] = static_cast<std::int16_t>(site);
  links.reached[site] = 0;
  for (int i = kFirstGoal; i < c.arg_count; ++i)
    if (test_bit(c.args[i]->words, site))
      links.reached[site] |= static_cast<std::uint8_t>(1 << (i - kFirstGoal));
  const auto end = static_cast<size_t>(table.first[static_cast<size_t>(site) + 1]);
  for (auto i = static_cast<size_t>(table.first[static_cast<size_t>(site)]); i < end; ++i)
    if (test_bit(links.joined, table.to[i])) links.join(table.to[i], site);
  set_bit(links.joined, site);
}

// What the group of the site touches, by the groups that the state keeps; -1 where they are not good.
int linked_goals(Machine& m, const Code& c, const Space& s, int who, int site) {
  const auto& table = *static_cast<const StepTable*>(c.data);
  runtime::Links links = runtime::links_of(m.layout, m.block, who);
  const SetWord* own = s.own + who * m.words;
  const int sites = static_cast<int>(table.first.size()) - 1;
  for (int w = 0; w < m.words; ++w) {
    if (links.joined[w] & ~own[w]) return -1;
    for (SetWord fresh = own[w] & ~links.joined[w]; fresh; fresh &= fresh - 1)
      if (const int at = (w << 6) + std::countr_zero(fresh); at < sites) link(links, table, c, at);
  }
  return links.reached[links.first_of(site)];
}

// From the site over pieces of the same owner, until enough sets are touched.
bool op_is_connected(Machine& m, const Code& c) {
  const int site = m.eval(c.args[0]);
  if (!on_topology(m, type_of(c), site)) return false;
  const Space& s = m.space(c.imm[0]);
  const int who = top_who(s, site);
  if (who <= 0 || top_what(s, site) == 0) return false;
  if (c.data && static_cast<const StepTable*>(c.data)->linked && m.eval(c.args[2]) == who) {
    const int wanted = c.args[3] ? m.eval(c.args[3]) : c.arg_count - kFirstGoal;
    const int goals = linked_goals(m, c, s, who, site);
    if (goals >= 0) return wanted > 0 && std::popcount(static_cast<unsigned>(goals)) >= wanted;
  }
  Goals goals(m, c, kFirstGoal, c.args[3] ? m.eval(c.args[3]) : c.arg_count - kFirstGoal);
  if (goals.reach(site)) return true;
  if (c.args[2] && m.eval(c.args[2]) != who) return false;
  Flood group(m);
  group.start(site);
  SetWord seen[kMaxWords];
  clear_words(seen, m.words);
  set_bit(seen, site);
  for (size_t i = 0; i < group.sites().size(); ++i) {
    const bool enough = for_each_step(m, c, c.args[1], group.sites()[i], [&](int to) {
      if (test_bit(seen, to)) return false;
      set_bit(seen, to);
      if (top_who(s, to) != who) return false;
      group.add(to);
      return goals.reach(to);
    });
    if (enough) return true;
  }
  return false;
}

// Could the player still join the sets if all empty sites were theirs? The site where the search starts
// counts for the first set alone.
bool op_is_blocked(Machine& m, const Code& c) {
  const int who = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  constexpr int kFirstSet = 3;
  if (c.arg_count <= kFirstSet) return false;
  const int wanted = c.args[2] ? m.eval(c.args[2]) : c.arg_count - kFirstSet;
  SetWord starts[kMaxWords];
  m.eval(c.args[kFirstSet], starts);
  const auto open = [&](int site) { return top_what(s, site) == 0 || top_who(s, site) == who; };
  const bool joined = for_each_bit(starts, m.words, [&](int start) {
    if (wanted == 1) return true;
    if (!on_topology(m, type_of(c), start) || !open(start)) return false;
    Goals goals(m, c, kFirstSet + 1, wanted - 1);
    Flood group(m);
    group.start(start);
    for (size_t i = 0; i < group.sites().size(); ++i) {
      const bool enough = for_each_step(m, c, c.args[1], group.sites()[i], [&](int to) {
        if (group.has(to) || !open(to)) return false;
        group.add(to);
        return goals.reach(to);
      });
      if (enough) return true;
    }
    return false;
  });
  return !joined;
}

// --- (count Groups), (size Group), (count Liberties)

void sites_where(Machine& m, const Code& c, const Code* condition, SetWord* out) {
  clear_words(out, m.words);
  const Bind to(m, Reg::To);
  const int count = m.prepared.board->count(type_of(c));
  for (int site = 0; site < count; ++site) {
    to.slot = site;
    if (m.test(condition)) set_bit(out, site);
  }
}

// Calls visit(group) for each group of the members that has a site among the starts.
template <class Visit>
void for_each_group(Machine& m, const Code& c, const Code* directions, const SetWord* members,
                    const SetWord* starts, Visit visit) {
  SetWord left[kMaxWords];
  for (int w = 0; w < m.words; ++w) left[w] = members[w] & starts[w];
  Flood group(m);
  for (int w = 0; w < m.words; ++w)
    while (left[w]) {
      group.start((w << 6) + std::countr_zero(left[w]));
      group.spread(c, directions, [&](int to) { return test_bit(members, to); });
      visit(group);
      for (int v = 0; v < m.words; ++v) left[v] &= ~group.set()[v];
    }
}

int op_count_groups(Machine& m, const Code& c) {
  SetWord members[kMaxWords];
  const int least = m.eval(c.args[2]);
  sites_where(m, c, c.args[1], members);
  int count = 0;
  for_each_group(m, c, c.args[0], members, members,
                 [&](const Flood& group) { count += group.size() >= least; });
  return count;
}

int op_biggest_group(Machine& m, const Code& c) {
  SetWord members[kMaxWords];
  SetWord starts[kMaxWords];
  sites_where(m, c, c.args[2], members);
  if (c.args[1])
    m.eval(c.args[1], starts);
  else
    copy_words(starts, members, m.words);
  int biggest = 0;
  for_each_group(m, c, c.args[0], members, starts,
                 [&](const Flood& group) { biggest = std::max(biggest, group.size()); });
  return biggest;
}

// The group of the site: like pieces, or what the condition says. From is the site throughout.
bool find_group(Machine& m, const Code& c, bool like_and_condition, Flood& group) {
  const int site = m.eval(c.args[0]);
  if (!on_topology(m, type_of(c), site)) return false;
  const Space& s = m.space(c.imm[0]);
  const Bind to(m, Reg::To, site);
  if (c.args[2] && !m.test(c.args[2])) return false;
  const int what = top_what(s, site);
  const Bind from(m, Reg::From, site);
  group.start(site);
  group.spread(c, c.args[1], [&](int next) {
    if ((like_and_condition || !c.args[2]) && top_what(s, next) != what) return false;
    to.slot = next;
    return !c.args[2] || m.test(c.args[2]);
  });
  return true;
}

int op_group_size(Machine& m, const Code& c) {
  Flood group(m);
  return find_group(m, c, false, group) ? group.size() : 0;
}

int op_liberties(Machine& m, const Code& c) {
  Flood group(m);
  if (!find_group(m, c, true, group)) return 0;
  const Space& s = m.space(c.imm[0]);
  SetWord free[kMaxWords];
  clear_words(free, m.words);
  for (const int site : group.sites())
    for_each_step(m, c, c.args[1], site, [&](int to) {
      if (!group.has(to) && top_what(s, to) == 0) set_bit(free, to);
      return false;
    });
  return count_bits(free, m.words);
}

// Empty sites that hang together, with nothing around them but pieces of these players.
int op_territory(Machine& m, const Code& c) {
  const int players = m.eval(c.args[0]);
  const Space& s = m.space(c.imm[0]);
  SetWord empty[kMaxWords];
  copy_words(empty, s.empty, m.words);
  const int count = m.prepared.board->count(type_of(c));
  for (int site = count; site < s.sites; ++site) clear_bit(empty, site);
  int size = 0;
  for_each_group(m, c, c.args[1], empty, empty, [&](const Flood& group) {
    const bool foreign = std::ranges::any_of(group.sites(), [&](int site) {
      return for_each_step(m, c, c.args[1], site,
                           [&](int to) { return !group.has(to) && !((players >> top_who(s, to)) & 1); });
    });
    if (!foreign) size += group.size();
  });
  return size;
}

}  // namespace

void add_group_ops(OpTable& t);

void add_group_ops(OpTable& t) {
  set_op(t, Op::IsConnected, op_is_connected, prepare_step_table);
  set_op(t, Op::IsBlocked, op_is_blocked, prepare_step_table);
  set_op(t, Op::CountGroups, op_count_groups, prepare_step_table);
  set_op(t, Op::BiggestGroup, op_biggest_group, prepare_step_table);
  set_op(t, Op::GroupSize, op_group_size, prepare_step_table);
  set_op(t, Op::Liberties, op_liberties, prepare_step_table);
  set_op(t, Op::Territory, op_territory, prepare_step_table);
}

}  // namespace ludens::interpreter
