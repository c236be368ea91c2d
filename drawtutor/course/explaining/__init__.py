"""Why answers are right or wrong, by what is asked."""
