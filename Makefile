# Two commands to remember: `make run` and `make test`. Both set the machine up first.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: run test release install uninstall bench mutants format lint setup embed docs clean help

run: setup ## set up, build, start shtorka (ARGS="…" are passed on)
	@[ -d .build ] || echo "building shtorka; the first time takes some minutes" >&2
	@Scripts/swiftpm.sh build --quiet --product shtorka
	@exec "$$(Scripts/swiftpm.sh build --show-bin-path)/shtorka" $(ARGS)

test: setup ## set up, run every test (FILTER=… for some)
	@Scripts/test.sh $(FILTER)

release: setup ## build the one static file and print its path last
	@Scripts/release.sh

install: ## install the released file, its manual and completions below PREFIX
	@Scripts/install.sh "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what `make install` put below PREFIX
	@Scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

bench: release ## print the benchmarks' ratios
	@Scripts/bench.sh

mutants: setup ## break the code of forty rules, one by one, and show that a test fails
	@Scripts/mutants.py $(RULES)

format: ## rewrite all Swift files in the house format
	@$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests Benchmarks Training

lint: ## check the format without changing anything
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests Benchmarks Training

setup: ## install the system libraries that are missing
	@Scripts/setup.sh

embed: ## write the list of embedded glossary files anew
	@Scripts/embed-glossary.sh

docs: setup ## write the reference anew, and what README and guides show of the program
	@Scripts/swiftpm.sh build --product shtorka
	@for language in en ru; do \
	  "$$(Scripts/swiftpm.sh build --show-bin-path)/shtorka" --print commands --lang $$language >Docs/$$language/commands.md; \
	done
	@SHTORKA_SNAPSHOTS=all Scripts/test.sh "DocumentTests|GlossaryGuideTests" >/dev/null

clean: ## remove everything that was built
	@rm -rf .build

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile
