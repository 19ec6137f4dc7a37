#include "AllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_OTHER_ALLOCATOR 1
#endif
#endif

#include <stddef.h>

#if defined(__GLIBC__) && !defined(HAS_OTHER_ALLOCATOR)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// Each thread has its own counters, because an atomic increment would cost more than many of the measured calls. The
// TLS model is explicit because the general one may allocate at its first use, which would recurse.
static _Thread_local __attribute__((tls_model("initial-exec"))) int64_t asked;
static _Thread_local __attribute__((tls_model("initial-exec"))) int64_t live;

static void *counted(void *block) {
  asked += 1;
  if (block) live += (int64_t)malloc_usable_size(block);
  return block;
}

static void forget(void *block) {
  if (block) live -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t before = block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  // A failure leaves the old block alone, and a size of 0 frees it.
  if (moved || size == 0) live -= before;
  return counted(moved);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *made = __libc_memalign(alignment, size);
  if (!made && size != 0) return ENOMEM;
  *block = counted(made);
  return 0;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}

int allocation_counting_is_on(void) { return 1; }
int64_t allocation_count(void) { return asked; }
int64_t allocation_live_bytes(void) { return live; }

// The threshold for blocks from the heap is the largest that the library accepts; larger blocks come from the system
// each time.
void allocation_keep_freed_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

void allocation_return_freed_memory(void) { malloc_trim(0); }

#else

int allocation_counting_is_on(void) { return 0; }
int64_t allocation_count(void) { return 0; }
int64_t allocation_live_bytes(void) { return 0; }
void allocation_keep_freed_memory(void) {}
void allocation_return_freed_memory(void) {}

#endif
