#include "language/bracket_reader.h"

#include <algorithm>

namespace ludens {

namespace {

constexpr size_t kDeepest = 10'000;

bool is_taken_out(size_t at, const Repairs& repairs) {
  return std::ranges::any_of(repairs, [&](const Repair& r) { return r.at == at && r.insert == 0; });
}

}  // namespace

Reading BracketReader::read(const Repairs& repairs) {
  reading_ = {};
  stack_.clear();
  open_ = {};
  last_closer_ = kNowhere;
  bool line_start = true;
  int indent = 0;
  for (size_t i = 0; i < text_.size(); ++i) {
    const char c = text_[i];
    insert_before(i, repairs);
    if (c == '\n') {
      line_start = true;
      indent = 0;
      continue;
    }
    if (is_space(c)) {
      if (line_start) indent += c == '\t' ? 4 : 1;
      continue;
    }
    if (line_start) judge_line(c, indent, i);
    line_start = false;
    if (c == '"') {
      const size_t end = find_string_end(text_, i);
      if (end == kNotFound) break;
      i = end;
    } else if (is_opener(c)) {
      if (stack_.size() == kDeepest) return {};  // no layout to judge: told as nested too deeply
      stack_.push_back({i, indent, -1});
      ++open_of_kind(c);
    } else if (is_closer(c) && !is_taken_out(i, repairs)) {
      last_closer_ = i;
      close(i);
    }
  }
  insert_before(text_.size(), repairs);
  if (!stack_.empty() && reading_.bad_closer == kNowhere) reading_.open = stack_.back().at;
  reading_.unmatched += stack_.size();
  return std::move(reading_);
}

std::vector<size_t> BracketReader::open() const {
  std::vector<size_t> out;
  for (const Open& bracket : stack_) out.push_back(bracket.at);
  return out;
}

void BracketReader::insert_before(size_t at, const Repairs& repairs) {
  for (const Repair& repair : repairs)
    if (repair.at == at && repair.insert != 0 && !stack_.empty() &&
        partner(repair.insert) == text_[stack_.back().at])
      pop();
}

// Where the innermost bracket is of the other kind, the nearest one that fits is closed with those inside
// it.
void BracketReader::close(size_t at) {
  const char opener = partner(text_[at]);
  if (!stack_.empty() && text_[stack_.back().at] == opener) return pop();
  if (reading_.bad_closer == kNowhere) {
    reading_.bad_closer = at;
    if (!stack_.empty()) reading_.open = stack_.back().at;
  }
  ++reading_.unmatched;
  if (open_of_kind(opener) == 0) return;
  for (; text_[stack_.back().at] != opener; ++reading_.unmatched) pop();
  --reading_.unmatched;  // it has a partner after all
  pop();
}

void BracketReader::pop() {
  --open_of_kind(text_[stack_.back().at]);
  stack_.pop_back();
}

// Does a line that begins with c fit the brackets that are open?
void BracketReader::judge_line(char c, int indent, size_t at) {
  if (is_closer(c)) {
    if (stack_.empty() || stack_.back().indent == indent) return;
    return odd(indent < stack_.back().indent, at);
  }
  if (stack_.empty()) {
    if (indent > 0) odd(false, at);
    return;
  }
  Open& parent = stack_.back();
  if (indent <= parent.indent) return odd(true, at);
  if (parent.child_indent < 0) parent.child_indent = indent;
  if (indent != parent.child_indent) odd(indent < parent.child_indent, at);
}

// The line at `at` lies too far left (something before it is not closed) or too far right (too much is).
void BracketReader::odd(bool too_far_left, size_t at) {
  ++reading_.odd_lines;
  if (too_far_left) {
    reading_.repairs.push_back({at, partner(text_[stack_.back().at])});
  } else if (last_closer_ != kNowhere) {
    reading_.repairs.push_back({last_closer_, 0});
  }
}

}  // namespace ludens
