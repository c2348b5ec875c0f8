#include "CGlossaryData.h"

static const _Alignas(4) unsigned char embeddings[] = {
#embed "../../Glossary/embeddings.bin"
};

struct sh_bytes sh_embeddings(void) {
  return (struct sh_bytes){embeddings, sizeof embeddings};
}
