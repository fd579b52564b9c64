#include "agents/parameters.h"

#include <cassert>
#include <charconv>

namespace ludens::agents {

Settings::Settings(std::span<const Parameter> parameters) : parameters_(parameters) {
  for (const Parameter& parameter : parameters) values_.push_back(parameter.initial);
}

int Settings::index(std::string_view name) const {
  for (size_t i = 0; i < parameters_.size(); ++i)
    if (parameters_[i].name == name) return static_cast<int>(i);
  return -1;
}

double Settings::number(std::string_view name) const {
  const int i = index(name);
  assert(i >= 0 && "an agent asks for a parameter that it has not declared");
  return i < 0 ? 0 : values_[static_cast<size_t>(i)];
}

void Settings::set(std::string_view name, double value) {
  const int i = index(name);
  if (i >= 0) values_[static_cast<size_t>(i)] = value;
}

std::string Settings::text() const {
  std::string out;
  for (size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] == parameters_[i].initial) continue;
    if (!out.empty()) out += ',';
    out += std::string(parameters_[i].name) + '=' + number_text(values_[i]);
  }
  return out;
}

std::string number_text(double value) {
  char text[40];
  return {text, std::to_chars(text, text + sizeof(text), value, std::chars_format::fixed).ptr};
}

}  // namespace ludens::agents
