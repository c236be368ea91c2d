"""What each act after the exchange is worth, counted whole: nothing is sampled."""
