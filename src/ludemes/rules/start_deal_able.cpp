// start_deal_able.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_deal_able = {
    .rule = "start.deal",
    .form = "(deal <dealableType> [<int>])",
    .summary = "TODO",
    .params = {{"dealableType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
