#include "CVerifiedStore.h"

#include <string.h>

static const uint64_t prime_a = 0x9E3779B185EBCA87u;
static const uint64_t prime_b = 0xC2B2AE3D27D4EB4Fu;

static uint64_t rotated(uint64_t value, int bits) {
  return value << bits | value >> (64 - bits);
}

static uint64_t word_at(const unsigned char *bytes) {
  uint64_t word;
  memcpy(&word, bytes, sizeof word);
  return word;
}

uint64_t sh_checksum(const void *bytes, size_t count, uint64_t seed) {
  const unsigned char *next = bytes;
  uint64_t sum = seed ^ count * prime_a;
  size_t rest = count;
  if (rest >= 32) {
    uint64_t lanes[4] = {sum, sum + prime_a, sum + prime_b, sum - prime_a};
    for (; rest >= 32; rest -= 32, next += 32) {
      for (int lane = 0; lane < 4; lane++) {
        lanes[lane] = rotated(lanes[lane] + word_at(next + lane * 8) * prime_b, 31) * prime_a;
      }
    }
    for (int lane = 0; lane < 4; lane++) sum = rotated(sum ^ lanes[lane], 27) * prime_a + prime_b;
  }
  for (; rest >= 8; rest -= 8, next += 8) {
    sum = rotated(sum ^ word_at(next) * prime_b, 27) * prime_a + prime_b;
  }
  for (; rest > 0; rest--, next++) sum = rotated(sum ^ *next * prime_a, 11) * prime_b;
  sum = (sum ^ sum >> 33) * prime_b;
  sum = (sum ^ sum >> 29) * prime_a;
  return sum ^ sum >> 32;
}
