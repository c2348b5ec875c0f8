#ifndef SH_SEAL_H
#define SH_SEAL_H

#include <stdint.h>
#include <sys/types.h>

/// What stands at the end of a sealed file, after a 64-bit checksum for each page.
struct sh_seal {
  unsigned char magic[8];
  uint64_t key[2];
  uint32_t page_size;
  uint32_t page_count;
  /// The checksum of all fields above.
  uint64_t check;
};

/// Reads the seal of an open file; returns 0 where it has none that fits its size.
int sh_seal_read(int descriptor, struct sh_seal *seal);

/// Where the checksum of a page stands in the file.
off_t sh_seal_sum_offset(const struct sh_seal *seal, uint32_t page);

/// The checksum of one page: it depends on the key and the page's number too.
uint64_t sh_seal_page_sum(const struct sh_seal *seal, uint32_t page, const void *bytes);

/// Reads `count` bytes at `offset` in full; returns 0 on failure or an early end.
int sh_read_fully(int descriptor, void *bytes, size_t count, off_t offset);

#endif
