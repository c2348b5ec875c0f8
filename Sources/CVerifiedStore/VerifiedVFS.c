#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CVerifiedStore.h"
#include "Seal.h"

struct verified_file {
  sqlite3_file base;
  int descriptor;
  struct sh_seal seal;
};

static int file_close(sqlite3_file *base) {
  struct verified_file *file = (struct verified_file *)base;
  close(file->descriptor);
  return SQLITE_OK;
}

/// Reads one whole page and compares it with its checksum.
static int read_page(struct verified_file *file, uint32_t page, void *bytes) {
  uint64_t sum;
  off_t offset = (off_t)page * file->seal.page_size;
  if (!sh_read_fully(file->descriptor, bytes, file->seal.page_size, offset)) return SQLITE_IOERR_DATA;
  if (!sh_read_fully(file->descriptor, &sum, sizeof sum, sh_seal_sum_offset(&file->seal, page))) {
    return SQLITE_IOERR_DATA;
  }
  return sum == sh_seal_page_sum(&file->seal, page, bytes) ? SQLITE_OK : SQLITE_IOERR_DATA;
}

static int file_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
  struct verified_file *file = (struct verified_file *)base;
  uint32_t size = file->seal.page_size;
  sqlite3_int64 page = offset / size;
  if (offset < 0 || count < 0 || page >= file->seal.page_count) {
    memset(bytes, 0, count < 0 ? 0 : (size_t)count);
    return SQLITE_IOERR_SHORT_READ;
  }
  if ((uint32_t)count == size && offset % size == 0) return read_page(file, (uint32_t)page, bytes);
  // SQLite reads parts of a page only from the file's header, within the first page.
  if (offset % size + count > size) return SQLITE_IOERR_READ;
  unsigned char *whole = malloc(size);
  if (whole == NULL) return SQLITE_NOMEM;
  int result = read_page(file, (uint32_t)page, whole);
  if (result == SQLITE_OK) memcpy(bytes, whole + offset % size, (size_t)count);
  free(whole);
  return result;
}

static int file_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
  (void)base, (void)bytes, (void)count, (void)offset;
  return SQLITE_READONLY;
}

static int file_truncate(sqlite3_file *base, sqlite3_int64 size) {
  (void)base, (void)size;
  return SQLITE_READONLY;
}

static int file_sync(sqlite3_file *base, int flags) {
  (void)base, (void)flags;
  return SQLITE_OK;
}

static int file_size(sqlite3_file *base, sqlite3_int64 *size) {
  struct verified_file *file = (struct verified_file *)base;
  *size = (sqlite3_int64)file->seal.page_size * file->seal.page_count;
  return SQLITE_OK;
}

static int file_lock(sqlite3_file *base, int level) {
  (void)base, (void)level;
  return SQLITE_OK;
}

static int file_check_lock(sqlite3_file *base, int *is_locked) {
  (void)base;
  *is_locked = 0;
  return SQLITE_OK;
}

static int file_control(sqlite3_file *base, int operation, void *argument) {
  (void)base, (void)operation, (void)argument;
  return SQLITE_NOTFOUND;
}

static int file_sector_size(sqlite3_file *base) {
  return (int)((struct verified_file *)base)->seal.page_size;
}

static int file_characteristics(sqlite3_file *base) {
  (void)base;
  return SQLITE_IOCAP_IMMUTABLE;
}

static const sqlite3_io_methods file_methods = {
    .iVersion = 1,
    .xClose = file_close,
    .xRead = file_read,
    .xWrite = file_write,
    .xTruncate = file_truncate,
    .xSync = file_sync,
    .xFileSize = file_size,
    .xLock = file_lock,
    .xUnlock = file_lock,
    .xCheckReservedLock = file_check_lock,
    .xFileControl = file_control,
    .xSectorSize = file_sector_size,
    .xDeviceCharacteristics = file_characteristics,
};

static int parse_key(const char *text, uint64_t key[2]) {
  if (text == NULL || strlen(text) != 32 || strspn(text, "0123456789abcdef") != 32) return 0;
  char half[17] = {0};
  memcpy(half, text, 16);
  key[0] = strtoull(half, NULL, 16);
  key[1] = strtoull(text + 16, NULL, 16);
  return 1;
}

static int vfs_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags,
                    int *out_flags) {
  (void)vfs;
  struct verified_file *file = (struct verified_file *)base;
  uint64_t key[2];
  base->pMethods = NULL;
  if (name == NULL || !(flags & SQLITE_OPEN_MAIN_DB) || !(flags & SQLITE_OPEN_READONLY)) {
    return SQLITE_CANTOPEN;
  }
  if (!parse_key(sqlite3_uri_parameter(name, "key"), key)) return SQLITE_MISUSE;
  file->descriptor = open(name, O_RDONLY | O_CLOEXEC);
  if (file->descriptor < 0) return SQLITE_CANTOPEN;
  if (!sh_seal_read(file->descriptor, &file->seal) ||
      memcmp(file->seal.key, key, sizeof key) != 0) {
    close(file->descriptor);
    return SQLITE_NOTADB;
  }
  if (out_flags != NULL) *out_flags = SQLITE_OPEN_READONLY;
  base->pMethods = &file_methods;
  return SQLITE_OK;
}

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int sync) {
  (void)vfs, (void)name, (void)sync;
  return SQLITE_IOERR_DELETE;
}

/// There is never a journal beside a sealed database.
static int vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  (void)vfs, (void)name, (void)flags;
  *result = 0;
  return SQLITE_OK;
}

static int vfs_full_path(sqlite3_vfs *vfs, const char *name, int count, char *out) {
  (void)vfs;
  size_t length = strlen(name);
  if (length >= (size_t)count) return SQLITE_CANTOPEN;
  memcpy(out, name, length + 1);
  return SQLITE_OK;
}

static int vfs_randomness(sqlite3_vfs *vfs, int count, char *bytes) {
  (void)vfs;
  memset(bytes, 0, (size_t)count);
  return count;
}

static int vfs_sleep(sqlite3_vfs *vfs, int microseconds) {
  (void)vfs;
  return microseconds;
}

static int vfs_time(sqlite3_vfs *vfs, double *time) {
  (void)vfs;
  *time = 0;
  return SQLITE_OK;
}

static int vfs_last_error(sqlite3_vfs *vfs, int count, char *text) {
  (void)vfs, (void)count, (void)text;
  return 0;
}

static sqlite3_vfs verified_vfs = {
    .iVersion = 1,
    .szOsFile = sizeof(struct verified_file),
    .mxPathname = 4096,
    .zName = "sh-verified",
    .xOpen = vfs_open,
    .xDelete = vfs_delete,
    .xAccess = vfs_access,
    .xFullPathname = vfs_full_path,
    .xRandomness = vfs_randomness,
    .xSleep = vfs_sleep,
    .xCurrentTime = vfs_time,
    .xGetLastError = vfs_last_error,
};

int sh_store_register(void) {
  if (sqlite3_vfs_find(verified_vfs.zName) != NULL) return SQLITE_OK;
  return sqlite3_vfs_register(&verified_vfs, 0);
}
