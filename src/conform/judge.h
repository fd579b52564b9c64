// judge.h - runs the stages over many games, each game in a process of its own (limited.h).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "conform/limited.h"
#include "conform/stage.h"

namespace ludens::conform {

// The stages in their order.
std::vector<std::string> stage_names();

struct Work {
  std::string stage;                    // only this one; empty: all of them, until one does not pass
  std::filesystem::path write_to = {};  // also write what we compute, as recordings, below this folder
  int jobs = 1;
  Limits limits = {};
  bool native = false;  // trials are played by native code, which is compiled within the limits
};

// The verdicts in the order of `games`. `tell` is called with each as it comes, in any order.
std::vector<Verdict> judge(const Reference& reference, const std::vector<std::string>& games,
                           const Work& work, const std::function<void(const Verdict&)>& tell);

// One game, here and now.
Verdict judge_one(const Reference& reference, const std::string& game, const Work& work);

struct Summary {
  int by_status[kStatuses] = {};
  int in_part = 0;  // passes that say what they do not cover

  int count(Status status) const { return by_status[static_cast<int>(status)]; }
};
Summary sum_up(const std::vector<Verdict>& verdicts);

}  // namespace ludens::conform
