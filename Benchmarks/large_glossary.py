"""A glossary of 100,000 concepts in the project's own format, and queries of each kind for it.

The words are made of syllables: 60,000 stems, half of them Russian, half English, with endings. How often
a word is used follows Zipf's law: the commonest stem of a language is in most entries, most stems are in
few. Every run makes the same glossary."""

import itertools
import json
import random

import measure

COUNT = 100_000
STEMS = 30_000

LANGUAGES = {
    "ru": {
        "starts": "б в г д ж з к л м н п р с т ф х ч ш бр гр др кр пр тр ст сл пл зв".split(),
        "vowels": "а о у е и ы".split(),
        "ends": "б в г д к л м н п р с т ф ш рт нк ст лт".split(),
        "endings": ["", "а", "у", "ом", "е", "ы", "ов", "ами"],
    },
    "en": {
        "starts": "b c d f g h k l m n p r s t v w br cr dr gr pl sl st tr".split(),
        "vowels": "a e i o u oo ea ai".split(),
        "ends": "b d f g k l m n p r t ck nd nt rk sh".split(),
        "endings": ["", "s", "", "ing", "ed", ""],
    },
}
SMALL = {"ru": "и в на с по не для из".split(), "en": "the of a to in and for on".split()}


class Words:
    """The words of one language, drawn by Zipf's law."""

    def __init__(self, language, source):
        parts = LANGUAGES[language]
        stems = set()
        while len(stems) < STEMS:
            syllables = source.choice((2, 2, 2, 3))
            stems.add("".join(
                source.choice(parts["starts"]) + source.choice(parts["vowels"])
                for _ in range(syllables)) + source.choice(parts["ends"]))
        self.stems = source.sample(sorted(stems), STEMS)
        self.endings = parts["endings"]
        self.small = SMALL[language]
        self.weights = list(itertools.accumulate(1 / rank for rank in range(1, STEMS + 1)))
        self.source = source
        self.drawn = iter(())

    def stem(self):
        """One stem; they are drawn many at once, which is quicker."""
        for stem in self.drawn:
            return stem
        self.drawn = iter(self.source.choices(self.stems, cum_weights=self.weights, k=100_000))
        return next(self.drawn)

    def form(self, stem):
        return stem + self.endings[int(self.source.random() * len(self.endings))]

    def phrase(self, count):
        """So many words with a small one here and there."""
        words = []
        for _ in range(count):
            if self.source.random() < 0.2:
                words.append(self.small[int(self.source.random() * len(self.small))])
            words.append(self.form(self.stem()))
        return " ".join(words)

    def name(self):
        """Two or three words, as terms are."""
        first = [self.form(self.stem()) for _ in range(self.source.choice((1, 1, 2)))]
        return " ".join(first + [self.stem()])


def concept(number, words, source):
    entry = {"id": f"term-{number:06}", "labels": []}
    for language in ("en", "ru"):
        for status in ("preferred", "admitted"):
            entry["labels"].append({
                "text": words[language].name(), "lang": language, "status": status, "kind": "full"})
        entry[language] = {
            "definition": words[language].phrase(10),
            "cues": [words[language].phrase(6), words[language].phrase(6)],
        }
    if number % 3 == 0:
        humps = "".join(words["en"].stem().capitalize() for _ in range(2))
        entry["api"] = [{"framework": "UIKit", "symbol": "UI" + humps}]
    return entry


def make():
    """The path of the glossary, which is made when it is first asked for, and a sample of its concepts."""
    path = measure.folder / "large.json"
    source = random.Random(1)
    words = {language: Words(language, source) for language in LANGUAGES}
    sample = []
    if path.exists():
        sample = json.loads((measure.folder / "sample.json").read_text())
        return path, sample
    with open(path, "w", encoding="utf-8") as file, \
            open(measure.folder / "large.names", "w", encoding="utf-8") as names:
        file.write('{"category": "element", "subcategory": "large", "concepts": [\n')
        for number in range(COUNT):
            entry = concept(number, words, source)
            file.write(json.dumps(entry, ensure_ascii=False))
            file.write(",\n" if number + 1 < COUNT else "\n]}\n")
            for label in entry["labels"]:
                text = entry["en"]["definition"] + " / " + entry["ru"]["definition"]
                names.write(label["text"] + "\t" + text + "\n")
            if number % 300 == 0:
                sample.append(entry)
    (measure.folder / "sample.json").write_text(json.dumps(sample))
    return path, sample


QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
RUSSIAN = "ёйцукенгшщзхъфывапролджэячсмитьбю"
SWITCHED = str.maketrans(QWERTY + RUSSIAN, RUSSIAN + QWERTY)


def slip(text, source):
    """The text with one letter left out, doubled, exchanged or swapped with the next one."""
    place = source.randrange(1, len(text) - 1)
    letter = text[place]
    return source.choice((
        text[:place] + text[place + 1:],
        text[:place] + letter + text[place:],
        text[:place] + source.choice("оеаинт" if letter >= "а" else "eatoin") + text[place + 1:],
        text[:place] + text[place + 1] + letter + text[place + 2:]))


def queries(sample):
    """Texts to look up by kind, made of a sample of concepts and of the shipped glossary's labels."""
    source = random.Random(2)
    kinds = {"names": [], "forms": [], "typos": [], "layouts": [], "API names": [], "descriptions": []}
    labels = [(label["text"], label["lang"]) for entry in sample for label in entry["labels"][::2]]
    shipped = measure.concepts()
    labels += [(row["en"], "en") for row in shipped[::3]] + [(row["ru"], "ru") for row in shipped[::3]]
    for text, language in labels:
        kinds["names"].append(text)
        if language == "ru":
            kinds["forms"].append(text.rstrip("аяоеиыйь") + source.choice(("ами", "ов", "у", "ом")))
        if len(text) > 4:
            kinds["typos"].append(slip(text.lower(), source))
        kinds["layouts"].append(text.lower().translate(SWITCHED))
    for entry in sample:
        for name in entry.get("api", []):
            kinds["API names"] += [name["symbol"], name["symbol"][2:] + "Compat"]
    for entry in sample:
        language = source.choice(("en", "ru"))
        cue = source.choice(entry[language]["cues"]).split()
        rest = entry[language]["definition"].split()
        kinds["descriptions"].append(" ".join(
            source.sample(cue, min(len(cue), source.randrange(3, 6)))
            + source.sample(rest, source.randrange(1, 5))))
    for row in shipped[::3]:
        text = row[source.choice(("definition_en", "definition_ru"))].split()
        kinds["descriptions"].append(" ".join(
            source.sample(text, min(len(text), source.randrange(3, 9)))))
    return kinds
