#include "base/json.h"

#include <nlohmann/json.hpp>

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

}  // namespace

std::string Json::text(int indent) const {
  return std::visit(Convert(), value_).dump(indent, ' ', false, Library::error_handler_t::replace);
}

}  // namespace ludens
