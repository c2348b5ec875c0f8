#include "CTransformer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Inlined into a function for a processor with more instructions, it uses them.
#define inlined static inline __attribute__((always_inline))

// Vectors are multiplied as whole numbers: with weights up to 127 and 2048 products, sums of these stay
// within 31 bits.
static const float most = 8191;

int sh_transformer_layer_numbers(const struct sh_transformer_layers *model) {
  int size = model->dimensions, inner = model->inner;
  return (3 + 1 + 2 + 1 + 2) * size + inner + (3 + 1 + 1) * size + inner;
}

int sh_transformer_layer_weights(const struct sh_transformer_layers *model) {
  return (3 + 1) * model->dimensions * model->dimensions + 2 * model->dimensions * model->inner;
}

// Rows of whole numbers, and what each row is multiplied by.
struct rows {
  int16_t *numbers;
  float *scales;
};

inlined void round_rows(const float *values, int count, int size, struct rows into) {
  for (int row = 0; row < count; row++) {
    const float *from = values + (size_t)row * size;
    int16_t *to = into.numbers + (size_t)row * size;
    // Without their signs, floats are in the order of their bits.
    int32_t bits = 0;
    for (int i = 0; i < size; i++) {
      int32_t length;
      memcpy(&length, from + i, sizeof length);
      length &= INT32_MAX;
      if (length > bits) bits = length;
    }
    // A damaged file gives infinite values and what is no number: the row is of no use.
    if (bits >= 0x7F800000) bits = 0;
    float largest;
    memcpy(&largest, &bits, sizeof largest);
    into.scales[row] = largest / most;
    // Of numbers as small as this nothing is to be seen, and their factor would be infinite.
    float factor = largest > 1e-30f ? most / largest : 0;
    if (factor == 0) {
      memset(to, 0, sizeof(int16_t) * (size_t)size);
      continue;
    }
    for (int i = 0; i < size; i++) {
      float scaled = from[i] * factor;
      to[i] = (int16_t)(int)(scaled + (scaled < 0 ? -0.5f : 0.5f));
    }
  }
}

// So many rows and so many rows of weights are multiplied at once, for each is read from memory once then.
enum { rows_at_once = 4, outputs_at_once = 2 };

// The products of two rows of weights with four rows, from one place on; added to `sums`, first those of
// the first row of weights.
static void add_products(
    const int8_t *weight, const int16_t *row, int from, int inputs, int32_t *sums) {
  for (int o = 0; o < outputs_at_once; o++) {
    for (int k = 0; k < rows_at_once; k++) {
      int32_t sum = 0;
      for (int i = from; i < inputs; i++) {
        sum += (int16_t)weight[(size_t)o * inputs + i] * row[(size_t)k * inputs + i];
      }
      sums[o * rows_at_once + k] += sum;
    }
  }
}

// Sets `sums` to the products of two rows of weights with four rows.
typedef void block_multiplier(const int8_t *weight, const int16_t *row, int inputs, int32_t *sums);

static void multiply_block(const int8_t *weight, const int16_t *row, int inputs, int32_t *sums) {
  memset(sums, 0, sizeof(int32_t) * outputs_at_once * rows_at_once);
  add_products(weight, row, 0, inputs, sums);
}

#if defined(__x86_64__)
// The sums of the numbers of eight vectors, in their order.
__attribute__((target("avx2"))) static __m256i sums_of(const __m256i *numbers) {
  __m256i pairs[4];
  for (int i = 0; i < 4; i++) pairs[i] = _mm256_hadd_epi32(numbers[2 * i], numbers[2 * i + 1]);
  __m256i first = _mm256_hadd_epi32(pairs[0], pairs[1]);
  __m256i last = _mm256_hadd_epi32(pairs[2], pairs[3]);
  return _mm256_add_epi32(
      _mm256_permute2x128_si256(first, last, 0x20), _mm256_permute2x128_si256(first, last, 0x31));
}

__attribute__((target("avx2"))) static void multiply_block_avx2(
    const int8_t *weight, const int16_t *row, int inputs, int32_t *sums) {
  __m256i found[outputs_at_once * rows_at_once];
  memset(found, 0, sizeof found);
  int i = 0;
  for (; i + 16 <= inputs; i += 16) {
    __m256i first = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(weight + i)));
    __m256i second = _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(weight + inputs + i)));
    for (int k = 0; k < rows_at_once; k++) {
      __m256i numbers = _mm256_loadu_si256((const __m256i *)(row + (size_t)k * inputs + i));
      found[k] = _mm256_add_epi32(found[k], _mm256_madd_epi16(first, numbers));
      found[rows_at_once + k] =
          _mm256_add_epi32(found[rows_at_once + k], _mm256_madd_epi16(second, numbers));
    }
  }
  _mm256_storeu_si256((__m256i *)sums, sums_of(found));
  add_products(weight, row, i, inputs, sums);
}

__attribute__((target("avx2,avx512f,avx512bw,avx512vl,avx512vnni"))) static void multiply_block_avx512(
    const int8_t *weight, const int16_t *row, int inputs, int32_t *sums) {
  __m512i found[outputs_at_once * rows_at_once];
  memset(found, 0, sizeof found);
  int i = 0;
  for (; i + 32 <= inputs; i += 32) {
    __m512i first = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(weight + i)));
    __m512i second = _mm512_cvtepi8_epi16(_mm256_loadu_si256((const __m256i *)(weight + inputs + i)));
    for (int k = 0; k < rows_at_once; k++) {
      __m512i numbers = _mm512_loadu_si512(row + (size_t)k * inputs + i);
      found[k] = _mm512_dpwssd_epi32(found[k], first, numbers);
      found[rows_at_once + k] = _mm512_dpwssd_epi32(found[rows_at_once + k], second, numbers);
    }
  }
  __m256i halves[outputs_at_once * rows_at_once];
  for (int k = 0; k < outputs_at_once * rows_at_once; k++) {
    halves[k] = _mm256_add_epi32(
        _mm512_castsi512_si256(found[k]), _mm512_extracti64x4_epi64(found[k], 1));
  }
  _mm256_storeu_si256((__m256i *)sums, sums_of(halves));
  add_products(weight, row, i, inputs, sums);
}
#endif

// Each row times each row of weights, and the bias. Behind the last row lie as many more as make the number
// of rows one of `rows_at_once`; what they hold does not matter. `outputs` is even.
inlined void multiply(
    block_multiplier block, struct rows rows, int count, int inputs, const int8_t *weights,
    const float *scales, const float *bias, int outputs, float *into) {
  int32_t sums[outputs_at_once * rows_at_once];
  for (int output = 0; output < outputs; output += outputs_at_once) {
    for (int row = 0; row < count; row += rows_at_once) {
      block(
          weights + (size_t)output * inputs, rows.numbers + (size_t)row * inputs, inputs, sums);
      for (int o = output; o < output + outputs_at_once; o++) {
        for (int k = row; k < row + rows_at_once && k < count; k++) {
          into[(size_t)k * outputs + o] =
              (float)sums[(o - output) * rows_at_once + k - row] * (scales[o] * rows.scales[k])
              + bias[o];
        }
      }
    }
  }
}

// Adds `added`, if there is any, to each vector and gives the sum a mean of 0 and a variance of 1, then
// gain and bias.
inlined void normalize(
    float *vectors, const float *added, int count, int size, const float *gain, const float *bias) {
#pragma clang fp reassociate(on)
  for (int row = 0; row < count; row++) {
    float *vector = vectors + (size_t)row * size;
    if (added) {
      for (int i = 0; i < size; i++) vector[i] += added[(size_t)row * size + i];
    }
    float mean = 0, variance = 0;
    for (int i = 0; i < size; i++) mean += vector[i];
    mean /= size;
    for (int i = 0; i < size; i++) variance += (vector[i] - mean) * (vector[i] - mean);
    float factor = 1 / sqrtf(variance / size + 1e-12f);
    for (int i = 0; i < size; i++) vector[i] = (vector[i] - mean) * factor * gain[i] + bias[i];
  }
}

// e to the power of a number, to five digits; from 87 on, and below -87, that of 87 and -87. In a loop the
// compiler can take several at once.
inlined float exponential(float x) {
  // What is no number counts as -87.
  float power = 1.44269504f * (!(x > -87) ? -87 : x > 87 ? 87 : x);
  int whole = (int)(power + (power < 0 ? -0.5f : 0.5f));
  // Taylor's series for what is left, between -0.35 and 0.35.
  float rest = 0.69314718f * (power - (float)whole);
  float found = 1 + rest * (1 + rest * (1 / 2.f + rest * (1 / 6.f + rest * (1 / 24.f + rest / 120))));
  int32_t bits = (whole + 127) << 23;
  float scale;
  memcpy(&scale, &bits, sizeof scale);
  return found * scale;
}

// For each vector the mean of all values, each by how well its key fits the query, head by head.
inlined void attend(
    const float *queries_keys_values, int count, int size, int heads, float *fits, float *into) {
#pragma clang fp reassociate(on)
  int head_size = size / heads, stride = 3 * size;
  float scale = 1 / sqrtf((float)head_size);
  for (int row = 0; row < count; row++) {
    for (int head = 0; head < heads; head++) {
      const float *query = queries_keys_values + (size_t)row * stride + head * head_size;
      float best = -INFINITY, sum = 0;
      for (int other = 0; other < count; other++) {
        const float *key = queries_keys_values + (size_t)other * stride + size + head * head_size;
        float fit = 0;
        for (int i = 0; i < head_size; i++) fit += query[i] * key[i];
        fits[other] = fit * scale;
        if (fits[other] > best) best = fits[other];
      }
      for (int other = 0; other < count; other++) {
        fits[other] = exponential(fits[other] - best);
        sum += fits[other];
      }
      float *to = into + (size_t)row * size + head * head_size;
      memset(to, 0, sizeof(float) * (size_t)head_size);
      for (int other = 0; other < count; other++) {
        const float *value =
            queries_keys_values + (size_t)other * stride + 2 * size + head * head_size;
        float share = fits[other] / sum;
        for (int i = 0; i < head_size; i++) to[i] += share * value[i];
      }
    }
  }
}

// The Gaussian error linear unit, by its approximation with a hyperbolic tangent.
inlined float gelu(float x) {
  return x / (1 + exponential(-1.5957691216f * (x + 0.044715f * x * x * x)));
}

inlined int transform(
    const struct sh_transformer_layers *model, float *vectors, int count, sh_done *done,
    block_multiplier block) {
  int size = model->dimensions, inner = model->inner;
  size_t layer_numbers = sh_transformer_layer_numbers(model);
  size_t layer_weights = sh_transformer_layer_weights(model);
  size_t widest = inner > 3 * size ? inner : 3 * size;
  size_t length = (size_t)count * size, wide = (size_t)count * widest;
  float *floats = malloc(sizeof(float) * (wide + length + 2 * (size_t)count));
  int16_t *whole = calloc((size_t)count + rows_at_once, sizeof(int16_t) * widest);
  if (!floats || !whole) {
    free(floats);
    free(whole);
    return -1;
  }
  float *middle = floats, *outer = middle + wide, *fits = outer + length;
  struct rows rows = {whole, fits + count};

  normalize(vectors, NULL, count, size, model->norm, model->norm + size);
  for (int layer = 0; layer < model->layers; layer++) {
    const float *number = model->numbers + layer * layer_numbers;
    const float *bias_in = number, *bias_out = bias_in + 3 * size, *norm = bias_out + size,
                *bias_inner = norm + 2 * size, *bias_outer = bias_inner + inner,
                *last = bias_outer + size, *scales = last + 2 * size;
    const int8_t *weights = model->weights + layer * layer_weights, *weight = weights;

    round_rows(vectors, count, size, rows);
    multiply(block, rows, count, size, weight, scales, bias_in, 3 * size, middle);
    weight += 3 * size * size;
    scales += 3 * size;
    attend(middle, count, size, model->heads, fits, outer);
    round_rows(outer, count, size, rows);
    multiply(block, rows, count, size, weight, scales, bias_out, size, outer);
    weight += size * size;
    scales += size;
    normalize(vectors, outer, count, size, norm, norm + size);

    round_rows(vectors, count, size, rows);
    multiply(block, rows, count, size, weight, scales, bias_inner, inner, middle);
    weight += size * inner;
    scales += inner;
    for (size_t i = 0; i < (size_t)count * inner; i++) middle[i] = gelu(middle[i]);
    round_rows(middle, count, inner, rows);
    multiply(block, rows, count, inner, weight, scales, bias_outer, size, outer);
    normalize(vectors, outer, count, size, last, last + size);
    if (done) done(weights, layer_weights);
  }
  free(floats);
  free(whole);
  return 0;
}

#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) static int transform_avx2(
    const struct sh_transformer_layers *model, float *vectors, int count, sh_done *done) {
  return transform(model, vectors, count, done, multiply_block_avx2);
}

__attribute__((target("avx2,fma,avx512f,avx512bw,avx512vl,avx512vnni"))) static int transform_avx512(
    const struct sh_transformer_layers *model, float *vectors, int count, sh_done *done) {
  return transform(model, vectors, count, done, multiply_block_avx512);
}
#endif

enum sh_instructions sh_best_instructions(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
    return __builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")
                   && __builtin_cpu_supports("avx512vl")
               ? sh_instructions_avx512
               : sh_instructions_avx2;
  }
#endif
  return sh_instructions_plain;
}

int sh_transform(
    const struct sh_transformer_layers *model, float *vectors, int count, sh_done *done,
    enum sh_instructions instructions) {
  switch (instructions) {
#if defined(__x86_64__)
  case sh_instructions_avx512: return transform_avx512(model, vectors, count, done);
  case sh_instructions_avx2: return transform_avx2(model, vectors, count, done);
#endif
  default: return transform(model, vectors, count, done, multiply_block);
  }
}
