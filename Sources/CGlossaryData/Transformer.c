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
  // Whole pages only: what shares the first and the last one with something else stays.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)bytes.start;
  uintptr_t first = (start + page - 1) / page * page;
  uintptr_t last = (start + bytes.count) / page * page;
  if (first < last) madvise((void *)first, last - first, MADV_DONTNEED);
}
