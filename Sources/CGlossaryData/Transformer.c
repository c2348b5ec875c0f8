#include "CGlossaryData.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

static const _Alignas(64) unsigned char transformer[] = {
#embed "../../Glossary/transformer.bin"
};

struct sh_bytes sh_transformer(void) {
  return (struct sh_bytes){transformer, sizeof transformer};
}

void sh_release(struct sh_bytes bytes) {
  sh_release_range(bytes.start, bytes.count);
}

void sh_release_range(const void *range, size_t count) {
  // Whole pages only: what shares the first and the last one with something else stays.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)range;
  uintptr_t first = (start + page - 1) / page * page;
  uintptr_t last = (start + count) / page * page;
  if (first < last) madvise((void *)first, last - first, MADV_DONTNEED);
}
