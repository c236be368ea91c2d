"""Makes the data of this room: counts of starting hands, what they become, and the strategies. Never at run time."""
