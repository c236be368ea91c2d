"""Content files read, and the positions in them set up."""
