#!/usr/bin/env python3
"""Fits the weights of a description's score.

usage: Training/fit.py FILE.tsv ...

The files hold texts and the ids that each may mean, joined by "|". None may have been learned by
Training/train.py or Training/transformer.py.
Weights are fitted by conditional logistic regression: how likely the right concepts are among all that
are weighed. Prints what to write into DescriptionScore.swift, and how good the order is by ten-fold
cross-validation, with the weights as they are and with new ones.

Needs the packages in Training/requirements.txt, and `descriptionparts` built for release
(Scripts/swiftpm.sh build -c release --product descriptionparts).
"""

import argparse, os, subprocess
import numpy as np
from scipy.optimize import minimize
from programs import built_program

# All but the last of ScorePart.Kind, which is no weight.
PARTS = ("coverage", "relevance", "repetition", "labels", "opening", "notes", "subject", "passage", "platform",
         "familiarity", "meaning", "context", "frequency")


def described(texts):
    out = subprocess.run([built_program("descriptionparts", "release")],
                         input="".join(t + "\n" for t in texts).encode(), stdout=subprocess.PIPE, check=True)
    out = out.stdout.decode()
    for line in out.split("\n")[:-1]:
        terms, names, words, context, *concepts = line.split("\t")
        rows = [c.split(" ") for c in concepts]
        values = np.array([[float(v) for v in row[1:len(PARTS) + 1]] for row in rows]).reshape(len(rows), len(PARTS))
        yield int(terms), [float(names), float(words), float(context)], [row[0] for row in rows], values


def main():
    options = argparse.ArgumentParser()
    options.add_argument("files", nargs="+")
    asked = options.parse_args()
    texts, groups = [], []
    for path in asked.files:
        for line in open(path, encoding="utf-8"):
            text, *rest = line.rstrip("\n").split("\t")
            if rest and rest[0] and not line.startswith("#"):
                texts.append((text, rest[0].split("|")))
                groups.append(os.path.basename(path))
    samples = []
    for (_, ids), (_, _, names, values) in zip(texts, described([t for t, _ in texts])):
        samples.append((values, np.array([name in ids for name in names], bool)))
    groups = np.array(groups)
    print("right concept weighed: %.3f" % np.mean([right.any() for _, right in samples]))

    def order(weights, some, label):
        first = among = 0
        for values, right in some:
            best = np.argsort(-(values @ weights), kind="stable")[:3]
            first += len(best) > 0 and right[best[0]]
            among += right[best].any()
        print(f"{label}: first {first / len(some):.3f}, among three {among / len(some):.3f}, of {len(some)}")

    def fitted(some):
        some = [(v, r) for v, r in some if r.any()]
        size = max(len(v) for v, _ in some)
        v = np.zeros((len(some), size, len(PARTS)))
        known, right = np.zeros((len(some), size), bool), np.zeros((len(some), size), bool)
        for i, (values, is_right) in enumerate(some):
            v[i, :len(values)], known[i, :len(values)], right[i, :len(values)] = values, True, is_right

        def loss(w):
            z = np.where(known, v @ w, -1e9)
            z -= z.max(1, keepdims=True)
            e = np.exp(z)
            all_, good = e.sum(1), (e * right).sum(1) + 1e-30
            slope = (e / all_[:, None] - e * right / good[:, None])
            return (np.log(all_) - np.log(good)).mean(), np.einsum("ij,ijk->k", slope, v) / len(some)

        start = np.full(len(PARTS), 20.0)
        return minimize(loss, start, jac=True, method="L-BFGS-B", bounds=[(0, None)] * len(PARTS)).x

    now = np.ones(len(PARTS))
    for group in dict.fromkeys(groups):
        order(now, [s for s, g in zip(samples, groups) if g == group], f"{group}, weights as they are")
    order(now, samples, "all, weights as they are")
    folds = np.random.default_rng(0).integers(10, size=len(samples))
    crossed = []
    for fold in range(10):
        w = fitted([s for s, f in zip(samples, folds) if f != fold])
        crossed += [((v * w), r, g) for (v, r), f, g in zip(samples, folds, groups) if f == fold]
    for group in dict.fromkeys(groups):
        order(now, [(v, r) for v, r, g in crossed if g == group], f"{group}, cross-validated")
    order(now, [(v, r) for v, r, _ in crossed], "all, cross-validated")
    w = fitted(samples)
    order(w, samples, "all, fitted")
    # What the two meanings count stays about what it was: the least scores depend on it.
    scale = 2 / (w[PARTS.index("meaning")] + w[PARTS.index("context")])
    print("multiply the weights by:", ", ".join(f"{p} {x * scale:.3f}" for p, x in zip(PARTS, w)))


if __name__ == "__main__":
    main()
