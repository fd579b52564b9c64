// floats.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::numbers {

extern const Ludeme float_cos = {
    .rule = "cos",
    .form = "(cos <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_exp = {
    .rule = "exp",
    .form = "(exp <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_times_1 = {
    .rule = "floats.math.*",
    .form = "(* {<float>})",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

extern const Ludeme float_times_2 = {
    .rule = "floats.math.*",
    .form = "(* <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
    .alias = "mul",
};

extern const Ludeme float_plus_1 = {
    .rule = "floats.math.+",
    .form = "(+ {<float>})",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

extern const Ludeme float_plus_2 = {
    .rule = "floats.math.+",
    .form = "(+ <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
    .alias = "add",
};

extern const Ludeme float_minus = {
    .rule = "floats.math.-",
    .form = "(- <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
    .alias = "sub",
};

extern const Ludeme float_divide = {
    .rule = "floats.math./",
    .form = "(/ <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
    .alias = "div",
};

extern const Ludeme float_power = {
    .rule = "floats.math.^",
    .form = "(^ <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
    .alias = "pow",
};

extern const Ludeme float_abs = {
    .rule = "floats.math.abs",
    .form = "(abs <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_max_1 = {
    .rule = "floats.math.max",
    .form = "(max {<float>})",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_max_2 = {
    .rule = "floats.math.max",
    .form = "(max <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_min_1 = {
    .rule = "floats.math.min",
    .form = "(min {<float>})",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_min_2 = {
    .rule = "floats.math.min",
    .form = "(min <float> <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_log = {
    .rule = "log",
    .form = "(log <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_log10 = {
    .rule = "log10",
    .form = "(log10 <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_sin = {
    .rule = "sin",
    .form = "(sin <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_sqrt = {
    .rule = "sqrt",
    .form = "(sqrt <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_tan = {
    .rule = "tan",
    .form = "(tan <float>)",
    .summary = "TODO",
    .params = {{"float", "TODO"}},
    .example = "TODO",
};

extern const Ludeme float_to_float = {
    .rule = "toFloat",
    .form = "(toFloat (<boolean> | <int>))",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::numbers
