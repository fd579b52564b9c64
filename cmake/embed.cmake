# embed.cmake - puts text files into the program, so that it needs no folder beside it.
#
#   ludens_embed(<library> <name> <files...>)  makes `extern const EmbeddedFile k<name>[]` (src/base/embedded.h)

function(ludens_embed library name)
  set(out "${PROJECT_BINARY_DIR}/embedded/${name}.cpp")
  list(JOIN ARGN "|" files)
  add_custom_command(
    OUTPUT "${out}"
    COMMAND "${CMAKE_COMMAND}" -DOUT=${out} -DNAME=${name} "-DFILES=${files}" -DROOT=${PROJECT_SOURCE_DIR} -P
            "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake"
    DEPENDS ${ARGN} "${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake"
    VERBATIM)
  target_sources(${library} PRIVATE "${out}")
  set_source_files_properties("${out}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
endfunction()
