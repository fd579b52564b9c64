// row_windows.h - the windows of lines (runtime/kernels/row_windows.h), made once for an op.
#pragma once

#include <algorithm>
#include <vector>

#include "runtime/kernels/lines.h"

namespace ludens::interpreter {

// Windows of the lines, which hold no more than may count for a row of that length, and what they point to.
class OwnedWindows {
 public:
  // None where a window has no room in a word.
  void make(const kernels::Rows& rows, int sites, int length, bool both_ways) {
    sites_.resize(static_cast<size_t>(sites));
    find_stride(rows, sites, length, both_ways);
    for (int site = 0; site < sites; ++site) {
      words_ = &sites_[static_cast<size_t>(site)];
      used_ = kRoom;
      for (std::uint32_t line = rows.first_line[site]; line < rows.first_line[site + 1]; ++line) {
        find_window(rows, site, line, both_ways);
        if (window_.size() >= kRoom) return;
        if (window_.size() >= static_cast<size_t>(length)) add_window();
      }
    }
    lay_out();
  }
  kernels::RowWindows windows(bool by_owner) const {
    return {parts_.empty() ? nullptr : parts_.data(), word_count_, per_word_, static_cast<int>(stride_),
            by_owner};
  }

 private:
  static constexpr size_t kRoom = 63;  // of 64 bits, one is free

  // Where all windows of every site fit into a word side by side, each in as much room as the longest needs.
  void find_stride(const kernels::Rows& rows, int sites, int length, bool both_ways) {
    size_t longest = 0;
    size_t most = 0;
    for (int site = 0; site < sites; ++site) {
      size_t count = 0;
      for (std::uint32_t line = rows.first_line[site]; line < rows.first_line[site + 1]; ++line) {
        find_window(rows, site, line, both_ways);
        const bool is_one_part =
            std::ranges::is_sorted(window_) && window_.front() >> 6 == window_.back() >> 6;
        if (!is_one_part) return;
        longest = std::max(longest, window_.size());
        count += window_.size() >= static_cast<size_t>(length);
      }
      most = std::max(most, count);
    }
    if (most * (longest + 1) <= kRoom + 1) stride_ = longest + 1;
  }
  // From the far end behind to the far end ahead, turned round where that makes most sites ascend.
  void find_window(const kernels::Rows& rows, int site, std::uint32_t line, bool both_ways) {
    const kernels::Rows::Way ahead = rows.ahead(line);
    const kernels::Rows::Way behind = both_ways ? rows.behind(line) : kernels::Rows::Way{nullptr, 0};
    window_.clear();
    for (int i = behind.size; i-- > 0;) window_.push_back(behind.sites[i]);
    window_.push_back(site);
    window_.insert(window_.end(), ahead.sites, ahead.sites + ahead.size);
    if (window_.front() > window_.back()) std::ranges::reverse(window_);
  }
  void add_window() {
    if (used_ + window_.size() > kRoom) {
      words_->emplace_back();
      used_ = 0;
    }
    std::vector<Part>& parts = words_->back();
    if (stride_ > 0) used_ = stride_ * parts.size();
    int before = -1;
    for (const int site : window_) {
      const auto word = static_cast<std::uint32_t>(site >> 6);
      if (before < 0 || before >= site || parts.back().word != word)
        parts.push_back({0, word, static_cast<std::uint32_t>(used_)});
      parts.back().mask |= SetWord{1} << (site & 63);
      before = site;
      ++used_;
    }
    ++used_;
  }
  // Equally many of all sites.
  void lay_out() {
    size_t words = 1;
    size_t per_word = 1;
    for (const auto& of_site : sites_) {
      words = std::max(words, of_site.size());
      for (const auto& parts : of_site) per_word = std::max(per_word, parts.size());
    }
    for (auto& of_site : sites_) {
      of_site.resize(words);
      for (auto& parts : of_site) {
        parts.resize(per_word);
        parts_.insert(parts_.end(), parts.begin(), parts.end());
      }
    }
    word_count_ = static_cast<int>(words);
    per_word_ = static_cast<int>(per_word);
  }

  using Part = kernels::RowWindows::Part;
  std::vector<std::vector<std::vector<Part>>> sites_;  // by site and word
  std::vector<std::vector<Part>>* words_ = nullptr;    // of the site at hand
  std::vector<int> window_;                            // the one at hand
  size_t used_ = 0;                                    // bits of the word, free ones between included
  size_t stride_ = 0;                                  // 0: windows lie one behind the other
  std::vector<Part> parts_;
  int word_count_ = 0, per_word_ = 0;
};

}  // namespace ludens::interpreter
