# folders.cmake - one library and one test program per folder of src/, as the table in src/README.md says.
#
# Files are found by name, so adding one needs no edit here:
#   *_test.cpp  doctest cases, linked into test_<folder>
#   *_fuzz.cpp  a libFuzzer program each, built by the fuzz preset only
#   *_perf.cpp  doctest cases that measure time, linked into perf_<folder>, built and run by ./check speed only
#   other .cpp  the library ludens_<folder>

set(LUDENS_UNITY_FOLDERS ludemes)  # many small files that include the same headers
set(LUDENS_REPEATED_NAMES geometry)  # its files speak of directions and of properties by the same short names
set(LUDENS_UNITY_BATCH 24)         # larger is a faster full build and a slower one-file rebuild
set(LUDENS_LARGE_BATCH 60)         # for small files, in builds that are seldom about one file
set(LUDENS_LONG_TESTS tests games agents cli ludemes)  # begin first, so that no core waits for another at the end
set(LUDENS_BUSY_FOLDERS base geometry language ir runtime interpreter engine agents)  # where tests spend their time

# Reads the rows of the table: sets LUDENS_FOLDERS (in order) and LUDENS_BELOW_<folder>.
function(ludens_read_folders table)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${table}")
  file(STRINGS "${table}" rows REGEX "^\\| [a-z]+ \\| [a-z, ]*\\|")
  set(folders)
  foreach(row IN LISTS rows)
    string(REGEX REPLACE "^\\| ([a-z]+) \\| ([a-z, ]*)\\|.*" "\\1;\\2" columns "${row}")
    list(GET columns 0 folder)
    list(GET columns 1 below)
    string(REGEX MATCHALL "[a-z]+" below "${below}")
    if(folder STREQUAL "folder")  # the heading
      continue()
    endif()
    foreach(lower IN LISTS below)
      if(NOT lower IN_LIST folders)
        message(FATAL_ERROR "src/README.md: '${folder}' stands on '${lower}', which is not above it in the table")
      endif()
    endforeach()
    list(APPEND folders ${folder})
    set(LUDENS_BELOW_${folder} "${below}" PARENT_SCOPE)
  endforeach()
  set(LUDENS_FOLDERS "${folders}" PARENT_SCOPE)
endfunction()

# All C++ sources under `root`, split by the ending of their names.
function(ludens_find_sources root)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${root}/*.cpp")
  foreach(kind test fuzz perf)
    set(chosen ${sources})
    list(FILTER chosen INCLUDE REGEX "_${kind}\\.cpp$")
    set(sources_${kind} "${chosen}" PARENT_SCOPE)
  endforeach()
  list(FILTER sources EXCLUDE REGEX "_(test|fuzz|perf)\\.cpp$")
  set(sources_plain "${sources}" PARENT_SCOPE)
endfunction()

# A library that is nothing but the precompiled header, made with these options.
function(ludens_add_pch name)
  if(LUDENS_PCH)
    add_library(${name} OBJECT cmake/pch.cpp)
    target_link_libraries(${name} PUBLIC ludens_flags)
    target_compile_options(${name} PRIVATE ${ARGN})
    target_precompile_headers(${name} PRIVATE cmake/pch.h)
  endif()
endfunction()

# Uses the precompiled header.
function(ludens_use_pch target)
  if(LUDENS_PCH)
    target_precompile_headers(${target} REUSE_FROM ludens_pch)
  endif()
endfunction()

# For what does not play games: see LUDENS_QUICK_OPTIONS.
function(ludens_compile_quickly target)
  if(NOT LUDENS_QUICK_OPTIONS)
    ludens_use_pch(${target})
    return()
  endif()
  target_compile_options(${target} PRIVATE ${LUDENS_QUICK_OPTIONS})
  if(LUDENS_PCH)
    target_precompile_headers(${target} REUSE_FROM ludens_quick_pch)
  endif()
endfunction()

# So many files as one: names in their anonymous namespaces must differ.
function(ludens_compile_in_batches target size)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size}
                                             UNITY_BUILD_UNIQUE_ID LUDENS_FILE_ID)
endfunction()

# The same for files whose names do not all differ: batches of those whose names do. They are looked for anew when a file
# changes. Without Python each file is compiled alone.
function(ludens_compile_in_chosen_batches target)
  if(NOT LUDENS_UNITY STREQUAL "ALL" OR NOT Python3_FOUND)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(SORT sources)
  set(script "${PROJECT_SOURCE_DIR}/scripts/batches.py")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}" ${sources})
  execute_process(COMMAND "${Python3_EXECUTABLE}" "${script}" ${LUDENS_UNITY_BATCH} ${sources}
                  WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE lines OUTPUT_STRIP_TRAILING_WHITESPACE
                  COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\n" ";" batches "${lines}")
  foreach(batch IN LISTS batches)
    string(REPLACE "|" ";" files "${batch}")
    list(GET files 0 first)
    get_filename_component(name "${first}" NAME_WE)
    set_source_files_properties(${files} PROPERTIES UNITY_GROUP "with_${name}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")  # which takes every file of a batch for a header
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
endfunction()

# As the folder's files allow.
function(ludens_compile_folder_in_batches target folder)
  set(size ${LUDENS_UNITY_BATCH})
  if(LUDENS_UNITY STREQUAL "ALL" AND folder IN_LIST LUDENS_UNITY_FOLDERS)
    set(size ${LUDENS_LARGE_BATCH})
  endif()
  if(folder IN_LIST LUDENS_REPEATED_NAMES)
    ludens_compile_in_chosen_batches(${target})
  elseif(LUDENS_UNITY STREQUAL "ALL" OR folder IN_LIST LUDENS_UNITY_FOLDERS)
    ludens_compile_in_batches(${target} ${size})
  endif()
endfunction()

function(ludens_add_library folder)
  set(library ludens_${folder})
  if(sources_plain)
    add_library(${library} STATIC ${sources_plain})
    target_link_libraries(${library} PUBLIC ludens_flags)
    if(folder IN_LIST LUDENS_BUSY_FOLDERS)
      ludens_use_pch(${library})
    else()
      ludens_compile_quickly(${library})
    endif()
    set(link PUBLIC)
  else()  # headers only, or nothing yet
    add_library(${library} INTERFACE)
    target_link_libraries(${library} INTERFACE ludens_flags)
    set(link INTERFACE)
  endif()
  foreach(lower IN LISTS LUDENS_BELOW_${folder})
    target_link_libraries(${library} ${link} ludens_${lower})
  endforeach()
  if(NOT sources_plain OR NOT LUDENS_UNITY)
    return()
  endif()
  ludens_compile_folder_in_batches(${library} ${folder})
endfunction()

# A doctest program. Tests run in the repository's root, so that they may name games/ and tests/ files.
function(ludens_add_tests name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT LUDENS_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  add_executable(test_${name} ${arg_SOURCES})
  target_link_libraries(test_${name} PRIVATE ${arg_LIBRARIES} ludens_doctest_main)
  ludens_compile_quickly(test_${name})
  ludens_compile_in_chosen_batches(test_${name})
  add_dependencies(ludens_tests test_${name})
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    set(options --test-suite-exclude=release)  # whole libraries and deep counts take too long in a slow build
  endif()
  add_test(NAME ${name} COMMAND test_${name} ${options} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 600)
  if(name IN_LIST LUDENS_LONG_TESTS)
    set_tests_properties(${name} PROPERTIES COST 10)
  endif()
  ludens_read_suites(suites ${arg_SOURCES})
  if(release IN_LIST suites)
    set_tests_properties(${name} PROPERTIES LABELS release)
    add_dependencies(ludens_release_tests test_${name})
  endif()
endfunction()

# The names of the test suites in these sources.
function(ludens_read_suites out)
  set(names)
  foreach(source IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${source}")
    file(STRINGS "${source}" lines REGEX "TEST_SUITE(_BEGIN)?\\(\"[a-z]+\"\\)")
    string(REGEX MATCHALL "TEST_SUITE(_BEGIN)?\\(\"[a-z]+" found "${lines}")
    string(REGEX REPLACE "TEST_SUITE(_BEGIN)?\\(\"" "" found "${found}")
    list(APPEND names ${found})
  endforeach()
  set(${out} "${names}" PARENT_SCOPE)
endfunction()

# Of these sources those with cases of the suite, and the others.
function(ludens_split_by_suite with without suite)
  set(some)
  set(others)
  foreach(source IN LISTS ARGN)
    ludens_read_suites(suites "${source}")
    if(${suite} IN_LIST suites)
      list(APPEND some "${source}")
    else()
      list(APPEND others "${source}")
    endif()
  endforeach()
  set(${with} "${some}" PARENT_SCOPE)
  set(${without} "${others}" PARENT_SCOPE)
endfunction()

# A doctest program that measures time. No test of ctest's: a busy machine would fail it.
function(ludens_add_perf name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT LUDENS_TESTS OR NOT arg_SOURCES)
    return()
  endif()
  add_executable(perf_${name} EXCLUDE_FROM_ALL ${arg_SOURCES})
  target_link_libraries(perf_${name} PRIVATE ${arg_LIBRARIES} ludens_doctest_main)
  ludens_use_pch(perf_${name})
  add_dependencies(ludens_perf perf_${name})
endfunction()

# A program of examples/, run as a test.
function(ludens_add_example name source)
  if(NOT LUDENS_TESTS)
    return()
  endif()
  add_executable(example_${name} "${source}")
  target_include_directories(example_${name} PRIVATE "${PROJECT_SOURCE_DIR}/include")
  target_link_libraries(example_${name} PRIVATE ludens_engine)
  add_dependencies(ludens_tests example_${name})
  add_test(NAME example_${name} COMMAND example_${name} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
endfunction()

function(ludens_add_fuzzers folder)
  if(NOT LUDENS_FUZZ)
    return()
  endif()
  foreach(source IN LISTS sources_fuzz)
    get_filename_component(name "${source}" NAME_WE)
    add_executable(${name} "${source}")
    target_link_libraries(${name} PRIVATE ludens_${folder} "-fsanitize=fuzzer")
    ludens_use_pch(${name})
  endforeach()
endfunction()

function(ludens_add_folder folder)
  ludens_find_sources("${PROJECT_SOURCE_DIR}/src/${folder}")
  ludens_add_library(${folder})
  # Files with cases for an optimised build are a program of their own: the others are not compiled once more for it.
  ludens_split_by_suite(sources_release sources_test release ${sources_test})
  ludens_add_tests(${folder} SOURCES ${sources_test} LIBRARIES ludens_${folder})
  ludens_add_tests(${folder}_release SOURCES ${sources_release} LIBRARIES ludens_${folder})
  ludens_add_perf(${folder} SOURCES ${sources_perf} LIBRARIES ludens_${folder})
  ludens_add_fuzzers(${folder})
endfunction()
