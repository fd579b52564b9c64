// end_result.cpp - (result): a player wins, loses or draws.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_result = {
    .rule = "result",
    .form = "(result <roleType> <resultType>)",
    .summary = "States the result of a player or of a team",
    .params = {{"player", "the player or the team"}, {"outcome", "how the game ends for them"}},
    .example = "(result Mover Win)",
};

}  // namespace ludens::ludemes::rules
