#!/usr/bin/env python3
"""mutants.py [all | TB-040 …]: breaks the code of rules, one after the other, in a copy of the tab bar,
and shows that a test which the table of rules claims for the rule fails.

Without words: forty rules, drawn with a fixed seed from all that have tests. What is broken stands in
Tests/TabBarTests/Mutants.txt, which tests show which rule in RuleCoverage.txt beside it. Prints a
table; the exit code is 1 where a mutant lives.
"""
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORK = os.path.join(ROOT, ".build", "mutants")
SEED, COUNT = "shtorka", 40
MODULES = ["CSnowball", "CUTF8Proc", "CExpat", "TextAnalysis", "TabBar", "MarkupReading", "TabBarFiles"]
TESTS = ["TestSupport", "TabBarTests", "TabBarFilesTests"]
PACKAGE = """// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The tab bar and its tests alone: a broken line is built and tested in seconds.
let package = Package(
  name: "mutants",
  targets: [
    .systemLibrary(name: "CSnowball"), .systemLibrary(name: "CUTF8Proc"), .systemLibrary(name: "CExpat"),
    .target(name: "TextAnalysis", dependencies: ["CSnowball", "CUTF8Proc"], swiftSettings: settings),
    .target(name: "TabBar", dependencies: ["TextAnalysis"], swiftSettings: settings),
    .target(name: "MarkupReading", dependencies: ["CExpat"], swiftSettings: settings),
    .target(
      name: "TabBarFiles", dependencies: ["MarkupReading", "TabBar", "TextAnalysis"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["TextAnalysis"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "TabBarTests", dependencies: ["TabBar", "TestSupport"],
      exclude: ["RuleCoverage.txt", "Mutants.txt"], swiftSettings: settings),
    .testTarget(
      name: "TabBarFilesTests", dependencies: ["TabBarFiles", "TabBar", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
"""


def read(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return file.read()


def claims():
    """The claimed tests of each rule, as (folder, file, function)."""
    found = {}
    for line in read("Tests", "TabBarTests", "RuleCoverage.txt").splitlines():
        rule, _, rest = line.partition(" ")
        if rest.startswith("- "):
            continue
        found[rule] = []
        for claim in rest.split():
            folder, _, name = claim.rpartition("/")
            file, function = name.split(".")
            found[rule].append((folder or "TabBarTests", file, function))
    return found


def mutants():
    """The file, the text that is there and the text in its place, of each rule."""
    found = {}
    for block in re.split(r"\n\s*\n", read("Tests", "TabBarTests", "Mutants.txt")):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        if lines:
            rule, file = lines[0].split()
            found[rule] = (file, "\n".join(l[1:] for l in lines if l[0] == "-"),
                           "\n".join(l[1:] for l in lines if l[0] == "+"))
    return found


def test_filter(folder, file, function):
    """The name of a test as the test runner knows it: the type comes from the file."""
    text = read("Tests", folder, file + ".swift")
    before = text[:re.search(rf"func {function}\b", text).start()]
    kind = re.findall(r"^struct (\w+)", before, re.M)[-1]
    return rf"{folder}\.{kind}/{function}\("


def swift(action, *words, timeout=900):
    try:
        done = subprocess.run([os.path.join(ROOT, "Scripts/swiftpm.sh"), action, "--package-path", WORK, *words],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=timeout)
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return 124, "timed out"


def run_tests(filters):
    return swift("test", "--skip-build", *[word for f in filters for word in ("--filter", f)], timeout=300)


def prepare():
    for folder, names in (("Sources", MODULES), ("Tests", TESTS)):
        for name in names:
            target = os.path.join(WORK, folder, name)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(os.path.join(ROOT, folder, name), target)
    with open(os.path.join(WORK, "Package.swift"), "w", encoding="utf-8") as file:
        file.write(PACKAGE)
    code, output = swift("build", "--build-tests")
    if code:
        sys.exit("mutants: the copy does not build:\n" + output[-3000:])


def main(words):
    tests, table = claims(), mutants()
    if words == ["all"]:
        rules = sorted(table)
    elif words:
        rules = words
    else:
        rules = sorted(sorted(tests, key=lambda rule: hashlib.sha256(f"{SEED} {rule}".encode()).digest())[:COUNT])
    missing = [rule for rule in rules if rule not in table or rule not in tests]
    if missing:
        sys.exit("mutants: nothing to break for " + ", ".join(missing))
    prepare()
    code, output = run_tests(sorted({test_filter(*test) for rule in rules for test in tests[rule]}))
    if code:
        sys.exit("mutants: the tests fail before anything is broken:\n" + output[-3000:])
    alive, start = [], time.time()
    print(f"{'rule':7} {'where it was broken':46} {'result':10} the first test that failed")
    for rule in rules:
        file, there, instead = table[rule]
        path = os.path.join(WORK, "Sources", file)
        with open(path, encoding="utf-8") as source:
            text = source.read()
        if text.count(there) != 1:
            sys.exit(f"mutants: {rule}: the lines stand {text.count(there)} times in {file}")
        with open(path, "w", encoding="utf-8") as source:
            source.write(text.replace(there, instead))
        code, output = swift("build", "--build-tests")
        if code:
            result, first = "no build", output.strip().splitlines()[-1]
            for line in output.splitlines():
                if "error:" in line:
                    first = line.split("error:")[1].strip()
                    break
        else:
            code, output = run_tests([test_filter(*test) for test in tests[rule]])
            failed = re.search(r"✘ Test (.*?) (?:recorded|failed|with)", output)
            result, first = ("killed" if code else "ALIVE"), failed.group(1) if failed else ("" if not code else f"exit code {code}")
        if result != "killed":
            alive.append(rule)
        print(f"{rule:7} {file:46} {result:10} {first}", flush=True)
        with open(path, "w", encoding="utf-8") as source:
            source.write(text)
    print(f"{len(rules) - len(alive)} of {len(rules)} mutants killed, {time.time() - start:.0f} s")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
