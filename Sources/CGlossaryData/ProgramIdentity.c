#include <stdint.h>
#include <string.h>

#include "CGlossaryData.h"

static const struct sh_bytes nothing;

#if defined(__APPLE__)

#include <dlfcn.h>
#include <mach-o/loader.h>

struct sh_bytes sh_program_identity(void) {
  Dl_info image;
  if (dladdr((const void *)sh_program_identity, &image) == 0) return nothing;
  const struct mach_header_64 *header = image.dli_fbase;
  if (header->magic != MH_MAGIC_64) return nothing;
  const char *command = (const char *)(header + 1);
  for (uint32_t number = 0; number < header->ncmds; number++) {
    if (((const struct load_command *)command)->cmd == LC_UUID) {
      const struct uuid_command *uuid = (const struct uuid_command *)command;
      return (struct sh_bytes){uuid->uuid, sizeof uuid->uuid};
    }
    command += ((const struct load_command *)command)->cmdsize;
  }
  return nothing;
}

#else

#include <elf.h>
#include <link.h>

/// Where the linker put the header of the file that this function is in; null where it did not.
extern const ElfW(Ehdr) __ehdr_start __attribute__((weak, visibility("hidden")));

static size_t padded(size_t count) {
  return (count + 3) & ~(size_t)3;
}

/// The build id among the notes.
static struct sh_bytes build_id(const unsigned char *notes, size_t count) {
  while (count >= sizeof(ElfW(Nhdr))) {
    const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)notes;
    const unsigned char *name = notes + sizeof *note;
    const unsigned char *content = name + padded(note->n_namesz);
    size_t length = (size_t)(content - notes) + padded(note->n_descsz);
    if (length > count) break;
    if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
      return (struct sh_bytes){content, note->n_descsz};
    }
    notes += length;
    count -= length;
  }
  return nothing;
}

struct sh_bytes sh_program_identity(void) {
  const ElfW(Ehdr) *header = &__ehdr_start;
  if (header == NULL || header->e_phentsize != sizeof(ElfW(Phdr))) return nothing;
  const unsigned char *start = (const unsigned char *)header;
  const ElfW(Phdr) *parts = (const ElfW(Phdr) *)(start + header->e_phoff);
  // The address of the header as the file gives it; where it was loaded may be another one.
  uintptr_t nominal = 0;
  for (size_t number = 0; number < header->e_phnum; number++) {
    if (parts[number].p_type == PT_LOAD && parts[number].p_offset == 0) {
      nominal = parts[number].p_vaddr;
    }
  }
  for (size_t number = 0; number < header->e_phnum; number++) {
    if (parts[number].p_type != PT_NOTE) continue;
    struct sh_bytes found = build_id(start + (parts[number].p_vaddr - nominal), parts[number].p_memsz);
    if (found.count > 0) return found;
  }
  return nothing;
}

#endif
