// parameters.h - what can be set about an agent, and what was set: numbers by name.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ludens::agents {

struct Parameter {
  std::string_view name;
  std::string_view help;
  double initial = 0;
  double least = 0, most = 0;
  bool whole = true;  // only whole numbers
};

// The values of a kind's parameters. Plain data; copies are independent.
class Settings {
 public:
  explicit Settings(std::span<const Parameter> parameters);

  bool has(std::string_view name) const { return index(name) >= 0; }
  // The name must be one of the parameters'.
  double number(std::string_view name) const;
  int whole(std::string_view name) const { return static_cast<int>(number(name)); }
  void set(std::string_view name, double value);

  // "c=1.4,threads=2": those that differ from what they are initially.
  std::string text() const;

 private:
  int index(std::string_view name) const;

  std::span<const Parameter> parameters_;
  std::vector<double> values_;
};

// Parameters that all agents who draw or repeat have; the budget that is asked for holds as well.
inline constexpr Parameter kSeed{"seed", "of everything that is drawn", 1, 0, 9e15};
inline constexpr Parameter kIterations{"iterations", "at most so many; 0: as many as time allows", 0, 0,
                                       9e15};
inline constexpr Parameter kSeconds{
    "seconds", "think no longer than this; 0: as long as is allowed", 0, 0, 86'400, false};

// What an agent may be given to remember with, in all.
inline constexpr double kMostMegabytes = 4096;

// The shortest text that reads back as the number.
std::string number_text(double value);

}  // namespace ludens::agents
