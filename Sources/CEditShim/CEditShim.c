// wcwidth is declared only on request on Linux.
#define _GNU_SOURCE 1

#include "CEditShim.h"

#include <errno.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <wctype.h>

// libedit keeps the pointers it is given for names and descriptions: they must be literals.
static const struct {
  const wchar_t *name;
  const wchar_t *description;
} actions[] = {
    [sh_edit_action_complete] = {L"complete-word", L"Complete the word at the cursor"},
    [sh_edit_action_history_older] = {L"history-older", L"Older line that begins the same"},
    [sh_edit_action_history_newer] = {L"history-newer", L"Newer line that begins the same"},
    [sh_edit_action_history_search] = {L"history-search", L"Search the history while typing"},
    [sh_edit_action_take_input] = {L"take-input", L"Take text that is no single key"},
    [sh_edit_action_ignore] = {L"ignore-key", L"Do nothing"},
};

// libedit passes no context to an editing function. There is one editor in a process.
static sh_edit_handler current_handler;

static unsigned char run(struct editline *edit, sh_edit_action action) {
  if (current_handler == NULL)
    return CC_ERROR;
  switch (current_handler(edit, action)) {
  case sh_edit_result_none:
    return CC_NORM;
  case sh_edit_result_refresh:
    return CC_REFRESH;
  case sh_edit_result_refresh_and_beep:
    return CC_REFRESH_BEEP;
  case sh_edit_result_beep:
    return CC_ERROR;
  case sh_edit_result_newline:
    return CC_NEWLINE;
  }
  return CC_ERROR;
}

// What the callback returns must stay after it has returned.
static wchar_t *current_prompt;

static wchar_t *prompt(EditLine *edit) {
  static wchar_t nothing[1];
  (void)edit;
  return current_prompt != NULL ? current_prompt : nothing;
}

typedef unsigned char (*editing_function)(EditLine *, wint_t);

static unsigned char complete(EditLine *edit, wint_t key) {
  (void)key;
  return run(edit, sh_edit_action_complete);
}

static unsigned char history_older(EditLine *edit, wint_t key) {
  (void)key;
  return run(edit, sh_edit_action_history_older);
}

static unsigned char history_newer(EditLine *edit, wint_t key) {
  (void)key;
  return run(edit, sh_edit_action_history_newer);
}

static unsigned char history_search(EditLine *edit, wint_t key) {
  (void)key;
  return run(edit, sh_edit_action_history_search);
}

static unsigned char take_input(EditLine *edit, wint_t key) {
  (void)key;
  return run(edit, sh_edit_action_take_input);
}

static unsigned char ignore_key(EditLine *edit, wint_t key) {
  (void)edit;
  (void)key;
  return CC_NORM;
}

static void add(EditLine *edit, sh_edit_action action, editing_function function) {
  el_wset(edit, EL_ADDFN, actions[action].name, actions[action].description, function);
}

bool sh_edit_knows_terminal(const char *name) {
  // On streams that are no terminal libedit touches no terminal state, and what it has to say
  // about an unknown name goes nowhere.
  FILE *nowhere = fopen("/dev/null", "r+");
  if (nowhere == NULL)
    return false;
  EditLine *edit = el_init("probe", nowhere, nowhere, nowhere);
  bool known = edit != NULL && el_wset(edit, EL_TERMINAL, name) == 0;
  if (edit != NULL)
    el_end(edit);
  fclose(nowhere);
  return known;
}

struct editline *sh_edit_create(const char *program) {
  EditLine *edit = el_init(program, stdin, stdout, stderr);
  if (edit == NULL)
    return NULL;
  el_wset(edit, EL_SIGNAL, 0);
  el_wset(edit, EL_EDITOR, L"emacs");
  return edit;
}

void sh_edit_destroy(struct editline *edit) {
  el_wset(edit, EL_CLIENTDATA, (void *)NULL);
  el_wset(edit, EL_PREP_TERM, 0);
  // With editing off el_end leaves the terminal alone; otherwise it would throw away what has
  // been typed ahead.
  el_wset(edit, EL_EDITMODE, 0);
  el_end(edit);
  current_handler = NULL;
  free(current_prompt);
  current_prompt = NULL;
}

void sh_edit_set_owner(struct editline *edit, void *owner) {
  el_wset(edit, EL_CLIENTDATA, owner);
}

void *sh_edit_owner(struct editline *edit) {
  void *owner = NULL;
  el_wget(edit, EL_CLIENTDATA, &owner);
  return owner;
}

void sh_edit_set_prompt(struct editline *edit, const wchar_t *text, wchar_t mark) {
  wchar_t *copy = wcsdup(text);
  if (copy == NULL)
    return;
  free(current_prompt);
  current_prompt = copy;
  el_wset(edit, EL_PROMPT_ESC, prompt, mark);
}

void sh_edit_set_reader(struct editline *edit, sh_edit_reader reader) {
  el_wset(edit, EL_GETCFN, reader);
}

void sh_edit_set_handler(struct editline *edit, sh_edit_handler handler) {
  current_handler = handler;
  add(edit, sh_edit_action_complete, complete);
  add(edit, sh_edit_action_history_older, history_older);
  add(edit, sh_edit_action_history_newer, history_newer);
  add(edit, sh_edit_action_history_search, history_search);
  add(edit, sh_edit_action_take_input, take_input);
  add(edit, sh_edit_action_ignore, ignore_key);
}

void sh_edit_bind_action(struct editline *edit, const wchar_t *keys, sh_edit_action action) {
  sh_edit_bind_function(edit, keys, actions[action].name);
}

void sh_edit_bind_function(struct editline *edit, const wchar_t *keys, const wchar_t *name) {
  el_wset(edit, EL_BIND, keys, name, (wchar_t *)NULL);
  el_wset(edit, EL_BIND, L"-a", keys, name, (wchar_t *)NULL);
}

void sh_edit_bind_command_action(
    struct editline *edit, const wchar_t *keys, sh_edit_action action) {
  el_wset(edit, EL_BIND, L"-a", keys, actions[action].name, (wchar_t *)NULL);
}

void sh_edit_set_vi_keys(struct editline *edit, bool on) {
  el_wset(edit, EL_EDITOR, on ? L"vi" : L"emacs");
}

bool sh_edit_is_enabled(struct editline *edit) {
  int enabled = 0;
  el_wget(edit, EL_EDITMODE, &enabled);
  return enabled != 0;
}

bool sh_edit_source(struct editline *edit, const char *text, size_t length) {
  // libedit reads files only; this one has no name but its descriptor's.
  FILE *file = tmpfile();
  if (file == NULL)
    return false;
  char path[32];
  snprintf(path, sizeof path, "/dev/fd/%d", fileno(file));
  bool runs = fwrite(text, 1, length, file) == length && fflush(file) == 0;
  rewind(file);
  runs = runs && el_source(edit, path) != -1;
  fclose(file);
  return runs;
}

void sh_edit_set_history(struct editline *edit, struct historyW *history) {
  el_wset(edit, EL_HIST, history_w, history);
}

struct historyW *sh_history_create(int limit) {
  HistoryW *history = history_winit();
  if (history == NULL)
    return NULL;
  HistEventW event;
  history_w(history, &event, H_SETSIZE, limit);
  history_w(history, &event, H_SETUNIQUE, 1);
  return history;
}

void sh_history_destroy(struct historyW *history) {
  history_wend(history);
}

void sh_history_clear(struct historyW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}

void sh_history_enter(struct historyW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

const wchar_t *sh_edit_read_line(struct editline *edit, int *count) {
  // A line that came well may leave errno set, so what is there must be from this call.
  errno = 0;
  return el_wgets(edit, count);
}

sh_edit_line sh_edit_current_line(struct editline *edit) {
  const LineInfoW *info = el_wline(edit);
  return (sh_edit_line){
      .start = info->buffer,
      .length = (size_t)(info->lastchar - info->buffer),
      .cursor = (size_t)(info->cursor - info->buffer),
  };
}

void sh_edit_set_cursor(struct editline *edit, size_t offset) {
  // What el_wline returns is the editor's own record and not a copy, here and on Apple's;
  // the call that moves the cursor is missing there.
  LineInfoW *info = (LineInfoW *)el_wline(edit);
  size_t length = (size_t)(info->lastchar - info->buffer);
  info->cursor = info->buffer + (offset < length ? offset : length);
}

bool sh_edit_insert(struct editline *edit, const wchar_t *text) {
  if (text[0] == L'\0')
    return true;
  return el_winsertstr(edit, text) == 0;
}

void sh_edit_delete_before_cursor(struct editline *edit, size_t count) {
  el_deletestr(edit, (int)count);
}

void sh_edit_redraw(struct editline *edit) {
  el_wset(edit, EL_REFRESH);
}

void sh_edit_take_size(struct editline *edit) {
  el_resize(edit);
}

void sh_edit_set_editing_mode(struct editline *edit, bool on) {
  el_wset(edit, EL_PREP_TERM, on ? 1 : 0);
}

int sh_edit_cell_width(wchar_t character) {
  return wcwidth(character);
}

bool sh_edit_is_printable(wchar_t character) {
  return iswprint((wint_t)character) != 0;
}
