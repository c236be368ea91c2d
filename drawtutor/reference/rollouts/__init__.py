"""Roll-outs: every action of a position played to the end in thousands of hidden deals, all at once with numpy."""
