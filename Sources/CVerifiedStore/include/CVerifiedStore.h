#ifndef SH_VERIFIED_STORE_H
#define SH_VERIFIED_STORE_H

#include <stddef.h>
#include <stdint.h>

/// A checksum for finding damage and change, not for security (a 64-bit multiply-and-rotate hash).
uint64_t sh_checksum(const void *_Nullable bytes, size_t count, uint64_t seed);

/// Makes the SQLite VFS "sh-verified" known; returns an SQLite result code.
///
/// The VFS opens sealed databases for reading only. A URI needs `key=` with 32 hexadecimal digits;
/// a file that is not sealed, is sealed with another key, or has not the size that its seal tells,
/// answers SQLITE_NOTADB; a page that has changed since answers SQLITE_IOERR_DATA when it is read.
int sh_store_register(void);

/// Appends the checksum of every page and a seal with `key` to the SQLite database at `path`;
/// returns 0 or an errno.
int sh_store_seal(const char *_Nonnull path, const uint64_t key[_Nonnull 2]);

/// Gives the system back the memory that is free, after something that took much of it for a while:
/// glibc would keep it until the end.
void sh_memory_give_back(void);

#endif
