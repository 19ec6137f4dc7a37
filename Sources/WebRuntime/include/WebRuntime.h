#ifndef WEB_RUNTIME_H
#define WEB_RUNTIME_H

// Nothing to call: the symbols that Embedded Swift expects of a C library are found by the linker.

#endif
