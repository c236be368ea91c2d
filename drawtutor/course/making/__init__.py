"""Further exercises in the making: random play, hands to measure, and the questions about them."""
