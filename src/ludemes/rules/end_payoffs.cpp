// end_payoffs.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_payoffs = {
    .rule = "payoffs",
    .form = "(payoffs {<payoff>})",
    .summary = "TODO",
    .params = {{"payoff", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
