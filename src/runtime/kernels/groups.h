// groups.h - kernels of groups, connections, liberties and territories (ir/ops/groups.h, lifted_sites.h).
#pragma once

#include "runtime/kernels/flood.h"

namespace ludens::kernels {

// --- (is Connected), (is Blocked)

// The steps, and what there is to know of a question whose groups the state keeps (runtime/links.h).
struct ConnectTable : StepTable {
  const std::uint16_t* goals = nullptr;  // by site, a bit for each
  std::uint16_t asked = 0;               // those of this question; none: its groups are not kept
};

// A site that is new joins the groups around it.
LUDENS_FN void join_groups(runtime::Links& links, const ConnectTable& table, int site, int words) {
  links.parent[site] = static_cast<std::int16_t>(site);
  links.reached[site] = table.goals[site];
  int first = site;
  if (table.masks && table.is_mutual) {
    const SetWord* const near = table.masks + site * words;
    for (int word = 0; word < words; ++word)
      for (SetWord left = near[word] & links.joined[word]; left;) {
        const int to = (word << 6) + lowest_bit(left);
        first = links.join(to, first);
        // Whatever else is beside that one is in its group already.
        left &= (left - 1) & ~table.masks[to * words + word];
      }
  } else {
    for (const std::int32_t to : table.from(site))
      if (test_bit(links.joined, to)) first = links.join(to, first);
  }
  set_bit(links.joined, site);
}

// What the group of the site touches, by the groups that the state keeps; -1 where they are not good.
template <class World, class Type>
LUDENS_FN int linked_goals(const World& w, const ConnectTable& table, Type type, int who, int site) {
  runtime::Links links = w.links(who);
  const auto& s = w.space(type);
  const SetWord* own = s.own + who * w.words;
  const int sites = w.board_sites(type);
  for (int word = 0; word < w.words; ++word) {
    if (links.joined[word] & ~own[word]) return -1;
    for (SetWord fresh = own[word] & ~links.joined[word]; fresh; fresh &= fresh - 1)
      if (const int at = (word << 6) + lowest_bit(fresh); at < sites) join_groups(links, table, at, w.words);
  }
  return links.reached[links.first_of(site)] & table.asked;
}

// Does the set touch so many of the goals, from the first that counts on?
template <class World, class Goals>
LUDENS_FN bool touches(const World& w, const SetWord* set, const Goals& goals, int first, int wanted) {
  typename World::Set scratch;
  int touched = 0;
  for (int i = first; i < goals.size(); ++i) {
    const SetWord* const goal = peek(goals, scratch, i);
    for (int word = 0; word < w.words; ++word)
      if (set[word] & goal[word]) {
        ++touched;
        break;
      }
  }
  return wanted > 0 && touched >= wanted;
}

// From the site over pieces of the same owner.
template <class World, class Directions, class Goals, class Type>
LUDENS_FN bool is_connected(const World& w, const ConnectTable& table, int site, const Directions& directions,
                            Maybe player, Maybe count, const Goals& goals, Type type) {
  if (!on_board(w, type, site)) return false;
  const auto& s = w.space(type);
  const int who = top_who(s, site);
  if (who <= 0 || top_what(s, site) == 0) return false;
  const int wanted = count.value_or(goals.size());
  // Groups are kept by owner, under the number that sites have for that.
  if (table.asked && player.value_or(who) == who && is_player(w, who)) {
    const int reached = linked_goals(w, table, type, who, site);
    if (reached >= 0) return wanted > 0 && popcount(static_cast<unsigned>(reached)) >= wanted;
  }
  if (table.masks && s.height == 1 && !w.owners_by_piece() && player.value_or(who) == who &&
      is_player(w, who)) {
    typename World::Set group;
    flood_members(w, table, s.own + who * w.words, site, group);
    return touches(w, group, goals, 0, wanted);
  }
  Flood<World> group(w);
  group.start(site);
  if (player.value_or(who) == who)
    group.spread(steps_of(w, table, directions, type), [&](int to) { return top_who(s, to) == who; });
  return touches(w, group.set(), goals, 0, wanted);
}

// Could the player still join the sets if all empty sites were theirs? The site where the search starts
// counts for the first set alone.
template <class World, class Directions, class Goals, class Type>
LUDENS_FN bool is_blocked(const World& w, const StepTable& table, int player, const Directions& directions,
                          Maybe count, const Goals& goals, Type type) {
  if (goals.size() == 0) return false;
  const auto& s = w.space(type);
  const int wanted = count.value_or(goals.size());
  typename World::Set scratch;
  const SetWord* const starts = peek(goals, scratch, 0);
  if (wanted == 1) return !any_bit(starts, w.words);
  const auto open = [&](int site) { return top_what(s, site) == 0 || top_who(s, site) == player; };
  Flood<World> group(w);
  typename World::Set beyond;
  return !for_each_bit(starts, w.words, [&](int start) {
    if (!on_board(w, type, start) || !open(start)) return false;
    group.start(start);
    group.spread(steps_of(w, table, directions, type), open);
    copy_words(beyond, group.set(), w.words);
    clear_bit(beyond, start);
    return touches(w, beyond, goals, 1, wanted - 1);
  });
}

// --- (count Groups), (size Group), (count Liberties)

// Calls visit(group) for each group of the members that has a site among the starts.
template <class World, class Steps, class Visit>
LUDENS_FN void for_each_group_of(const World& w, const Steps& steps, const SetWord* members,
                                 const SetWord* starts, Visit visit) {
  typename World::Set left;
  for (int word = 0; word < w.words; ++word) left[word] = members[word] & starts[word];
  Flood<World> group(w);
  for (int word = 0; word < w.words; ++word)
    while (left[word]) {
      group.start((word << 6) + lowest_bit(left[word]));
      group.spread(steps, [&](int to) { return test_bit(members, to); });
      visit(group);
      for (int other = 0; other < w.words; ++other) left[other] &= ~group.set()[other];
    }
}

// The members on the board.
template <class World, class Type>
LUDENS_FN void members_on_board(const World& w, SetWord* out, const SetWord* members, Type type) {
  copy_words(out, members, w.words);
  const int sites = w.board_sites(type);
  for (int word = 0; word < w.words; ++word) {
    const int from = sites - word * 64;
    if (from < 64) out[word] &= from <= 0 ? 0 : (SetWord{1} << from) - 1;
  }
}

// Calls visit(size) for the size of each such group. `known`, if given: the members, perhaps with sites that
// are not on the board; otherwise those of which the condition holds.
template <class World, class Directions, class If, class Type, class Visit>
LUDENS_FN void for_each_group_size(const World& w, const StepTable& table, const Directions& directions,
                                   const If& condition, const SetWord* known, const SetWord* starts,
                                   Type type, Visit visit) {
  typename World::Set members;
  if (!known || !table.masks) {
    sites_where(w, members, type, condition);
    return for_each_group_of(w, steps_of(w, table, directions, type), members, starts ? starts : members,
                             [&](const Flood<World>& group) { visit(group.size()); });
  }
  members_on_board(w, members, known, type);
  typename World::Set left;
  typename World::Set group;
  for (int word = 0; word < w.words; ++word)
    left[word] = members[word] & (starts ? starts[word] : members[word]);
  for (int site = pop_site(left, w.words); site >= 0; site = pop_site(left, w.words)) {
    flood_members(w, table, members, site, group);
    for (int word = 0; word < w.words; ++word) left[word] &= ~group[word];
    visit(count_bits(group, w.words));
  }
}

template <class World, class Directions, class If, class Type>
LUDENS_FN int count_groups(const World& w, const StepTable& table, const Directions& directions,
                           const If& condition, int least, const SetWord* members, Type type) {
  int count = 0;
  for_each_group_size(w, table, directions, condition, members, nullptr, type,
                      [&](int size) { count += size >= least; });
  return count;
}

// Is somebody in a group that the first member is not in, because no other one is beside it? Mostly so where
// there are several groups, and found out without going from one to the next.
LUDENS_FN bool has_loner(const StepTable& table, SetWord members) {
  SetWord near = 0;
#pragma GCC unroll 8
  for (int i = 0; i < table.shift_count; ++i) add_shifted(&near, &members, table.shifts[i], 1);
  return (members & (members - 1) & ~near) != 0;
}

template <class World, class Count, class Directions, class Type>
LUDENS_FN bool is_one_group(const World& w, const StepTable& table, const Count& /*count*/,
                            const Directions& directions, const SetWord* members, Type type) {
  typename World::Set left;
  members_on_board(w, left, members, type);
  if (!any_bit(left, w.words)) return false;
  if (w.words == 1 && table.masks) {
    if (table.shift_count > 0 && has_loner(table, left[0])) return false;
    return flood_word(table, left[0], lowest_bit(left[0])) == left[0];
  }
  typename World::Set group;
  if (table.masks) {
    copy_words(group, left, w.words);
    flood_members(w, table, left, pop_site(group, w.words), group);
  } else {
    typename World::Set first;
    clear_words(first, w.words);
    copy_words(group, left, w.words);
    set_bit(first, pop_site(group, w.words));
    for_each_group_of(w, steps_of(w, table, directions, type), left, first,
                      [&](const Flood<World>& all) { copy_words(group, all.set(), w.words); });
  }
  bool is_one = true;
  for (int word = 0; word < w.words; ++word) is_one = is_one && group[word] == left[word];
  return is_one;
}

template <class World, class Directions, class If, class Type>
LUDENS_FN int biggest_group(const World& w, const StepTable& table, const Directions& directions,
                            const SetWord* sites, const If& condition, const SetWord* members, Type type) {
  int biggest = 0;
  for_each_group_size(w, table, directions, condition, members, sites, type,
                      [&](int size) { biggest = size > biggest ? size : biggest; });
  return biggest;
}

// --- members without which the others stay in one group

// Are those next to the site in several groups once it is gone? Steps lead back from wherever they lead to.
// Where they hang together among themselves, nothing further off needs to be looked at.
template <class World, class Steps>
LUDENS_FN bool parts_others(const World& w, const Steps& steps, const SetWord* members, int site,
                            Flood<World>& group) {
  typename World::Set near;
  clear_words(near, w.words);
  int first = -1;
  steps.for_each(site, [&](int to) {
    if (to == site || !test_bit(members, to)) return false;
    set_bit(near, to);
    first = to;
    return false;
  });
  if (first < 0) return false;
  const auto reaches_all = [&](auto belongs) {
    group.start(first);
    group.spread(steps, belongs);
    for (int word = 0; word < w.words; ++word)
      if (near[word] & ~group.set()[word]) return false;
    return true;
  };
  return !reaches_all([&](int to) { return test_bit(near, to); }) &&
         !reaches_all([&](int to) { return to != site && test_bit(members, to); });
}

// Site by site: where steps do not lead back, or the directions are not the same everywhere.
template <class World, class Steps>
LUDENS_FN void whole_without_each(const World& w, SetWord* out, const Steps& steps, const SetWord* members) {
  typename World::Set others;
  copy_words(others, members, w.words);
  for_each_bit(members, w.words, [&](int site) {
    clear_bit(others, site);
    int groups = 0;
    for_each_group_of(w, steps, others, others, [&](const Flood<World>&) { ++groups; });
    if (groups == 1) set_bit(out, site);
    set_bit(others, site);
    return false;
  });
}

template <class World, class Directions, class Type>
LUDENS_FN void whole_without(const World& w, SetWord* out, const StepTable& table,
                             const Directions& directions, const SetWord* members, Type type) {
  typename World::Set here;
  clear_words(out, w.words);
  clear_words(here, w.words);
  const int sites = w.board_sites(type);
  for_each_bit(members, w.words, [&](int site) {
    if (site < sites) set_bit(here, site);
    return site >= sites;
  });
  const auto steps = steps_of(w, table, directions, type);
  if (!table.is_known() || !table.is_mutual) return whole_without_each(w, out, steps, here);
  int groups = 0;
  int alone = 0;  // groups of one site
  typename World::Set single;
  clear_words(single, w.words);
  for_each_group_of(w, steps, here, here, [&](const Flood<World>& group) {
    ++groups;
    if (group.size() > 1) return;
    ++alone;
    set_bit(single, group[0]);
  });
  if (groups == 2) copy_words(out, single, w.words);  // either may go
  if (groups != 1 || alone == 1) return;
  Flood<World> group(w);
  for_each_bit(here, w.words, [&](int site) {
    if (!parts_others(w, steps, here, site, group)) set_bit(out, site);
    return false;
  });
}

// The group of the site: of like pieces, of what the condition says, or of both. False where the site itself
// does not meet it, which is asked before From is the site.
template <class World, class Steps, class If>
LUDENS_FN bool find_group(const World& w, const Steps& steps, int site, const If& condition, bool alike,
                          int from, Flood<World>& group) {
  if (!on_board(w, steps.type, site) || (condition && !condition(from, site))) return false;
  const auto& s = w.space(steps.type);
  const int what = top_what(s, site);
  group.start(site);
  group.spread(steps, [&](int next) {
    return (!alike || top_what(s, next) == what) && (!condition || condition(site, next));
  });
  return true;
}

template <class World, class Directions, class If, class Type>
LUDENS_FN int group_size(const World& w, const StepTable& table, int site, const Directions& directions,
                         const If& condition, Type type, int from) {
  Flood<World> group(w);
  const auto steps = steps_of(w, table, directions, type);
  return find_group(w, steps, site, condition, !condition, from, group) ? group.size() : 0;
}

template <class World, class Directions, class If, class Type>
LUDENS_FN int liberties(const World& w, const StepTable& table, int site, const Directions& directions,
                        const If& condition, Type type, int from) {
  Flood<World> group(w);
  const auto steps = steps_of(w, table, directions, type);
  if (!find_group(w, steps, site, condition, true, from, group)) return 0;
  const auto& s = w.space(type);
  typename World::Set free;
  clear_words(free, w.words);
  group.for_each_step_out(steps, [&](int to) {
    if (!group.has(to) && top_what(s, to) == 0) set_bit(free, to);
    return false;
  });
  return count_bits(free, w.words);
}

// The group is looked through only as far as it takes to find one.
template <class World, class Directions, class Type>
LUDENS_FN bool has_liberty(const World& w, const StepTable& steps, int site, const Directions& /*directions*/,
                           Type type) {
  if (!on_board(w, type, site) || !steps.is_known()) return false;
  const auto& s = w.space(type);
  const auto what_at = [&](int at) { return s.what[runtime::top_index(s, at)]; };
  const auto what = what_at(site);
  if (what == 0) return false;
  for (const std::int32_t to : steps.from(site))
    if (what_at(to) == 0) return true;
  typename World::Set group;
  typename World::Set waiting;  // those of the group from which no step was taken yet
  clear_words(group, w.words);
  clear_words(waiting, w.words);
  set_bit(group, site);
  set_bit(waiting, site);
  for (int word = 0; word < w.words;) {
    if (waiting[word] == 0) {
      ++word;
      continue;
    }
    const int at = (word << 6) + lowest_bit(waiting[word]);
    clear_bit(waiting, at);
    for (const std::int32_t to : steps.from(at)) {
      const auto there = what_at(to);
      if (there == 0) return true;
      if (there != what || test_bit(group, to)) continue;
      set_bit(group, to);
      set_bit(waiting, to);
      if ((to >> 6) < word) word = to >> 6;
    }
  }
  return false;
}

// Empty sites that hang together, with nothing around them but pieces of these players.
template <class World, class Directions, class Type>
LUDENS_FN int territory(const World& w, const StepTable& table, int players, const Directions& directions,
                        Type type) {
  const auto steps = steps_of(w, table, directions, type);
  const auto& s = w.space(type);
  typename World::Set empty;
  copy_words(empty, s.empty, w.words);
  for (int site = w.board_sites(type); site < s.sites; ++site) clear_bit(empty, site);
  int size = 0;
  for_each_group_of(w, steps, empty, empty, [&](Flood<World>& group) {
    const bool foreign = group.for_each_step_out(
        steps, [&](int to) { return !group.has(to) && !((players >> top_who(s, to)) & 1); });
    if (!foreign) size += group.size();
  });
  return size;
}

}  // namespace ludens::kernels
