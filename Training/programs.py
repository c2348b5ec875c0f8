"""Programs of this project that the trainings ask."""

import os, subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def built_program(name, configuration="debug"):
    """Where Scripts/swiftpm.sh build put it."""
    folder = subprocess.run([f"{ROOT}/Scripts/swiftpm.sh", "build", "-c", configuration, "--show-bin-path"],
                            stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout.decode().strip()
    return f"{folder}/{name}"
