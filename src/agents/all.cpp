// all.cpp - the agents that there are, in the order in which they are listed.
#include "agents/kinds.h"

namespace ludens::agents {

namespace {

constexpr const AgentKind* kKinds[] = {&kRandom, &kFlat, &kUct, &kAlphaBeta, &kPerfect};

}  // namespace

std::span<const AgentKind* const> all_kinds() {
  return kKinds;
}

}  // namespace ludens::agents
