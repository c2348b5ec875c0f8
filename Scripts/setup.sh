#!/usr/bin/env bash
# Installs the system libraries that are missing and says which; silent when all are there.
# Knows apt, dnf and Homebrew.
set -euo pipefail

say() { printf 'setup: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

command -v swift >/dev/null 2>&1 ||
  die "no Swift toolchain: install Swift 6.2 or later from https://www.swift.org/install and put it in PATH"

# header|Debian package|Fedora package|Homebrew formula (- where macOS itself has it)
libraries='histedit.h|libedit-dev|libedit-devel|-
sqlite3.h|libsqlite3-dev|sqlite-devel|-
expat.h|libexpat1-dev|expat-devel|-
libstemmer.h|libstemmer-dev|libstemmer-devel|snowball
utf8proc.h|libutf8proc-dev|utf8proc-devel|utf8proc'

on_mac=no
[ "$(uname -s)" = Darwin ] && on_mac=yes

# Where headers are looked for; the compiler's own folders on Linux, the SDK and Homebrew on macOS.
folders=(/usr/include /usr/local/include)
if [ "$on_mac" = yes ]; then
  sdk=$(xcrun --show-sdk-path 2>/dev/null || true)
  folders=("$sdk/usr/include" /usr/local/include)
  command -v brew >/dev/null 2>&1 && folders+=("$(brew --prefix)/include")
fi

present() {
  local folder
  for folder in "${folders[@]}"; do
    [ -e "$folder/$1" ] && return 0
    # libstemmer keeps its header in a folder of its own on some systems.
    [ -e "$folder/libstemmer/$1" ] && return 0
  done
  return 1
}

missing_apt=() missing_dnf=() missing_brew=()
while IFS='|' read -r header apt dnf brew; do
  present "$header" && continue
  missing_apt+=("$apt") missing_dnf+=("$dnf")
  [ "$brew" = - ] || missing_brew+=("$brew")
done <<<"$libraries"

[ ${#missing_apt[@]} -eq 0 ] && exit 0

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
    sudo "$@"
  else
    die "not root and no sudo: ask an administrator to run: $*"
  fi
}

if [ "$on_mac" = yes ]; then
  command -v brew >/dev/null 2>&1 ||
    die "missing ${missing_brew[*]:-the command line tools}: install Homebrew (https://brew.sh), or the libraries by hand"
  if [ ${#missing_brew[@]} -gt 0 ]; then
    say "installing with brew: ${missing_brew[*]}"
    brew install --quiet "${missing_brew[@]}"
  fi
elif command -v apt-get >/dev/null 2>&1; then
  say "installing with apt: ${missing_apt[*]}"
  export DEBIAN_FRONTEND=noninteractive
  if ! as_root apt-get install -y -qq "${missing_apt[@]}" >/dev/null 2>&1; then
    as_root apt-get update -qq
    as_root apt-get install -y -qq "${missing_apt[@]}" >/dev/null ||
      die "apt could not install ${missing_apt[*]}; its message stands above"
  fi
elif command -v dnf >/dev/null 2>&1; then
  say "installing with dnf: ${missing_dnf[*]}"
  as_root dnf install -y -q "${missing_dnf[@]}" ||
    die "dnf could not install ${missing_dnf[*]}; its message stands above"
else
  die "no apt, dnf or brew here: install by hand what Debian calls ${missing_apt[*]}"
fi

for header in histedit.h sqlite3.h expat.h libstemmer.h utf8proc.h; do
  present "$header" || die "$header is still not found after installing"
done
