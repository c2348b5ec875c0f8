"""A program in a terminal of its own, for what a person waits for."""

import os
import pty
import select
import time

import measure


class Terminal:
    def __init__(self, argv):
        self.start = time.perf_counter()
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.execvpe(argv[0], [str(word) for word in argv], dict(measure.environment, TERM="xterm"))
        self.output = b""

    def wait(self, text, seconds=120):
        """How long it took from the start or the last key until `text` was shown, in seconds."""
        while text.encode() not in self.output:
            assert select.select([self.file], [], [], seconds)[0], (text, self.output)
            self.output += os.read(self.file, 1 << 16)
        return time.perf_counter() - self.start

    def press(self, keys):
        """Sends keys; what was shown before no longer counts."""
        self.output = b""
        self.start = time.perf_counter()
        os.write(self.file, keys.encode())

    def first_output(self, seconds=10):
        """How long it took until anything was shown."""
        assert select.select([self.file], [], [], seconds)[0]
        return time.perf_counter() - self.start

    def settle(self, seconds=0.02):
        """Takes what is still being shown."""
        while select.select([self.file], [], [], seconds)[0]:
            self.output += os.read(self.file, 1 << 16)

    def close(self):
        os.close(self.file)
        os.waitpid(self.process, 0)
