"""A press that never comes to an end."""

import sys
import time

if __name__ == "__main__":
    sys.stdin.buffer.read()
    time.sleep(600)
