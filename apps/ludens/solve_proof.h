// solve_proof.h - the part of `ludens solve` that proves who wins from a position.
#pragma once

#include <string>

#include "apps/ludens/load_game.h"

namespace ludens::cli {

struct ProofArguments {
  std::string method;    // "df-pn" or "alpha-beta"; empty: only a certificate is checked
  std::string trial;     // moves from the start, or a file with them
  std::string write_to;  // the certificate; empty: none
  std::string verify;    // a certificate to check instead
  bool symmetry = true;
  double nodes = 0, gigabytes = 0, seconds = 0;
  bool json = false;
};

int solve_proof(const LoadedGame& loaded, const ProofArguments& arguments, Console& console);

}  // namespace ludens::cli
