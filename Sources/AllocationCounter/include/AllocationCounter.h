#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Whether this program counts at all: where it cannot take the allocator's place, every count stays 0.
int allocation_counting_is_on(void);

/// How many blocks the calling thread has asked for since it began; a block that is resized counts as asked for.
int64_t allocation_count(void);

/// How many bytes the blocks hold that the calling thread asked for and has not given back, slack included.
int64_t allocation_live_bytes(void);

/// Makes the allocator keep what is freed for blocks to come, where it would give it back to the system.
void allocation_keep_freed_memory(void);

/// Gives all that is free back to the system, once.
void allocation_return_freed_memory(void);

#endif
