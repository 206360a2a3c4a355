/* Empty: pjrt_c_api.h uses static_assert in C++ only. */
