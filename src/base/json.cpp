#include "base/json.h"

#include <nlohmann/json.hpp>

#include "base/utf8.h"

namespace ludens {

Json& Json::push(Json item) {
  if (!std::holds_alternative<Array>(value_)) value_ = Array();
  std::get<Array>(value_).push_back(std::move(item));
  return *this;
}

Json& Json::set(std::string_view name, Json item) {
  if (!std::holds_alternative<Object>(value_)) value_ = Object();
  std::get<Object>(value_).emplace_back(std::string(name), std::move(item));
  return *this;
}

namespace {

using Library = nlohmann::ordered_json;

struct Convert {
  Library operator()(std::nullptr_t) const { return nullptr; }
  Library operator()(bool value) const { return value; }
  Library operator()(std::int64_t value) const { return value; }
  Library operator()(double value) const { return value; }
  Library operator()(const std::string& value) const { return value; }
  Library operator()(const Json::Array& items) const {
    Library out = Library::array();
    for (const Json& item : items) out.push_back(std::visit(*this, item.value()));
    return out;
  }
  Library operator()(const Json::Object& members) const {
    Library out = Library::object();
    for (const auto& [name, item] : members) out[name] = std::visit(*this, item.value());
    return out;
  }
};

constexpr int kDeepest = 64;

Json read(const Library& value) {
  switch (value.type()) {
    case Library::value_t::boolean:
      return value.get<bool>();
    case Library::value_t::number_integer:
    case Library::value_t::number_unsigned:
      return value.get<std::int64_t>();
    case Library::value_t::number_float:
      return value.get<double>();
    case Library::value_t::string:
      return value.get<std::string>();
    case Library::value_t::array: {
      Json out = Json::array();
      for (const Library& item : value) out.push(read(item));
      return out;
    }
    case Library::value_t::object: {
      Json out = Json::object();
      for (const auto& [name, item] : value.items()) out.set(name, read(item));
      return out;
    }
    default:
      return {};
  }
}

}  // namespace

std::optional<Json> Json::parse(std::string_view text) {
  bool too_deep = false;
  const auto limit = [&](int depth, Library::parse_event_t, Library&) {
    too_deep = too_deep || depth > kDeepest;
    return !too_deep;
  };
  const Library value = Library::parse(text.begin(), text.end(), limit, false);
  if (too_deep || value.is_discarded()) return std::nullopt;
  return read(value);
}

const Json* Json::find(std::string_view name) const {
  const Object* members = std::get_if<Object>(&value_);
  if (!members) return nullptr;
  for (const auto& [key, item] : *members)
    if (key == name) return &item;
  return nullptr;
}

std::optional<std::int64_t> Json::as_int() const {
  const std::int64_t* number = std::get_if<std::int64_t>(&value_);
  return number ? std::optional(*number) : std::nullopt;
}

bool Json::is_true() const {
  const bool* flag = std::get_if<bool>(&value_);
  return flag && *flag;
}

std::string Json::text(int indent) const {
  return with_escaped_controls(
      std::visit(Convert(), value_).dump(indent, ' ', false, Library::error_handler_t::replace));
}

}  // namespace ludens
