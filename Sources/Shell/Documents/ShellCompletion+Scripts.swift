extension ShellCompletion {
  /// For bash: words with their meaning where there are several, the word alone where there is one.
  var bash: String {
    #"""
    # Completion of shtorka for bash; written by: shtorka --print bash
    _shtorka_table() {
      cat <<'TABLE'

    """# + table + "\n" + #"""
      TABLE
      }

      _shtorka() {
        local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        local context=command language=en index word row_context row_language meaning en ru
        local -a words=() shown=()
        case ${SHTORKA_LANG:-${LC_ALL:-${LC_MESSAGES:-$LANG}}} in [rR][uU]*) language=ru ;; esac
        # --lang=ru comes as three words.
        if [[ $cur == = ]]; then cur=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          word=${COMP_WORDS[index]}
          if [[ $word == -* || $word == = ]]; then continue; fi
          if _shtorka_table | grep -q "^value ${COMP_WORDS[index-1]}"$'\t'; then continue; fi
          if [[ ${COMP_WORDS[index-1]} == = ]]; then continue; fi
          context=$(_shtorka_table | awk -F '\t' -v w="$word" '$1 == "name" && tolower($3) == tolower(w) { print $4; exit }')
          context=${context:-none}
          break
        done
        if _shtorka_table | grep -q "^value $before"$'\t'; then context="value $before"; fi
        while IFS=$'\t' read -r row_context row_language word en ru; do
          if [[ $row_context != "$context" ]]; then
            [[ $row_context == option && $cur == -* && $context != value* ]] || continue
          fi
          if [[ $word == '<file>' ]]; then compopt -o filenames 2>/dev/null; words+=($(compgen -f -- "$cur")); continue; fi
          [[ $word == '<'* || $word != "$cur"* ]] && continue
          [[ $word == -* && $cur != -* ]] && continue
          [[ -z $cur && $row_language != - && $row_language != "$language" ]] && continue
          meaning=$en; [[ $language == ru ]] && meaning=$ru
          words+=("$word")
          if [[ $meaning == - ]]; then shown+=("$word"); else shown+=("$word  ($meaning)"); fi
        done < <(_shtorka_table)
        if ((${#words[@]} > 1 && ${#words[@]} == ${#shown[@]})) && [[ ${COMP_TYPE:-9} != 37 && ${COMP_TYPE:-9} != 42 ]]; then
          COMPREPLY=("${shown[@]}")
        else
          COMPREPLY=("${words[@]}")
        fi
      }
      complete -F _shtorka shtorka

      """#
  }

  /// For zsh, as the function that `compinit` finds.
  var zsh: String {
    #"""
    #compdef shtorka
    # Completion of shtorka for zsh; written by: shtorka --print zsh
    _shtorka_table() {
      cat <<'TABLE'

    """# + table + "\n" + #"""
      TABLE
      }

      _shtorka() {
        local cur=${words[CURRENT]} before=${words[CURRENT-1]} context=command language=en
        local row word index files=no
        local -a rows found columns
        case ${SHTORKA_LANG:-${LC_ALL:-${LC_MESSAGES:-$LANG}}} in [rR][uU]*) language=ru ;; esac
        rows=("${(@f)$(_shtorka_table)}")
        for ((index = 2; index < CURRENT; index++)); do
          word=${words[index]}
          [[ $word == -* ]] && continue
          [[ -n ${(M)rows:#value ${words[index-1]}$'\t'*} ]] && continue
          context=none
          for row in $rows; do
            columns=("${(@s:	:)row}")
            if [[ $columns[1] == name && $columns[3] == ${word:l} ]]; then context=$columns[4]; break; fi
          done
          break
        done
        [[ -n ${(M)rows:#value ${before}$'\t'*} ]] && context="value $before"
        for row in $rows; do
          columns=("${(@s:	:)row}")
          if [[ $columns[1] != $context ]]; then
            [[ $columns[1] == option && $cur == -* && $context != value* ]] || continue
          fi
          word=$columns[3]
          if [[ $word == '<file>' ]]; then files=yes; continue; fi
          [[ $word == '<'* ]] && continue
          [[ $word == -* && $cur != -* ]] && continue
          [[ -z $cur && $columns[2] != - && $columns[2] != $language ]] && continue
          local meaning=$columns[4]
          [[ $language == ru ]] && meaning=$columns[5]
          [[ $meaning == - ]] && found+=("${word//:/\\:}") || found+=("${word//:/\\:}:$meaning")
        done
        (( $#found )) && _describe -t shtorka shtorka found
        [[ $files == yes ]] && _files
        return 0
      }

      _shtorka "$@"

      """#
  }

  /// For fish.
  var fish: String {
    #"""
    # Completion of shtorka for fish; written by: shtorka --print fish
    function __shtorka_table
        echo '
    """#
      + table.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + #"""
        '
        end

        function __shtorka_language
            for name in SHTORKA_LANG LC_ALL LC_MESSAGES LANG
                if set -q $name; and test -n "$$name"
                    string match -qir '^ru' -- $$name; and echo ru; or echo en
                    return
                end
            end
            echo en
        end

        function __shtorka_words
            set -l tokens (commandline -opc)
            set -l current (commandline -ct)
            set -l rows (__shtorka_table | string match -v '')
            set -l language (__shtorka_language)
            set -l context command
            set -l before $tokens[-1]
            set -l previous ''
            for token in $tokens[2..-1]
                set -l last $previous
                set previous $token
                string match -q -- '-*' $token; and continue
                string match -q -- "value $last"\t'*' $rows; and continue
                set context none
                for row in (string match -r -- '^name\t.*' $rows)
                    set -l columns (string split \t -- $row)
                    if test "$columns[3]" = (string lower -- $token)
                        set context $columns[4]
                        break
                    end
                end
                break
            end
            string match -q -- "value $before"\t'*' $rows; and set context "value $before"
            for row in $rows
                set -l columns (string split \t -- $row)
                if test "$columns[1]" != "$context"
                    test "$columns[1]" = option; and string match -q -- '-*' $current
                    and not string match -q -- 'value*' $context; or continue
                end
                set -l word $columns[3]
                if test "$word" = '<file>'
                    __fish_complete_path $current
                    continue
                end
                string match -q -- '<*' $word; and continue
                string match -q -- '-*' $word; and not string match -q -- '-*' $current; and continue
                if test -z "$current" -a "$columns[2]" != - -a "$columns[2]" != $language
                    continue
                end
                set -l meaning $columns[4]
                test $language = ru; and set meaning $columns[5]
                test "$meaning" = -; and set meaning ''
                printf '%s\t%s\n' $word $meaning
            end
        end

        complete -c shtorka -f -a '(__shtorka_words)'

        """#
  }
}
