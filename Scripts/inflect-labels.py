#!/usr/bin/env python3
"""Writes Tests/GlossaryTests/Generated/russian-labels.tsv: every Russian label in all cases and numbers.

A line holds a label and its forms, separated by tabs; a form is written as the number of letters that
it shares with the label's beginning and the rest («шторка», «5у» is «шторку»). Run it after labels
have changed; it needs pymorphy3 (pip install pymorphy3), which the program itself does not.
"""
import glob
import json
import os
import re

import pymorphy3

CASES = ["nomn", "gent", "datv", "accs", "ablt", "loct"]
GENDERS = {"masculine": "masc", "feminine": "femn", "neuter": "neut"}
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
morph = pymorphy3.MorphAnalyzer()


def russian_labels():
    labels = {}
    for name in sorted(glob.glob(os.path.join(ROOT, "Glossary", "*.json"))):
        with open(name, encoding="utf-8") as file:
            for concept in json.load(file).get("concepts", []):
                for label in concept["labels"]:
                    if label["lang"] == "ru":
                        labels.setdefault(label["text"], label)
    return labels


def nominative(word, kinds, gender=None, number=None):
    """The likeliest reading of `word` as a nominative of one of these parts of speech."""
    for parse in morph.parse(word):
        tag = parse.tag
        if tag.POS in kinds and tag.case == "nomn" and "Abbr" not in tag:
            if gender and tag.number == "sing" and tag.gender not in (gender, None):
                continue
            if number and tag.number != number:
                continue
            return parse
    return None


def inflected(words, head, modifiers, case, number):
    forms = list(words)
    gender = head[1].tag.gender
    animacy = head[1].tag.animacy or "inan"
    form = head[1].inflect({case, number})
    if form is None:
        return None
    forms[head[0]] = form.word
    for index, parse in modifiers:
        grammemes = {case, number}
        if number == "sing" and gender:
            grammemes.add(gender)
        if case == "accs" and (number == "plur" or gender == "masc"):
            grammemes.add(animacy)
        form = parse.inflect(grammemes) or parse.inflect(grammemes - {animacy})
        if form is None:
            return None
        forms[index] = form.word
    return forms


def forms_of(label):
    text = label["text"]
    if label.get("indeclinable") or not re.search("[а-яё]", text, re.I):
        return []
    pieces = re.split(r"(\s+)", text)
    words = pieces[0::2]
    if any(not re.fullmatch(r"[А-Яа-яЁё-]+", word) for word in words):
        return []
    gender = GENDERS.get(label.get("gender"))
    number = {"singular": "sing", "plural": "plur"}.get(label.get("number"))
    head, modifiers = None, []
    for index, word in enumerate(words):
        # An adjective before the noun agrees with it; what stands behind the noun stays as it is.
        noun = nominative(word, {"NOUN"}, gender, number)
        modifier = nominative(word, {"ADJF", "PRTF"}) if index + 1 < len(words) else None
        if modifier and not (noun and noun.score > modifier.score):
            modifiers.append((index, modifier))
        elif noun:
            head = (index, noun)
            break
        else:
            return []
    if head is None:
        return []
    numbers = ["plur"] if head[1].tag.number == "plur" else ["sing", "plur"]
    found = []
    for chosen in numbers:
        for case in CASES:
            forms = inflected(words, head, modifiers, case, chosen)
            if forms:
                form = "".join(a + b for a, b in zip(forms, pieces[1::2] + [""]))
                if form.lower() != text.lower() and form not in found:
                    found.append(form)
    return found


def packed(label, form):
    shared = len(os.path.commonprefix([label.lower(), form]))
    return f"{shared}{form[shared:]}"


def main():
    lines = []
    for text, label in sorted(russian_labels().items()):
        forms = forms_of(label)
        if forms:
            lines.append("\t".join([text] + [packed(text, form) for form in forms]))
    path = os.path.join(ROOT, "Tests", "GlossaryTests", "Generated", "russian-labels.tsv")
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(path + ".new", path)
    print(f"{len(lines)} labels, {sum(line.count(chr(9)) for line in lines)} forms")


main()
