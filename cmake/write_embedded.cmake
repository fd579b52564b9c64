# write_embedded.cmake - run by ludens_embed: writes the C++ file that holds the texts.
string(REPLACE "|" ";" FILES "${FILES}")
set(body "")
set(count 0)
foreach(file IN LISTS FILES)
  file(READ "${file}" hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  file(RELATIVE_PATH path "${ROOT}" "${file}")
  string(APPEND data "constexpr unsigned char kBytes${count}[] = {${bytes}0};\n")
  string(APPEND body "    {\"${path}\", {reinterpret_cast<const char*>(kBytes${count}), sizeof(kBytes${count}) - 1}},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE "${OUT}"
     "#include \"base/embedded.h\"\n\nnamespace ludens {\n\nextern const EmbeddedFile k${NAME}[];\nextern const int k${NAME}Count;\n\nnamespace {\n${data}}  // namespace\n\n"
     "const EmbeddedFile k${NAME}[] = {\n${body}};\nconst int k${NAME}Count = ${count};\n\n}  // namespace ludens\n")
