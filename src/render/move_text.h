// move_text.h - moves as people write them: "E2-E4", "B3", "pass".
#pragma once

#include <string>
#include <vector>

#include "engine/turn.h"

namespace ludens::render {

// One text per move of the list, all different: where two moves go the same way, "/1", "/2" ... tell them
// apart. Sites are called by their labels, those of hands and the like by the container (site_label.h).
std::vector<std::string> move_texts(interpreter::Machine& machine,
                                    const std::vector<interpreter::Move>& moves);

// Which of the texts does a person mean? Letter case, spaces, "x", ":", ">" and "-" do not matter. -1 where
// none fits, or more than one.
int find_move(const std::vector<std::string>& texts, const std::string& typed);

}  // namespace ludens::render
