#ifndef SH_GLOSSARY_DATA_H
#define SH_GLOSSARY_DATA_H

#include <stddef.h>

/// One embedded file of the folder Glossary/.
struct sh_glossary_file {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// How many files are embedded.
size_t sh_glossary_file_count(void);

/// The file at `index`; an empty one where there is none.
struct sh_glossary_file sh_glossary_file_at(size_t index);

/// Bytes that stay where they are.
struct sh_bytes {
  const unsigned char *_Nullable start;
  size_t count;
};

/// What tells this build of the program from any other: the linker's build id (the UUID on macOS),
/// made of the content of the whole file; empty where the linker gave none.
struct sh_bytes sh_program_identity(void);

/// Glossary/embeddings.bin: the vectors of words and concepts, see EmbeddingFile.swift.
struct sh_bytes sh_embeddings(void);

/// Glossary/transformer.bin: what reads whole sentences, see TransformerFile.swift.
struct sh_bytes sh_transformer(void);

/// Tells the system that the memory of one of these is not needed for now; it is read from the program's
/// file again as soon as it is.
void sh_release(struct sh_bytes bytes);

/// The same for a part of one; any other memory would be wiped.
void sh_release_range(const void *_Nonnull start, size_t count);

#endif
