// text.h - a program as text and back. One line per node, kind, table or rule; what follows ';' is for
// people.
//
//   %7 = emit_set sites=%5 kind=0     node: op, then operands and attributes by name; of many, several
//   %8 = union sets=%2,%5,%7          node after node; a flag by its name alone; what is absent is not there
//   kind 0 Cell Cell actions=%4 thens=%9 filters=0 captures=value,level decision
//   set 0 = 0x1ff                     list 2 = 3 4 5          directions 0 = 0x1 0x2 ...
//   phase 0 "Movement" role=- play=%7 end=%12 next=-,%14,1
//
// The text has all of the program but two things. The equipment is the game's: the text only says what it
// must look like. And what a node came from is a note for people; it is not read back.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/diagnostic.h"
#include "ir/program.h"

namespace ludens::ir {

// `note` gives what stands behind the ';' of a node or kind, from its source; may be empty.
std::string to_text(const Program& program,
                    const std::function<std::string(std::uint32_t source)>& note = {});

// The rules of a program over the equipment given; verified. Errors name line and column.
Result<Program> parse_program(std::string_view text, std::shared_ptr<const Equipment> equipment);

// The program without what its nodes came from, and its pools in the order of the nodes: what a round trip
// keeps.
Program without_sources(const Program& program);

}  // namespace ludens::ir
