#include "Seal.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CVerifiedStore.h"

static const unsigned char magic[8] = "shtorka";
enum { largest_page = 65536 };

static uint64_t seal_check(const struct sh_seal *seal) {
  return sh_checksum(seal, offsetof(struct sh_seal, check), 0);
}

off_t sh_seal_sum_offset(const struct sh_seal *seal, uint32_t page) {
  return (off_t)seal->page_size * seal->page_count + (off_t)page * (off_t)sizeof(uint64_t);
}

uint64_t sh_seal_page_sum(const struct sh_seal *seal, uint32_t page, const void *bytes) {
  return sh_checksum(bytes, seal->page_size, seal->key[0] ^ seal->key[1] ^ page);
}

int sh_read_fully(int descriptor, void *bytes, size_t count, off_t offset) {
  unsigned char *next = bytes;
  while (count > 0) {
    ssize_t got = pread(descriptor, next, count, offset);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return 0;
    next += got;
    offset += got;
    count -= (size_t)got;
  }
  return 1;
}

static int write_fully(int descriptor, const void *bytes, size_t count, off_t offset) {
  const unsigned char *next = bytes;
  while (count > 0) {
    ssize_t put = pwrite(descriptor, next, count, offset);
    if (put < 0 && errno == EINTR) continue;
    if (put < 0) return errno;
    next += put;
    offset += put;
    count -= (size_t)put;
  }
  return 0;
}

int sh_seal_read(int descriptor, struct sh_seal *seal) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || status.st_size < (off_t)sizeof *seal) return 0;
  off_t start = status.st_size - (off_t)sizeof *seal;
  if (!sh_read_fully(descriptor, seal, sizeof *seal, start)) return 0;
  return memcmp(seal->magic, magic, sizeof magic) == 0 && seal->check == seal_check(seal) &&
         seal->page_size >= 512 && seal->page_size <= largest_page &&
         sh_seal_sum_offset(seal, seal->page_count) == start;
}

static int seal_open_file(int descriptor, const uint64_t key[2]) {
  unsigned char header[100];
  unsigned char page[largest_page];
  struct sh_seal seal;
  struct stat status;
  memset(&seal, 0, sizeof seal);
  memcpy(seal.magic, magic, sizeof magic);
  memcpy(seal.key, key, sizeof seal.key);
  if (fstat(descriptor, &status) != 0) return errno;
  if (!sh_read_fully(descriptor, header, sizeof header, 0)) return EIO;
  // The SQLite file format keeps the page size there, big-endian, 1 for 65536.
  seal.page_size = (uint32_t)(header[16] << 8 | header[17]);
  if (seal.page_size == 1) seal.page_size = largest_page;
  if (seal.page_size < 512 || status.st_size % seal.page_size != 0) return EIO;
  if (status.st_size / seal.page_size >= UINT32_MAX) return EFBIG;
  seal.page_count = (uint32_t)(status.st_size / seal.page_size);
  for (uint32_t number = 0; number < seal.page_count; number++) {
    off_t offset = (off_t)number * seal.page_size;
    if (!sh_read_fully(descriptor, page, seal.page_size, offset)) return EIO;
    uint64_t sum = sh_seal_page_sum(&seal, number, page);
    int failure = write_fully(descriptor, &sum, sizeof sum, sh_seal_sum_offset(&seal, number));
    if (failure != 0) return failure;
  }
  seal.check = seal_check(&seal);
  return write_fully(descriptor, &seal, sizeof seal, sh_seal_sum_offset(&seal, seal.page_count));
}

int sh_store_seal(const char *path, const uint64_t key[2]) {
  int descriptor = open(path, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return errno;
  int failure = seal_open_file(descriptor, key);
  if (close(descriptor) != 0 && failure == 0) failure = errno;
  return failure;
}
