// processor.h - what the program was compiled for, and whether this processor has it.
//
// processor.cpp is compiled for any x86-64 and looks before anything else of the program runs: a processor
// that lacks something gets the program ludens-x86-64 beside this one where that is there, and otherwise a
// sentence.
#pragma once

namespace ludens::cli {

// What the compiler was allowed to use (LUDENS_CPU): "x86-64-v3", or "x86-64" for what runs anywhere.
const char* compiled_for();

// The first of the instructions that x86-64-v3 adds and that are not among `has`, which counts as many of
// them as bits, in the order popcnt, avx2, bmi, bmi2, fma; nullptr: none is missing.
const char* missing_instructions(unsigned has);

// Of this machine, as above.
unsigned instructions_here();

}  // namespace ludens::cli
