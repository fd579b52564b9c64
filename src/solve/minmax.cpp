#include "solve/minmax.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ludens::solve {

namespace {

constexpr char kNoTree[] = "L0610";
constexpr double kEndless = std::numeric_limits<double>::infinity();

// The tree below a state: that it is one, and how many leaves it has.
class TreeCheck {
 public:
  TreeCheck(const Arena& arena, const MinmaxOptions& options) : arena_(arena), options_(options) {}

  std::optional<Diagnostic> error;
  std::uint32_t root = 0;
  std::size_t leaves = 0;

  bool run() { return find_root() && walk(); }

  bool is_leaf(std::uint32_t state, int depth) const {
    return arena_.degree(state) == 0 || (options_.depth > 0 && depth >= options_.depth);
  }

 private:
  bool fail(std::uint32_t state, std::string message) {
    error = arena_error(arena_, state, kNoTree, std::move(message));
    return false;
  }

  bool find_root() {
    if (arena_.start) {
      root = *arena_.start;
      return true;
    }
    std::vector<std::uint8_t> led_to(arena_.size());
    for (const std::uint32_t target : arena_.targets) led_to[target] = 1;
    if (std::ranges::count(led_to, 0) != 1)
      return fail(0, "no tree: it has no \"start\", and not one but " +
                         std::to_string(std::ranges::count(led_to, 0)) + " states that no arrow leads to");
    root = static_cast<std::uint32_t>(std::ranges::find(led_to, 0) - led_to.begin());
    return true;
  }

  bool walk() {
    struct Node {
      std::uint32_t state;
      int depth;
    };
    std::vector<std::uint8_t> seen(arena_.size());
    seen[root] = 1;
    std::vector<Node> open{{root, 0}};
    while (!open.empty()) {
      const Node node = open.back();
      open.pop_back();
      if (is_leaf(node.state, node.depth)) {
        ++leaves;
        if (!arena_.value_of(node.state))
          return fail(node.state,
                      "\"" + arena_.name_of(node.state) + "\" is looked at last, so it needs a \"value\"");
        continue;
      }
      if (arena_.player[node.state] == 0)
        return fail(node.state, "\"" + arena_.name_of(node.state) + "\" needs a \"player\", 1 or 2");
      for (std::uint32_t a = arena_.first[node.state]; a < arena_.first[node.state + 1]; ++a) {
        const std::uint32_t next = arena_.targets[a];
        if (seen[next] != 0) return fail(next, "no tree: two ways lead to \"" + arena_.name_of(next) + "\"");
        seen[next] = 1;
        open.push_back({next, node.depth + 1});
      }
    }
    return true;
  }

  const Arena& arena_;
  const MinmaxOptions& options_;
};

// Without recursion: a tree may be a path of a million states.
class TreeSearch {
 public:
  TreeSearch(const Arena& arena, const MinmaxOptions& options, const TreeCheck& tree)
      : arena_(arena), options_(options), tree_(tree) {
    out_.root = tree.root;
    out_.all_leaves = tree.leaves;
    out_.worth.resize(arena.size());
    out_.seen.resize(arena.size());
    out_.bound.resize(arena.size());
    out_.choice.assign(arena.size(), kNoArrow);
  }

  Minmax run() {
    enter(out_.root, -kEndless, kEndless);
    while (!path_.empty()) go_on();
    out_.value = out_.worth[out_.root];
    out_.line.push_back(out_.root);
    for (std::uint32_t a = out_.choice[out_.root]; a != kNoArrow; a = out_.choice[out_.line.back()])
      out_.line.push_back(arena_.targets[a]);
    return std::move(out_);
  }

 private:
  struct Frame {
    std::uint32_t state, next;
    double best, alpha, beta;
    double least, most;  // alpha and beta when it was entered
  };

  int depth() const { return static_cast<int>(path_.size()); }
  bool maximises(std::uint32_t state) const { return arena_.player[state] == 1; }

  void tell(MinmaxStep::Kind kind, const Frame& frame, double value, std::uint32_t arrow = kNoArrow) {
    out_.steps.push_back({kind, frame.state, depth() - 1, value, arrow, frame.alpha, frame.beta});
  }

  void enter(std::uint32_t state, double alpha, double beta) {
    out_.seen[state] = 1;
    path_.push_back(
        {state, arena_.first[state], maximises(state) ? -kEndless : kEndless, alpha, beta, alpha, beta});
    if (tree_.is_leaf(state, depth() - 1)) {
      ++out_.leaves;
      path_.back().best = *arena_.value_of(state);
      leave(MinmaxStep::Kind::Leaf);
    } else {
      tell(MinmaxStep::Kind::Enter, path_.back(), path_.back().best);
    }
  }

  void go_on() {
    Frame& frame = path_.back();
    const bool is_over = frame.next == arena_.first[frame.state + 1];
    if (!is_over && options_.alpha_beta && frame.alpha >= frame.beta) {
      leave(MinmaxStep::Kind::Cut);
    } else if (is_over) {
      leave(MinmaxStep::Kind::Leave);
    } else {
      const std::uint32_t state = arena_.targets[frame.next];
      const bool narrow = options_.alpha_beta;
      enter(state, narrow ? frame.alpha : -kEndless, narrow ? frame.beta : kEndless);
    }
  }

  static Bound bound_of(const Frame& frame) {
    return frame.best <= frame.least  ? Bound::AtMost
           : frame.best >= frame.most ? Bound::AtLeast
                                      : Bound::None;
  }

  // The state above hears what this one is worth.
  void leave(MinmaxStep::Kind kind) {
    const Frame done = path_.back();
    tell(kind, done, done.best, kind == MinmaxStep::Kind::Cut ? done.next : out_.choice[done.state]);
    out_.worth[done.state] = done.best;
    if (kind != MinmaxStep::Kind::Leaf) out_.steps.back().bound = out_.bound[done.state] = bound_of(done);
    path_.pop_back();
    if (path_.empty()) return;
    Frame& above = path_.back();
    const std::uint32_t arrow = above.next++;
    const bool max = maximises(above.state);
    const bool is_first = out_.choice[above.state] == kNoArrow;
    if (!is_first && (max ? done.best <= above.best : done.best >= above.best)) return;
    above.best = done.best;
    out_.choice[above.state] = arrow;
    if (max)
      above.alpha = std::max(above.alpha, done.best);
    else
      above.beta = std::min(above.beta, done.best);
    tell(MinmaxStep::Kind::Better, above, above.best, arrow);
  }

  const Arena& arena_;
  const MinmaxOptions& options_;
  const TreeCheck& tree_;
  std::vector<Frame> path_;
  Minmax out_;
};

constexpr int kDeepestIndent = 40;

std::string limits_text(const MinmaxStep& step) {
  if (std::isinf(step.alpha) && std::isinf(step.beta)) return "";
  std::string out = ", which matters";
  if (!std::isinf(step.alpha)) out += " above " + short_number(step.alpha);
  if (!std::isinf(step.alpha) && !std::isinf(step.beta)) out += " and";
  if (!std::isinf(step.beta)) out += " below " + short_number(step.beta);
  return out;
}

std::string cut_text(const Arena& arena, const MinmaxStep& step) {
  const bool max = arena.player[step.state] == 1;
  std::string out = "cut: " + arena.name_of(step.state) + (max ? " is at least " : " is at most ") +
                    short_number(step.value) + ", and player " + (max ? "2" : "1") + " has " +
                    short_number(max ? step.beta : step.alpha) + " elsewhere; not looked at: ";
  constexpr std::uint32_t kMostNamed = 8;
  const std::uint32_t end = arena.first[step.state + 1];
  for (std::uint32_t a = step.arrow; a < end && a < step.arrow + kMostNamed; ++a)
    out += (a == step.arrow ? "" : ", ") + arena.name_of(arena.targets[a]);
  if (end - step.arrow > kMostNamed) out += " and " + std::to_string(end - step.arrow - kMostNamed) + " more";
  return out;
}

}  // namespace

Result<Minmax> search_tree(const Arena& arena, const MinmaxOptions& options) {
  TreeCheck tree(arena, options);
  if (!tree.run()) return std::move(*tree.error);
  return TreeSearch(arena, options, tree).run();
}

std::string short_number(double value) {
  char text[40];
  const auto written = std::to_chars(text, text + sizeof(text), value);
  return {text, written.ptr};
}

std::string to_text(const Arena& arena, const MinmaxStep& step, bool alpha_beta) {
  const std::string name = arena.name_of(step.state);
  const std::string indent(static_cast<std::size_t>(2 * std::min(step.depth, kDeepestIndent)), ' ');
  const bool max = arena.player[step.state] == 1;
  switch (step.kind) {
    case MinmaxStep::Kind::Enter:
      return indent + name + ": player " + (max ? "1 takes the largest" : "2 takes the smallest") +
             (alpha_beta ? limits_text(step) : "");
    case MinmaxStep::Kind::Leaf:
      return indent + name + " is worth " + short_number(step.value);
    case MinmaxStep::Kind::Better:
      return indent + "  " + name + " has " + short_number(step.value) + " by " +
             arena.name_of(arena.targets[step.arrow]);
    case MinmaxStep::Kind::Cut:
      return indent + "  " + cut_text(arena, step);
    case MinmaxStep::Kind::Leave:
      break;
  }
  const char* const how = step.bound == Bound::None     ? " is worth "
                          : step.bound == Bound::AtMost ? " is worth at most "
                                                        : " is worth at least ";
  return indent + name + how + short_number(step.value);
}

}  // namespace ludens::solve
