// one_moved.h - a board on which one piece stands elsewhere, for as long as somebody looks at it.
#pragma once

#include "runtime/view.h"

namespace ludens::runtime {

// While it lives, what stood on `from` stands on `to`, and what stood there is gone. Only what stands where,
// whose it is, and the sets that follow from that are changed; counts, hash, groups, order and tracks are as
// before. Of flat spaces whose `who` is the owner.
template <class AnySpace>
class OneMoved {
 public:
  LUDENS_FN OneMoved(const AnySpace& space, int words, int from, int to)
      : s_(space),
        words_(words),
        from_(from),
        to_(to),
        what_(space.what[from]),
        who_(space.who[from]),
        taken_(space.what[to]),
        taken_who_(space.who[to]),
        leaves_(!space.count || space.count[from] <= 1) {
    flip();
    if (leaves_) put(from, 0, 0);
    put(to, what_, who_);
  }
  LUDENS_FN ~OneMoved() {
    flip();
    if (leaves_) put(from_, what_, who_);
    put(to_, taken_, taken_who_);
  }
  OneMoved(const OneMoved&) = delete;

  // Is that all that becomes of the board when the piece, which is the owner's, goes there?
  LUDENS_FN static bool is_all(const AnySpace& s, int from, int to, int owner) {
    const auto is_site = [&](int site) { return site >= 0 && site < s.sites; };
    return is_site(from) && is_site(to) && from != to && s.what[from] != 0 && s.what[to] != s.what[from] &&
           s.who[from] == owner && (s.what[to] == 0) == test_bit(s.empty, to);
  }

 private:
  LUDENS_FN void put(int site, int what, int who) const {
    s_.what[site] = static_cast<std::uint16_t>(what);
    s_.who[site] = static_cast<std::uint8_t>(who);
  }
  // There and back are the same. Nobody stands where nothing does: of such a site nothing is changed but who
  // stands there then.
  LUDENS_FN void flip() const {
    const int from_word = from_ >> 6;
    const int to_word = to_ >> 6;
    const SetWord left = leaves_ ? SetWord{1} << (from_ & 63) : 0;
    const SetWord reached = SetWord{1} << (to_ & 63);
    const SetWord taken = taken_ != 0 ? reached : 0;
    s_.empty[from_word] ^= left;
    s_.empty[to_word] ^= reached ^ taken;
    SetWord* const own = s_.own + who_ * words_;
    own[from_word] ^= left;
    own[to_word] ^= reached;
    s_.own[taken_who_ * words_ + to_word] ^= taken;
    if (!s_.piece) return;
    SetWord* const piece = s_.piece + what_ * words_;
    piece[from_word] ^= left;
    piece[to_word] ^= reached;
    s_.piece[taken_ * words_ + to_word] ^= taken;
  }

  const AnySpace& s_;
  const int words_, from_, to_, what_, who_, taken_, taken_who_;
  const bool leaves_;
};

}  // namespace ludens::runtime
