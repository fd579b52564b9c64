// kinds.h - the records of all agents; each stands in the file of its name.
#pragma once

#include "agents/agent.h"

namespace ludens::agents {

extern const AgentKind kRandom;
extern const AgentKind kFlat;
extern const AgentKind kUct;
extern const AgentKind kAlphaBeta;
extern const AgentKind kPerfect;

}  // namespace ludens::agents
