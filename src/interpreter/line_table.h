// line_table.h - the lines of a board through each of its sites, found once for an op that asks about them.
#pragma once

#include <algorithm>
#include <vector>

#include "geometry/lines.h"
#include "interpreter/op_call.h"
#include "runtime/kernels/lines.h"

namespace ludens::interpreter {

inline constexpr size_t kWholeWay = size_t{1} << 14;

// The lines as kernels read them, `Table` being what they know of them, and what that points to.
template <class Table>
struct OwnedLines : Table {
  // No more of a way than may count.
  OwnedLines(const geometry::Topology& board, SiteType type, geometry::Direction direction, size_t most) {
    const int count = board.count(type);
    for (int site = 0; site < count; ++site) {
      first_line_.push_back(static_cast<std::uint32_t>(lines_.size()));
      for (const geometry::Line& line : geometry::lines_through(board, type, site, direction)) {
        const auto first = static_cast<std::uint32_t>(sites_.size());
        const std::uint16_t ahead = add(line.ahead, most);
        lines_.push_back({first, ahead, add(line.behind, most)});
      }
    }
    first_line_.push_back(static_cast<std::uint32_t>(lines_.size()));
    this->first_line = first_line_.data();
    this->lines = lines_.data();
    this->sites = sites_.data();
    // Of edges, a line is looked for through no more than there are vertices.
    this->pivots = type == SiteType::Edge ? std::min(count, board.count(SiteType::Vertex)) : count;
  }
  OwnedLines(const OwnedLines&) = delete;

  // The lines as sets of so many words. Left undone on very large boards, and where a line comes to a site
  // twice.
  void make_whole_lines(int words, bool both_ways) {
    constexpr size_t kMostWords = size_t{1} << 16;
    const auto width = static_cast<size_t>(words);
    if (lines_.size() * width > kMostWords) return;
    whole_lines_.assign(lines_.size() * width, 0);
    for (int site = 0; site + 1 < static_cast<int>(first_line_.size()); ++site)
      for (std::uint32_t line = first_line_[site]; line < first_line_[site + 1]; ++line)
        if (!set_whole_line(&whole_lines_[line * width], site, lines_[line], both_ways)) return;
    this->whole_lines = whole_lines_.data();
  }

 private:
  bool set_whole_line(SetWord* set, int site, const kernels::Rows::Line& line, bool both_ways) const {
    const int count = line.ahead + (both_ways ? line.behind : 0);
    for (int i = 0; i < count; ++i) {
      const int other = sites_[line.first + static_cast<size_t>(i)];
      if (other == site || test_bit(set, other)) return false;
      set_bit(set, other);
    }
    return true;
  }
  std::uint16_t add(std::span<const int> way, size_t most) {
    const size_t end = std::min(way.size(), most + 1);
    for (size_t i = 1; i < end; ++i) sites_.push_back(static_cast<std::int16_t>(way[i]));
    return static_cast<std::uint16_t>(end > 0 ? end - 1 : 0);
  }

  std::vector<std::uint32_t> first_line_;
  std::vector<kernels::Rows::Line> lines_;
  std::vector<std::int16_t> sites_;
  std::vector<SetWord> whole_lines_;
};

// The table of an op with these attributes.
template <const ir::OpRecord& op>
std::shared_ptr<const kernels::Rows> prepare_lines(const Prepared& game, const Code& c) {
  return std::make_shared<const OwnedLines<kernels::Rows>>(
      *game.board, attribute<op, "type">(c), static_cast<geometry::Direction>(attribute<op, "direction">(c)),
      kWholeWay);
}

}  // namespace ludens::interpreter
