// The calls of libedit that LineEditing uses, one typed function for each use, and the part of the
// terminal and signal handling that has to be C. Only calls that Debian's and Apple's libedit share.
#ifndef SH_EDIT_SHIM_H
#define SH_EDIT_SHIM_H

#include "CEditShimTerminal.h"

#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#pragma clang assume_nonnull begin

struct editline;
struct historyW;

// What an editing function of ours tells libedit to do next.
typedef enum __attribute__((enum_extensibility(closed))) {
  sh_edit_result_none,
  sh_edit_result_refresh,
  sh_edit_result_refresh_and_beep,
  sh_edit_result_beep,
  sh_edit_result_newline,
} sh_edit_result;

// The editing functions of ours that a key can be bound to; the names are in CEditShim.c.
typedef enum __attribute__((enum_extensibility(closed))) {
  sh_edit_action_complete,
  sh_edit_action_history_older,
  sh_edit_action_history_newer,
  sh_edit_action_history_search,
  sh_edit_action_take_input,
  sh_edit_action_ignore,
} sh_edit_action;

// The line as libedit holds it; the pointer is good until the next call that changes the line.
typedef struct {
  const wchar_t *start;
  size_t length;
  size_t cursor;
} sh_edit_line;

// Called for each key: 1 with *key set, 0 at the end of input, -1 with errno set.
typedef int (*sh_edit_reader)(struct editline *edit, wchar_t *key);
typedef sh_edit_result (*sh_edit_handler)(struct editline *edit, sh_edit_action action);

// Whether the terminal library has an entry of that name.
bool sh_edit_knows_terminal(const char *name);

// An editor on the standard streams, emacs keys, signals left to us; NULL when libedit refuses.
struct editline *_Nullable sh_edit_create(const char *program);
// Frees the editor and leaves the terminal and its unread input as they are.
void sh_edit_destroy(struct editline *edit);

void sh_edit_set_owner(struct editline *edit, void *_Nullable owner);
void *_Nullable sh_edit_owner(struct editline *edit);

// Takes a copy. What stands between two `mark`s is sent to the terminal but takes no cell.
void sh_edit_set_prompt(struct editline *edit, const wchar_t *text, wchar_t mark);
void sh_edit_set_reader(struct editline *edit, sh_edit_reader reader);
// One handler for all actions; the functions get their names and can be bound afterwards.
void sh_edit_set_handler(struct editline *edit, sh_edit_handler handler);

// Binds in both key maps (of emacs only the first is in use, of vi both).
void sh_edit_bind_action(struct editline *edit, const wchar_t *keys, sh_edit_action action);
// The same for a function of libedit's own, by its name.
void sh_edit_bind_function(struct editline *edit, const wchar_t *keys, const wchar_t *name);
// Binds in the map that vi keys use while they command; emacs keys have none.
void sh_edit_bind_command_action(struct editline *edit, const wchar_t *keys, sh_edit_action action);

// All bindings are made anew.
void sh_edit_set_vi_keys(struct editline *edit, bool on);
// False after `edit off` in the user's file: lines then come unedited.
bool sh_edit_is_enabled(struct editline *edit);
// Runs the lines of a user's file; false when libedit gave up in them.
bool sh_edit_source(struct editline *edit, const char *text, size_t length);

void sh_edit_set_history(struct editline *edit, struct historyW *history);
struct historyW *_Nullable sh_history_create(int limit);
void sh_history_destroy(struct historyW *history);
void sh_history_clear(struct historyW *history);
void sh_history_enter(struct historyW *history, const wchar_t *line);

// The line with its newline, in libedit's own memory, or NULL: then `*count` is 0 or -1.
const wchar_t *_Nullable sh_edit_read_line(struct editline *edit, int *count);

sh_edit_line sh_edit_current_line(struct editline *edit);
// Moves the cursor; an offset past the end means the end.
void sh_edit_set_cursor(struct editline *edit, size_t offset);
// False when there was no memory for it.
bool sh_edit_insert(struct editline *edit, const wchar_t *text);
void sh_edit_delete_before_cursor(struct editline *edit, size_t count);

// Draws prompt and line from the row where the terminal's cursor stands, as on an empty screen.
void sh_edit_redraw(struct editline *edit);
void sh_edit_take_size(struct editline *edit);
// Editing mode on, or the mode that commands run in.
void sh_edit_set_editing_mode(struct editline *edit, bool on);

// Cells of one character as libedit counts them; -1 for a control.
int sh_edit_cell_width(wchar_t character);
bool sh_edit_is_printable(wchar_t character);

#pragma clang assume_nonnull end

#endif
