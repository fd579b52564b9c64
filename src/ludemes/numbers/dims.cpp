// dims.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::numbers {

extern const Ludeme dim_times_1 = {
    .rule = "dim.math.*",
    .form = "(* {<dim>})",
    .summary = "TODO",
    .params = {{"dim", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

extern const Ludeme dim_times_2 = {
    .rule = "dim.math.*",
    .form = "(* <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

extern const Ludeme dim_plus_1 = {
    .rule = "dim.math.+",
    .form = "(+ {<dim>})",
    .summary = "TODO",
    .params = {{"dim", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

extern const Ludeme dim_plus_2 = {
    .rule = "dim.math.+",
    .form = "(+ <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

extern const Ludeme dim_minus = {
    .rule = "dim.math.-",
    .form = "(- <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
    .alias = "sub",
};

extern const Ludeme dim_divide = {
    .rule = "dim.math./",
    .form = "(/ <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
    .alias = "div",
};

extern const Ludeme dim_power = {
    .rule = "dim.math.^",
    .form = "(^ <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
    .alias = "pow",
};

extern const Ludeme dim_abs = {
    .rule = "dim.math.abs",
    .form = "(abs <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"}},
    .example = "TODO",
};

extern const Ludeme dim_max = {
    .rule = "dim.math.max",
    .form = "(max <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

extern const Ludeme dim_min = {
    .rule = "dim.math.min",
    .form = "(min <dim> <dim>)",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::numbers
