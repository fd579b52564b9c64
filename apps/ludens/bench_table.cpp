#include "apps/ludens/bench_table.h"

#include <cstdio>
#include <ostream>

#include "base/json.h"
#include "base/utf8.h"
#include "engine/state_text.h"

namespace ludens::cli {

namespace {

std::string number(double value, int digits) {
  char text[48];
  std::snprintf(text, sizeof(text), "%.*f", digits, value);
  return text;
}

std::string short_signature(const BenchRow& row) {
  return engine::hex16(row.signature).substr(0, 8);
}

}  // namespace

void BenchTable::print_head() const {
  if (form == Tabs) {
    out << "game\toption\tbackend\tplayouts_per_s\tmean_plies\tnodes\tsignature\tspread\tstate_bytes\tpeak_"
           "bytes"
        << (side_by_side ? "\tmade_in_s\tcached\tratio\n" : "\n");
  } else if (form == Text) {
    char text[120];
    std::snprintf(text, sizeof(text), "%-32s %14s %s%10s %9s  %-9s", "game", "playouts/s",
                  has_spread ? "spread " : "", "plies", "nodes", "signature");
    out << text << (side_by_side ? " backend      times  made in\n" : "\n");
  }
}

void BenchTable::print(const BenchRow& row) const {
  switch (form) {
    case Text:
      print_text(row);
      break;
    case Tabs:
      print_tabs(row);
      break;
    case Json:
      print_json(row);
      break;
  }
  out << std::flush;
}

void BenchTable::print_tabs(const BenchRow& row) const {
  out << printable(row.path) << '\t' << row.option << '\t' << row.backend << '\t'
      << number(row.sums.per_second(), 1) << '\t' << number(row.sums.mean_plies(), 2) << '\t' << row.nodes
      << '\t' << short_signature(row) << '\t' << number(row.spread, 3) << '\t' << row.state_bytes << '\t'
      << row.peak_bytes;
  if (side_by_side)
    out << '\t' << number(row.made_in, 3) << '\t' << row.was_cached << '\t' << number(row.ratio, 2);
  out << '\n';
}

void BenchTable::print_json(const BenchRow& row) const {
  ludens::Json json = ludens::Json::object()
                          .set("game", row.name)
                          .set("file", row.path)
                          .set("option", row.option)
                          .set("backend", row.backend)
                          .set("playoutsPerSecond", row.sums.per_second())
                          .set("spread", row.spread)
                          .set("meanPlies", row.sums.mean_plies())
                          .set("playouts", static_cast<std::int64_t>(row.sums.playouts))
                          .set("nodes", static_cast<std::int64_t>(row.nodes))
                          .set("signature", short_signature(row))
                          .set("stateBytes", row.state_bytes)
                          .set("peakBytes", row.peak_bytes);
  if (side_by_side)
    json.set("madeInSeconds", row.made_in).set("cached", row.was_cached).set("ratio", row.ratio);
  out << json.text() << '\n';
}

void BenchTable::print_text(const BenchRow& row) const {
  char text[200];
  std::string spread;
  if (has_spread) {
    std::snprintf(text, sizeof(text), "%5s%% ", number(100 * row.spread, 1).c_str());
    spread = text;
  }
  std::snprintf(text, sizeof(text), "%-32.32s %14s %s%10s %9ld  %-9s", row.name.c_str(),
                number(row.sums.per_second(), row.sums.per_second() < 100 ? 1 : 0).c_str(), spread.c_str(),
                number(row.sums.mean_plies(), 1).c_str(), row.nodes, short_signature(row).c_str());
  out << text;
  if (side_by_side) {
    std::snprintf(text, sizeof(text), " %-11s %6s", row.backend.c_str(), number(row.ratio, 1).c_str());
    out << text;
    if (row.backend != "interpreter")
      out << "  " << number(row.made_in, 2) << " s" << (row.was_cached ? ", from the cache" : "");
  }
  out << '\n';
}

}  // namespace ludens::cli
