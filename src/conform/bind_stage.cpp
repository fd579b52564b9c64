#include "conform/bind_stage.h"

#include <set>

#include "base/files.h"
#include "language/description.h"
#include "ludemes/registry.h"

namespace ludens::conform {

namespace {

const DefineLibrary& no_defines() {
  static const DefineLibrary none;
  return none;
}

Result<Description> read(const std::filesystem::path& path, const DefineLibrary& library) {
  Result<std::string> text = read_file(path.string());
  if (!text) return text.diagnostics;
  return read_description(path.filename().string(), std::move(*text), ludemes::registry(), {}, library);
}

std::string shown(const Tree& tree, SyntaxId node) {
  std::string text = to_text(tree, node, 1000);
  constexpr size_t kMost = 120;
  return text.size() <= kMost ? text : text.substr(0, kMost) + " ...";
}

// The first place where two trees differ, innermost, or nothing. Both trees store equal parts once, so a pair
// that was found equal is not compared again.
class TreeComparison {
 public:
  TreeComparison(const Tree& ours, const Tree& theirs) : a_(ours), b_(theirs) {}

  std::string difference() { return compare(a_.root, b_.root) ? std::string() : std::move(found_); }

 private:
  bool compare(SyntaxId a, SyntaxId b) {
    const std::uint64_t pair = (static_cast<std::uint64_t>(a) << 32) | b;
    if (equal_.contains(pair)) return true;
    const auto ours = a_.children(a);
    const auto theirs = b_.children(b);
    if (a_.node(a).kind != b_.node(b).kind || a_.word_of(a) != b_.word_of(b)) return differ(a, b);
    for (size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
      if (a_.word(ours[i].label) != b_.word(theirs[i].label)) return differ(a, b);
      if (!compare(ours[i].node, theirs[i].node)) return within(a);
    }
    if (ours.size() != theirs.size()) return differ(a, b);
    equal_.insert(pair);
    return true;
  }

  bool differ(SyntaxId a, SyntaxId b) {
    found_ = "ours is " + shown(a_, a) + "\n  the reference's " + shown(b_, b);
    return false;
  }

  // Says once where the difference stands: in which bracket of ours.
  bool within(SyntaxId a) {
    if (!placed_ && a_.node(a).kind == SyntaxKind::List) {
      found_ += "\n  in " + shown(a_, a);
      placed_ = true;
    }
    return false;
  }

  const Tree& a_;
  const Tree& b_;
  bool placed_ = false;
  std::set<std::uint64_t> equal_;
  std::string found_;
};

}  // namespace

Verdict judge_binding(const Reference& reference, const std::string& game) {
  Verdict verdict{game, Status::Fail, {}};
  std::error_code error;
  const bool has_expanded = std::filesystem::exists(reference.expanded(game), error);
  Result<Description> expanded = Diagnostics();
  if (has_expanded) {
    expanded = read(reference.expanded(game), no_defines());
    if (!expanded) {
      verdict.why = "expanded: " + to_text(expanded.diagnostics.front());
      return verdict;
    }
  }
  if (std::filesystem::exists(reference.game(game), error)) {
    const Result<Description> own = read(reference.game(game), shared_defines());
    if (!own) {
      verdict.why = to_text(own.diagnostics.front());
      return verdict;
    }
    if (has_expanded) verdict.why = TreeComparison(own->tree, expanded->tree).difference();
  }
  verdict.status = verdict.why.empty() ? Status::Pass : Status::Fail;
  if (!has_expanded) verdict.why = "bound only: the reference has no expanded text to compare with";
  return verdict;
}

}  // namespace ludens::conform
