#define _GNU_SOURCE 1

#include "CEditShimTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "Signals.h"

static bool characters_are_utf8(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

sh_locale_outcome sh_locale_prepare(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "C.utf8", "UTF-8", "en_US.UTF-8"};
  // Of the other categories nothing is used, and each one set costs a file read at every start.
  bool as_set = setlocale(LC_CTYPE, "") != NULL;
  if (characters_are_utf8())
    return as_set ? sh_locale_outcome_as_set : sh_locale_outcome_replaced;
  for (size_t i = 0; i < sizeof fallbacks / sizeof fallbacks[0]; i++)
    if (setlocale(LC_CTYPE, fallbacks[i]) != NULL && characters_are_utf8())
      return sh_locale_outcome_replaced;
  return sh_locale_outcome_not_utf8;
}

// What sh_terminal_restore needs. Written only while the handlers are not installed, or by one
// store of a sig_atomic_t, as a handler may read it at any time.
static struct termios found_state;
static volatile sig_atomic_t saved_terminal = -1;
static volatile sig_atomic_t marks_pastes;

static const char paste_on[] = "\x1b[?2004h";
static const char paste_off[] = "\x1b[?2004l";

void sh_terminal_save(int terminal) {
  saved_terminal = -1;
  if (terminal >= 0 && tcgetattr(terminal, &found_state) == 0)
    saved_terminal = terminal;
}

void sh_terminal_forget(void) {
  saved_terminal = -1;
}

void sh_terminal_end_row(void) {
  int terminal = saved_terminal;
  int former_errno = errno;
  if (terminal >= 0 && tcgetpgrp(terminal) == getpgrp())
    (void)!write(STDOUT_FILENO, "\r\n", 2);
  errno = former_errno;
}

void sh_terminal_restore(void) {
  int terminal = saved_terminal;
  if (terminal < 0)
    return;
  int former_errno = errno;
  // In the background the terminal belongs to somebody else.
  if (tcgetpgrp(terminal) == getpgrp()) {
    if (marks_pastes) {
      marks_pastes = 0;
      // Nothing can be done here about a terminal that takes no more output.
      (void)!write(STDOUT_FILENO, paste_off, sizeof paste_off - 1);
    }
    tcsetattr(terminal, TCSANOW, &found_state);
  }
  errno = former_errno;
}

void sh_terminal_set_bracketed_paste(bool on) {
  if (on) {
    marks_pastes = 1;
    sh_terminal_write(paste_on, sizeof paste_on - 1);
  } else if (marks_pastes) {
    marks_pastes = 0;
    sh_terminal_write(paste_off, sizeof paste_off - 1);
  }
}

void sh_terminal_size(int *rows, int *columns) {
  struct winsize size;
  bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  *rows = known && size.ws_row > 0 ? size.ws_row : 24;
  *columns = known && size.ws_col > 0 ? size.ws_col : 80;
}

void sh_terminal_write(const char *bytes, size_t count) {
  fwrite(bytes, 1, count, stdout);
  fflush(stdout);
}

void sh_descriptor_write(int descriptor, const char *bytes, size_t count) {
  fflush(stdout);
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return;
    bytes += written;
    count -= (size_t)written;
  }
}

static sh_wait_outcome wait_for(short events, int descriptor, int milliseconds) {
  if (sh_signals_are_pending())
    return sh_wait_outcome_signal;
  struct pollfd waits[2] = {
      {.fd = descriptor, .events = events},
      {.fd = sh_signals_descriptor(), .events = POLLIN},
  };
  int ready = poll(waits, 2, milliseconds);
  if (ready < 0)
    return errno == EINTR ? sh_wait_outcome_signal : sh_wait_outcome_failed;
  if (ready == 0)
    return sh_wait_outcome_timeout;
  if (waits[1].revents != 0) {
    sh_signals_drain();
    return sh_wait_outcome_signal;
  }
  // A hang-up also counts as input: the read that follows tells what it was.
  return (waits[0].revents & POLLNVAL) != 0 ? sh_wait_outcome_failed : sh_wait_outcome_input;
}

sh_wait_outcome sh_terminal_wait(int descriptor, int milliseconds) {
  return wait_for(POLLIN, descriptor, milliseconds);
}

sh_wait_outcome sh_terminal_wait_for_room(int descriptor, int milliseconds) {
  return wait_for(POLLOUT, descriptor, milliseconds);
}
