// end_payoff.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_payoff = {
    .rule = "payoff",
    .form = "(payoff <roleType> <float>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
