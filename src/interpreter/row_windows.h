// row_windows.h - the windows of lines (runtime/kernels/row_windows.h), made once for an op.
#pragma once

#include <vector>

#include "runtime/kernels/lines.h"

namespace ludens::interpreter {

// Windows of the lines, which hold no more than may count for a row of that length, and what they point to.
class OwnedWindows {
 public:
  // None where a window has no room in a word.
  void make(const kernels::Rows& rows, int sites, int length, bool both_ways) {
    for (int site = 0; site < sites; ++site) {
      first_.push_back(static_cast<std::uint32_t>(parts_.size()));
      used_ = 0;
      for (std::uint32_t line = rows.first_line[site]; line < rows.first_line[site + 1]; ++line) {
        find_window(site, rows.ahead(line), both_ways ? rows.behind(line) : kernels::Rows::Way{nullptr, 0});
        if (window_.size() >= kRoom) return first_.clear();
        if (window_.size() >= static_cast<size_t>(length)) add_window();
      }
      if (used_ > 0) parts_.back().ends = 1;
    }
    first_.push_back(static_cast<std::uint32_t>(parts_.size()));
  }
  kernels::RowWindows windows(bool by_owner) const {
    return {first_.empty() ? nullptr : first_.data(), parts_.data(), by_owner};
  }

 private:
  static constexpr size_t kRoom = 63;  // of 64 bits, one is free

  // From the far end behind to the far end ahead, turned round where that makes most sites ascend.
  void find_window(int site, kernels::Rows::Way ahead, kernels::Rows::Way behind) {
    window_.clear();
    for (int i = behind.size; i-- > 0;) window_.push_back(behind.sites[i]);
    window_.push_back(site);
    window_.insert(window_.end(), ahead.sites, ahead.sites + ahead.size);
    if (window_.front() > window_.back()) std::ranges::reverse(window_);
  }
  void add_window() {
    if (used_ + window_.size() > kRoom) {
      parts_.back().ends = 1;
      used_ = 0;
    }
    int before = -1;
    for (const int site : window_) {
      const auto word = static_cast<std::uint16_t>(site >> 6);
      if (before < 0 || before >= site || parts_.back().word != word)
        parts_.push_back({0, word, static_cast<std::uint8_t>(used_), 0});
      parts_.back().mask |= SetWord{1} << (site & 63);
      before = site;
      ++used_;
    }
    ++used_;
  }

  std::vector<std::uint32_t> first_;
  std::vector<kernels::RowWindows::Part> parts_;
  std::vector<int> window_;  // scratch
  size_t used_ = 0;          // bits of the word, free ones between included
};

}  // namespace ludens::interpreter
