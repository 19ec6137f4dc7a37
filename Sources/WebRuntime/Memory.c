// The memory functions of a C library that Embedded Swift calls, for WebAssembly modules without a C library.
// memset, memcpy and memmove become one instruction each: the compiler has to be called with -mbulk-memory.
#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { pageSize = 65536, headerSize = 16, classCount = 45, large = 65536, step = 4096 };

/// A free block, in the list of its class or in the list of large blocks.
typedef struct Block {
  /// The class of a small block, and the size of a large one: all classes are smaller than all sizes.
  size_t kind;
  struct Block *next;
} Block;

static Block *unused[classCount];

/// The free blocks that are too large for a class, by their addresses. Neighbors are joined.
static Block *unusedLarge;
static uintptr_t top;

/// Returns memory above all that is in use, and asks the browser for more if necessary.
static Block *extend(size_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = top;
  uint64_t end = (uint64_t)top + size, available = __builtin_wasm_memory_size(0) * (uint64_t)pageSize;
  if (end > available) {
    size_t pages = (size_t)((end - available + pageSize - 1) / pageSize);
    // A tenth of the present memory is added, so that growing is rare.
    size_t generous = pages + __builtin_wasm_memory_size(0) / 10;
    if (__builtin_wasm_memory_grow(0, generous) == (size_t)-1 && __builtin_wasm_memory_grow(0, pages) == (size_t)-1) {
      __builtin_trap();
    }
  }
  top = (uintptr_t)end;
  return (Block *)start;
}

/// Returns the class of a size: four classes for each power of two above 64, so that at most a fifth of a block is
/// unused.
static unsigned classOf(size_t size) {
  if (size <= 64) return (unsigned)((size + 15) / 16);
  unsigned bits = 31 - (unsigned)__builtin_clz((unsigned)(size - 1));
  unsigned quarter = (unsigned)((size - 1) >> (bits - 2)) & 3;
  return 5 + (bits - 6) * 4 + quarter;
}

static size_t sizeOf(unsigned number) {
  if (number < 5) return (size_t)number * 16;
  unsigned bits = 6 + (number - 5) / 4, quarter = (number - 5) % 4;
  return ((size_t)4 + quarter + 1) << (bits - 2);
}

/// Returns the first large block that has room for some content, without the end that is not needed.
static Block *takeLarge(size_t content) {
  // A size that cannot be rounded up is more than all memory.
  if (content > (size_t)-(step + headerSize)) __builtin_trap();
  size_t size = (content + headerSize + step - 1) / step * step;
  for (Block **link = &unusedLarge; *link; link = &(*link)->next) {
    Block *block = *link;
    if (block->kind < size) continue;
    if (block->kind - size > large) {
      Block *rest = (Block *)((uintptr_t)block + size);
      rest->kind = block->kind - size;
      rest->next = block->next;
      *link = rest;
      block->kind = size;
    } else {
      *link = block->next;
    }
    return block;
  }
  Block *block = extend(size);
  block->kind = size;
  return block;
}

/// Joins a block with the free one that begins at its end, if there is one.
static void join(Block *block) {
  if ((uintptr_t)block + block->kind != (uintptr_t)block->next) return;
  block->kind += block->next->kind;
  block->next = block->next->next;
}

static void giveBackLarge(Block *block) {
  Block *before = 0, **link = &unusedLarge;
  for (; *link && *link < block; link = &(*link)->next) before = *link;
  block->next = *link;
  *link = block;
  join(block);
  if (before) join(before);
  // What lies above all blocks in use is free for blocks of every size.
  for (link = &unusedLarge; *link; link = &(*link)->next) {
    if ((uintptr_t)*link + (*link)->kind != top) continue;
    top = (uintptr_t)*link;
    *link = 0;
    return;
  }
}

void *malloc(size_t size) {
  if (size > large - headerSize) return (char *)takeLarge(size) + headerSize;
  unsigned number = classOf(size + headerSize);
  Block *block = unused[number];
  if (block) {
    unused[number] = block->next;
  } else {
    block = extend(sizeOf(number));
    block->kind = number;
  }
  return (char *)block + headerSize;
}

void free(void *content) {
  if (!content) return;
  Block *block = (Block *)((char *)content - headerSize);
  if (block->kind >= classCount) return giveBackLarge(block);
  block->next = unused[block->kind];
  unused[block->kind] = block;
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
