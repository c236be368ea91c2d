"""The reference player for tables of three to six: what it tells apart, and what it does there."""
