#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Returns whether this program counts allocations; if it cannot replace the allocator, every count stays 0.
int allocation_counting_is_on(void);

/// Returns the number of blocks that the calling thread has asked for since it began, including resized blocks.
int64_t allocation_count(void);

/// Returns the number of bytes in blocks that the calling thread has asked for and not freed, with their unused ends.
int64_t allocation_live_bytes(void);

/// Makes the allocator keep freed memory for later blocks instead of returning it to the system.
void allocation_keep_freed_memory(void);

/// Returns all free memory to the system, once.
void allocation_return_freed_memory(void);

#endif
