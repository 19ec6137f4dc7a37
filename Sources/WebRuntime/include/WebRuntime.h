#ifndef WEB_RUNTIME_H
#define WEB_RUNTIME_H

// This header declares nothing. The linker finds the functions of a C library that Embedded Swift calls.

#endif
