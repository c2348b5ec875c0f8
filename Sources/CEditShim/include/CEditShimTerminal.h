// Locale, terminal state, signals: the process-wide part, of which there is one.
#ifndef SH_EDIT_SHIM_TERMINAL_H
#define SH_EDIT_SHIM_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

typedef enum __attribute__((enum_extensibility(closed))) {
  // The user's locale is UTF-8.
  sh_locale_outcome_as_set,
  // It is not, or can't be had; characters are read as UTF-8 all the same.
  sh_locale_outcome_replaced,
  // This system has no UTF-8 locale.
  sh_locale_outcome_not_utf8,
} sh_locale_outcome;

// Has to run before anything reads or writes wide characters. Numbers keep their C form.
sh_locale_outcome sh_locale_prepare(void);

typedef enum __attribute__((enum_extensibility(closed))) {
  sh_wait_outcome_input,
  sh_wait_outcome_signal,
  sh_wait_outcome_timeout,
  sh_wait_outcome_failed,
} sh_wait_outcome;

// Takes SIGINT, and for signals that end the process the duty to give the terminal back first.
// `terminal` is the descriptor to save and restore, or -1 where there is nothing to restore.
// False when no pipe could be had.
bool sh_signals_begin(int terminal);
// Gives the terminal and the former handlers back.
void sh_signals_end(void);
// Takes SIGINT for a while where no line source has it, so that sh_signals_take_interrupt tells of it;
// where it is ignored it stays ignored.
void sh_signals_watch_interrupt(void);
void sh_signals_unwatch_interrupt(void);
// While a line is being edited also SIGTSTP, SIGCONT and SIGWINCH are ours.
void sh_signals_begin_line(void);
void sh_signals_end_line(void);

// Each tells whether its signal came since the last call.
bool sh_signals_take_interrupt(void);
bool sh_signals_take_resize(void);
bool sh_signals_take_suspension(void);
bool sh_signals_take_continuation(void);
// Stops the process as the default action would; returns when it has been continued.
void sh_signals_suspend(void);

// Waits for input, for one of our signals, or for `milliseconds`; negative means without end.
sh_wait_outcome sh_terminal_wait(int descriptor, int milliseconds);
// The same for room to write, which is then the outcome of input.
sh_wait_outcome sh_terminal_wait_for_room(int descriptor, int milliseconds);
// Asks the terminal to mark pasted text, or to stop it. Taken back when the process ends.
void sh_terminal_set_bracketed_paste(bool on);
// Puts the terminal back as it was found. May be called from a signal handler, and again.
void sh_terminal_restore(void);
// Begins a new row on a terminal that is ours. May be called from a signal handler.
void sh_terminal_end_row(void);
void sh_terminal_size(int *rows, int *columns);

// To standard output behind what is already there, flushed.
void sh_terminal_write(const char *bytes, size_t count);
// The same to a descriptor of the caller's choice, after standard output is flushed.
void sh_descriptor_write(int descriptor, const char *bytes, size_t count);

#pragma clang assume_nonnull end

#endif
