#define _GNU_SOURCE 1

#include "Signals.h"
#include "CEditShimTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

// The handlers set a flag and write a byte; everything else is done where the line is read.
static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t resized;
static volatile sig_atomic_t suspended;
static volatile sig_atomic_t continued;

static void note(int number) {
  int former_errno = errno;
  switch (number) {
  case SIGINT:
    interrupted = 1;
    break;
  case SIGWINCH:
    resized = 1;
    break;
  case SIGTSTP:
    suspended = 1;
    break;
  case SIGCONT:
    continued = 1;
    break;
  }
  // A full pipe is as good: whoever waits is woken anyway.
  (void)!write(pipe_ends[1], "", 1);
  errno = former_errno;
}

// Signals that end the process, from outside or by a fault. The handler that was there before,
// such as a crash reporter's, has its turn after the terminal is back.
static const int fatal[] = {SIGHUP, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};
enum { fatal_count = sizeof fatal / sizeof fatal[0] };
static struct sigaction former_fatal[fatal_count];
static struct sigaction former_interrupt;

static volatile sig_atomic_t is_editing;

static void restore_and_pass_on(int number, siginfo_t *info, void *context) {
  (void)context;
  // What comes next on the terminal, the shell's prompt most likely, is not to stand in the line.
  if (is_editing)
    sh_terminal_end_row();
  sh_terminal_restore();
  for (int i = 0; i < fatal_count; i++)
    if (fatal[i] == number)
      sigaction(number, &former_fatal[i], NULL);
  // A fault happens again as soon as this returns, with its address; anything else is sent again.
  bool is_fault = info != NULL && info->si_code > 0 &&
                  (number == SIGSEGV || number == SIGBUS || number == SIGFPE || number == SIGILL);
  if (!is_fault)
    raise(number);
}

static void install(int number, struct sigaction *former) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, former);
}

static bool open_pipe(void) {
  if (pipe_ends[0] >= 0)
    return true;
  if (pipe(pipe_ends) != 0) {
    pipe_ends[0] = pipe_ends[1] = -1;
    return false;
  }
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, fcntl(pipe_ends[i], F_GETFL) | O_NONBLOCK);
  }
  return true;
}

static bool has_begun;

bool sh_signals_begin(int terminal) {
  if (!open_pipe())
    return false;
  if (has_begun)
    return true;
  has_begun = true;
  interrupted = resized = suspended = continued = 0;
  sh_terminal_save(terminal);
  install(SIGINT, &former_interrupt);
  if (terminal < 0)
    return true;
  static bool is_registered;
  if (!is_registered)
    is_registered = atexit(sh_terminal_restore) == 0;
  struct sigaction action = {.sa_sigaction = restore_and_pass_on, .sa_flags = SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  // Giving the terminal back must not stop the process, whatever group owns it by then.
  sigaddset(&action.sa_mask, SIGTTOU);
  for (int i = 0; i < fatal_count; i++) {
    sigaction(fatal[i], NULL, &former_fatal[i]);
    // What is ignored, as SIGHUP under nohup, stays ignored.
    if ((former_fatal[i].sa_flags & SA_SIGINFO) != 0 || former_fatal[i].sa_handler != SIG_IGN)
      sigaction(fatal[i], &action, NULL);
  }
  return true;
}

void sh_signals_end(void) {
  if (!has_begun)
    return;
  has_begun = false;
  sh_signals_end_line();
  sh_terminal_restore();
  for (int i = 0; i < fatal_count; i++) {
    struct sigaction present;
    sigaction(fatal[i], NULL, &present);
    if ((present.sa_flags & SA_SIGINFO) != 0 && present.sa_sigaction == restore_and_pass_on)
      sigaction(fatal[i], &former_fatal[i], NULL);
  }
  sigaction(SIGINT, &former_interrupt, NULL);
  sh_terminal_forget();
}

static struct sigaction former_stop;
static struct sigaction former_continue;
static struct sigaction former_resize;

void sh_signals_begin_line(void) {
  if (is_editing)
    return;
  is_editing = 1;
  resized = suspended = continued = 0;
  install(SIGWINCH, &former_resize);
  install(SIGCONT, &former_continue);
  sigaction(SIGTSTP, NULL, &former_stop);
  // A shell without job control starts its children with this signal ignored.
  if ((former_stop.sa_flags & SA_SIGINFO) != 0 || former_stop.sa_handler != SIG_IGN)
    install(SIGTSTP, NULL);
}

void sh_signals_end_line(void) {
  if (!is_editing)
    return;
  is_editing = 0;
  sigaction(SIGTSTP, &former_stop, NULL);
  sigaction(SIGCONT, &former_continue, NULL);
  sigaction(SIGWINCH, &former_resize, NULL);
}

void sh_signals_suspend(void) {
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigemptyset(&plain.sa_mask);
  sigaction(SIGTSTP, &plain, NULL);
  raise(SIGTSTP);
  // Here it has been continued.
  install(SIGTSTP, NULL);
}

static struct sigaction former_watched;
static bool is_watching;

void sh_signals_watch_interrupt(void) {
  struct sigaction present;
  if (has_begun || is_watching || sigaction(SIGINT, NULL, &present) != 0)
    return;
  if ((present.sa_flags & SA_SIGINFO) == 0 && present.sa_handler == SIG_IGN)
    return;
  is_watching = true;
  interrupted = 0;
  install(SIGINT, &former_watched);
}

void sh_signals_unwatch_interrupt(void) {
  if (!is_watching)
    return;
  is_watching = false;
  sigaction(SIGINT, &former_watched, NULL);
}

static bool take(volatile sig_atomic_t *flag) {
  // Cleared only if set: a signal between the two must not be lost.
  if (*flag == 0)
    return false;
  *flag = 0;
  return true;
}

bool sh_signals_take_interrupt(void) { return take(&interrupted); }
bool sh_signals_take_resize(void) { return take(&resized); }
bool sh_signals_take_suspension(void) { return take(&suspended); }
bool sh_signals_take_continuation(void) { return take(&continued); }

int sh_signals_descriptor(void) { return pipe_ends[0]; }

void sh_signals_drain(void) {
  char bytes[64];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0)
    continue;
}

bool sh_signals_are_pending(void) {
  return interrupted || (is_editing && (resized || suspended || continued));
}
