"""What holds in every test."""

import os

# A sentence that is missing raises, here and in every kernel and server that a test starts.
os.environ.setdefault("DRAWTUTOR_STRICT_WORDS", "1")
