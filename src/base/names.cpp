#include "base/names.h"

#include <algorithm>

namespace ludens {

namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Costs are doubled so that a change of letter case can cost half.
constexpr int kFull = 2;
constexpr int kCase = 1;

int change_cost(char a, char b) {
  return a == b ? 0 : lower(a) == lower(b) ? kCase : kFull;
}

// Of two names equally far away: the one with the very same letters (two of them swapped), else the first.
bool prefers(std::string_view name, const std::string& a, const std::string& b) {
  const bool same_a = a.size() == name.size() && std::is_permutation(a.begin(), a.end(), name.begin());
  const bool same_b = b.size() == name.size() && std::is_permutation(b.begin(), b.end(), name.begin());
  return same_a != same_b ? same_a : a < b;
}

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

int edit_distance(std::string_view a, std::string_view b, int limit) {
  const auto n = a.size();
  const auto m = b.size();
  if (static_cast<int>(n > m ? n - m : m - n) > limit) return limit + 1;
  std::vector<int> before(m + 1), last(m + 1), row(m + 1);
  for (size_t j = 0; j <= m; ++j) last[j] = kFull * static_cast<int>(j);
  for (size_t i = 1; i <= n; ++i) {
    row[0] = kFull * static_cast<int>(i);
    int least = row[0];
    for (size_t j = 1; j <= m; ++j) {
      row[j] = std::min({last[j] + kFull, row[j - 1] + kFull, last[j - 1] + change_cost(a[i - 1], b[j - 1])});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]))
        row[j] = std::min(row[j], before[j - 2] + kFull);
      least = std::min(least, row[j]);
    }
    // A swap reaches back two rows, so one row beyond the limit is not yet the end.
    if (least > kFull * (limit + 1)) return limit + 1;
    std::swap(before, last);
    std::swap(last, row);
  }
  return (last[m] + 1) / kFull;
}

std::string nearest_name(std::string_view name, const std::vector<std::string>& known) {
  if (name.size() > 64) return {};
  const int limit = std::max(1, static_cast<int>(name.size()) / 3);
  std::string best;
  int best_distance = limit + 1;
  for (const std::string& candidate : known) {
    const int distance = edit_distance(name, candidate, limit);
    const bool closer = distance < best_distance ||
                        (distance == best_distance && distance <= limit && prefers(name, candidate, best));
    if (closer) {
      best_distance = distance;
      best = candidate;
    }
  }
  return best;
}

std::string plain_name(std::string_view name) {
  std::string out;
  for (const char c : name)
    if (c != ' ' && c != '-' && c != '_' && c != '\'')
      out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

}  // namespace ludens
