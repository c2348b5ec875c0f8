#include "CVerifiedStore.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void sh_memory_give_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
