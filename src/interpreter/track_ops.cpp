// track_ops.cpp - sites along tracks.
#include <algorithm>

#include "interpreter/op_call.h"
#include "ir/ops/counts.h"
#include "ir/ops/walks.h"
#include "runtime/on_track.h"

namespace ludens::interpreter {

namespace {

// Null where there is no such track, or it has no sites.
const geometry::Track* track_numbered(const Machine& m, int number) {
  const auto& tracks = m.program.equipment->tracks;
  if (number < 0 || number >= static_cast<int>(tracks.size())) return nullptr;
  const geometry::Track& track = tracks[static_cast<size_t>(number)];
  return track.sites.empty() ? nullptr : &track;
}

int length_of(const geometry::Track& track) {
  return static_cast<int>(track.sites.size());
}

// Calls visit(site) for each site once, from `from` on and round, or from the beginning for -1; visit returns
// true to stop.
template <class Visit>
bool for_each_on_track(const geometry::Track& track, int from, Visit visit) {
  const int first = from == -1 ? 0 : track.index_of(from);
  if (first < 0) return false;
  for (int i = 0; i < length_of(track); ++i)
    if (visit(track.sites[static_cast<size_t>((first + i) % length_of(track))].site)) return true;
  return false;
}

void op_track_sites(Machine& m, SetWord* out, int number, int from, int to) {
  clear_words(out, m.words);
  const geometry::Track* track = track_numbered(m, number);
  if (!track) return;
  for_each_on_track(*track, from, [&](int site) {
    if (m.is_member(site)) set_bit(out, site);
    return site == to;
  });
}

int op_track_first(Machine& m, int number, std::optional<int> from, Lazy<Type::Bool> condition) {
  const geometry::Track* track = track_numbered(m, number);
  if (!track) return -1;
  const Bind to(m, Reg::To);
  const bool found = for_each_on_track(*track, from.value_or(-1), [&](int site) {
    to.slot = site;
    return !condition || m.test(condition);
  });
  return found ? to.slot : -1;
}

// A track that meets itself is followed to its end, from the place where the state says that the piece is;
// others go round and round.
bool is_followed_by_piece(const Machine& m, const geometry::Track& track) {
  return m.view.on_track && !track.loop;
}

// The place on the track of the player's piece at the site, or of the site if nothing stands there.
int place_of(Machine& m, int number, int site, int player) {
  const geometry::Track& track = *track_numbered(m, number);
  const Space& s = m.space(m.prepared.default_type);
  if (site < 0 || site >= s.sites) return track.index_of(site);
  int what = s.what[runtime::top_index(s, site)];
  for (int level = 0; level < runtime::stack_size(s, site); ++level) {
    const int index = runtime::index_of(s, site, level);
    if (s.who[index] != player) continue;
    what = s.what[index];
    break;
  }
  if (what == 0) return track.index_of(site);
  return runtime::place_on_track(m.layout, m.view, m.program.equipment->tracks, number, what, site);
}

int op_steps_on_track(Machine& m, int number, int from, int to, Lazy<Type::Int> player) {
  const geometry::Track* track = track_numbered(m, number);
  if (!track) return -1;
  const int length = length_of(*track);
  const bool by_piece = is_followed_by_piece(m, *track);
  if (by_piece && from < 0) return -1;
  int start = by_piece ? place_of(m, number, from, m.eval(player)) : track->index_of(from);
  if (start < 0) start = length;
  for (int i = 0; i < (by_piece ? length - start : length); ++i)
    if (track->sites[static_cast<size_t>((start + i) % length)].site == to) return i;
  return -1;
}

// By track and site: the first position of the site, or -1.
using TrackIndex = std::vector<std::vector<int>>;

std::shared_ptr<const TrackIndex> prepare_track_index(const Prepared& game) {
  auto index = std::make_shared<TrackIndex>();
  for (const geometry::Track& track : game.program.equipment->tracks) {
    auto& places = index->emplace_back(static_cast<size_t>(game.words) * 64, -1);
    for (size_t site = 0; site < places.size(); ++site) places[site] = track.index_of(static_cast<int>(site));
  }
  return index;
}

int op_track_move(Machine& m, const TrackIndex& index, int number, int from, int steps,
                  Lazy<Type::Int> player) {
  const geometry::Track* track = track_numbered(m, number);
  if (!track) return -1;
  const int length = length_of(*track);
  const bool by_piece = is_followed_by_piece(m, *track);
  if (by_piece && from < 0) return -1;
  const std::vector<int>& places = index[static_cast<size_t>(number)];
  const bool listed = from >= 0 && static_cast<size_t>(from) < places.size();
  const int found = by_piece ? place_of(m, number, from, m.eval(player))
                    : listed ? places[static_cast<size_t>(from)]
                             : track->index_of(from);
  std::int64_t at = found < 0 ? length : found;
  at += std::max(0, steps);
  if (at < length) return track->sites[static_cast<size_t>(at)].site;
  const int onward = track->sites.back().next;
  if (onward == -1) return -1;
  at -= length;
  if (at == 0) return onward;
  return track->sites[static_cast<size_t>((at - 1) % length)].next;
}

}  // namespace

void add_track_ops(OpTable& t);

void add_track_ops(OpTable& t) {
  set_op<Op::TrackSites, op_track_sites>(t);
  set_op<Op::TrackFirst, op_track_first>(t);
  set_op<Op::StepsOnTrack, op_steps_on_track>(t);
  set_op<Op::TrackMove, op_track_move, prepare_track_index>(t);
}

}  // namespace ludens::interpreter
