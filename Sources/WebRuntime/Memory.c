// The memory functions of a C library that Embedded Swift calls, for WebAssembly modules without a C library.
// memset, memcpy and memmove become one instruction each: the compiler has to be called with -mbulk-memory.
#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { pageSize = 65536, headerSize = 16, classCount = 64 };

/// A free block, in the list of its class.
typedef struct Block {
  struct Block *next;
} Block;

static Block *unused[classCount];
static uintptr_t top;

/// Returns memory above all that is in use, and asks the browser for more if necessary.
static void *extend(size_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top, end = top + size;
  size_t available = __builtin_wasm_memory_size(0) * (size_t)pageSize;
  if (end > available) {
    size_t pages = (end - available + pageSize - 1) / pageSize;
    // A tenth of the present memory is added, so that growing is rare.
    size_t generous = pages + __builtin_wasm_memory_size(0) / 10;
    if (__builtin_wasm_memory_grow(0, generous) == (size_t)-1 && __builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      __builtin_trap();
    }
  }
  top = end;
  return (void *)start;
}

/// Returns the class of a size: four classes for each power of two above 64, so that at most a fifth of a block is
/// unused.
static unsigned classOf(size_t size) {
  if (size <= 64) return (unsigned)((size + 15) / 16);
  unsigned bits = 31 - (unsigned)__builtin_clz((unsigned)(size - 1));
  unsigned quarter = (unsigned)((size - 1) >> (bits - 2)) & 3;
  unsigned number = 5 + (bits - 6) * 4 + quarter;
  if (number >= classCount) __builtin_trap();
  return number;
}

static size_t sizeOf(unsigned number) {
  if (number < 5) return (size_t)number * 16;
  unsigned bits = 6 + (number - 5) / 4, quarter = (number - 5) % 4;
  return ((size_t)4 + quarter + 1) << (bits - 2);
}

void *malloc(size_t size) {
  unsigned number = classOf(size + headerSize);
  char *start = (char *)unused[number];
  if (start) {
    unused[number] = unused[number]->next;
  } else {
    start = extend(sizeOf(number));
  }
  *(unsigned *)start = number;
  return start + headerSize;
}

void free(void *content) {
  if (!content) return;
  Block *block = (Block *)((char *)content - headerSize);
  unsigned number = *(unsigned *)block;
  block->next = unused[number];
  unused[number] = block;
}

int posix_memalign(void **content, size_t alignment, size_t size) {
  if (alignment > headerSize) __builtin_trap();
  *content = malloc(size);
  return 0;
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

/// Fills memory with the seeds of hash values: always the same ones, so that a page does the same each time.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5A, count); }

#endif
