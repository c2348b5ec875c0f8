#!/usr/bin/env bash
# check-shells.sh BINARY: installs it into an empty folder, lints the manual with mandoc, starts bash,
# zsh and fish to see what each completes, and the program at its prompt. On Debian what is missing is installed; elsewhere a
# shell that is not there is left out, and said so.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

missing=()
for tool in mandoc zsh fish; do command -v $tool >/dev/null 2>&1 || missing+=("$tool"); done
if [ ${#missing[@]} -gt 0 ] && command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" -eq 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get install -y -qq "${missing[@]}" >/dev/null 2>&1 ||
    { apt-get update -qq && apt-get install -y -qq "${missing[@]}"; } >/dev/null 2>&1 || true
fi
here() { command -v "$1" >/dev/null 2>&1 || { echo "shells: no $1 here, left out"; return 1; }; }

passed=0
expect() { # expect NAME WANTED-PART ACTUAL
  if [[ "$3" == *"$2"* ]]; then
    passed=$((passed + 1))
  else
    printf 'shells: %s: expected %q in:\n%s\n' "$1" "$2" "$3" >&2
    exit 1
  fi
}

SHTORKA_DIST=$binary make -s install PREFIX=/usr "DESTDIR=$folder" >/dev/null
share=$folder/usr/share
unset SHTORKA_LANG LC_ALL LC_MESSAGES
export LANG=C.UTF-8

if here mandoc; then
  for page in "$share/man/man1/shtorka.1" "$share/man/ru/man1/shtorka.1"; do
    expect "lint of $page" "[]" "[$(mandoc -Tlint "$page" 2>&1 || true)]"
  done
  expect "manual" "compare TERM TERM" "$(mandoc -Tutf8 "$share/man/man1/shtorka.1" | col -b)"
  expect "Russian manual" "сравнить ТЕРМИН" "$(mandoc -Tutf8 "$share/man/ru/man1/shtorka.1" | col -b)"
fi

# What bash completes after these words; the last one is what is being typed.
in_bash() {
  bash --norc -c '
    source "$0"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_TYPE=9
    _shtorka
    printf "%s\n" "${COMPREPLY[@]}"' "$share/bash-completion/completions/shtorka" "$@"
}
touch "$folder/Main.storyboard"
expect "bash, commands" "compare  (puts terms side by side" "$(in_bash shtorka '')"
expect "bash, one command" "[glossaries]" "[$(in_bash shtorka gl)]"
expect "bash, Russian command" "[сравнить]" "[$(in_bash shtorka срав)]"
expect "bash, meaning in Russian" "сравнить  (ставит" "$(SHTORKA_LANG=ru in_bash shtorka '')"
expect "bash, screens" "feed" "$(in_bash shtorka point '')"
expect "bash, option of a command" "--limit  (how many" "$(in_bash shtorka find --)"
expect "bash, program option" "[--lang]" "[$(in_bash shtorka --la)]"
expect "bash, value" "ru" "$(in_bash shtorka --lang = '')"
expect "bash, files" "$folder/Main.storyboard" "$(in_bash shtorka open "$folder/Ma")"
expect "bash, after an option" "[feed]" "[$(in_bash shtorka --lang ru point fe)]"

if here fish; then
  in_fish() { HOME=$folder fish --no-config -c "source '$share/fish/vendor_completions.d/shtorka.fish'; complete -C '$1'"; }
  expect "fish, commands" "compare	puts terms side by side" "$(in_fish 'shtorka ')"
  expect "fish, Russian command" "сравнить" "$(in_fish 'shtorka срав')"
  expect "fish, screens" "feed" "$(in_fish 'shtorka point f')"
  expect "fish, option of a command" "--limit	how many" "$(in_fish 'shtorka find --l')"
  expect "fish, value" "ru	the language" "$(in_fish 'shtorka --lang ')"
  expect "fish, files" "Main.storyboard" "$(in_fish "shtorka open $folder/Ma")"
  expect "fish, in Russian" "compare	ставит" "$(SHTORKA_LANG=ru in_fish 'shtorka comp')"
fi

if here zsh; then
  # A real zsh on a terminal of its own; the line that it has after Tab, and the list below.
  in_zsh() {
    HOME=$folder zsh -f -c '
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "PS1=\"READY> \"; fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; stty columns 120; print LOADED"
      zpty -r z out "*LOADED*READY> *"
      zpty -w -n z "$2"$'"'\t'"'
      sleep 0.5
      zpty -w -n z $'"' END\n'"'
      zpty -r z out "*END*"
      print -r -- $out' - "$share/zsh/site-functions" "$1"
  }
  # The installed program at its prompt, on the same kind of terminal: lines, each with what has to
  # come before the next one.
  at_prompt() {
    HOME=$folder XDG_CACHE_HOME=$folder/cache TERM=xterm timeout 20 zsh -f -c '
      zmodload zsh/zpty
      zpty p "$1 --no-history --color never --lang en"
      zpty -r p out "*just type*2004h*"
      shift
      while (($#)); do
        zpty -w -n p "$1"$'"'\n'"'
        # The prompt that follows turns bracketed paste on.
        zpty -r p out "*$2*2004h*"
        shift 2
      done
      print -r -- $out' - "$folder/usr/bin/shtorka" "$@" || true
  }
  expect "prompt, a number after point" "Names" "$(at_prompt 'point list' 'Other screens' 1 Names)"
  # Enter alone goes on in the tour.
  expect "prompt, the tour" "Tour 2/" "$(at_prompt tour 'Tour 1/' '' 'Tour 2/')"
  expect "prompt, the quiz" "question 2 of 3" \
    "$(at_prompt 'quiz count:3' 'question 1 of 3' 1 'question 2 of 3')"
  expect "zsh, one command" "glossaries" "$(in_zsh 'shtorka gl')"
  expect "zsh, screens" "objects" "$(in_zsh 'shtorka point ')"
  expect "zsh, meanings" "checks the bench" "$(in_zsh 'shtorka ')"
  expect "zsh, Russian command" "сравнить" "$(in_zsh 'shtorka срав')"
fi

make -s uninstall PREFIX=/usr "DESTDIR=$folder" >/dev/null
expect "uninstalled" "[]" "[$(find "$folder/usr" -type f)]"
echo "shells: $passed passed, 0 failed"
