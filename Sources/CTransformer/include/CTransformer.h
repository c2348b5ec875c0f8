#ifndef C_TRANSFORMER_H
#define C_TRANSFORMER_H

#include <stddef.h>
#include <stdint.h>

// The layers of a transformer encoder (Vaswani et al. 2017, as in BERT), for one text at a time.
//
// In C, for its loops need the processor's vector instructions, whatever the program around them is
// built for, and have to be fast in a debug build too.

struct sh_transformer_layers {
  // Numbers of a vector; attention heads; numbers of a vector inside a feed-forward layer; layers.
  int dimensions, heads, inner, layers;
  // Gain and bias of the first normalization.
  const float *_Nullable norm;
  // For each layer: bias of queries, keys and values (3 dimensions), of attention's output; gain and bias
  // of its normalization; bias of the inner vector (inner) and of the outer; gain and bias of the last
  // normalization; then what each row of the weights below is multiplied by, in their order.
  const float *_Nullable numbers;
  // For each layer, row by row: weights of queries, keys and values, of attention's output, of the inner
  // vector, of the outer.
  const int8_t *_Nullable weights;
};

// How many floats and weights a layer has.
int sh_transformer_layer_numbers(const struct sh_transformer_layers *_Nonnull model);
int sh_transformer_layer_weights(const struct sh_transformer_layers *_Nonnull model);

// The processor's instructions that the layers are computed with.
enum sh_instructions { sh_instructions_plain, sh_instructions_avx2, sh_instructions_avx512 };

// The fastest that this processor has.
enum sh_instructions sh_best_instructions(void);

// What is called with the weights of a layer and how many bytes they are, after their last use.
typedef void sh_done(const void *_Nonnull weights, size_t bytes);

// Turns the vectors of a text's `count` pieces, which lie one behind the other in `vectors`, into what they
// mean in that text. Returns 0, or -1 where there is no memory; then `vectors` are of no use. `done`
// may be NULL. The processor must have the instructions.
int sh_transform(
    const struct sh_transformer_layers *_Nonnull model, float *_Nonnull vectors, int count,
    sh_done *_Nullable done, enum sh_instructions instructions);

#endif
