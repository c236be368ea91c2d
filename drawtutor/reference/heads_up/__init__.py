"""Two players in fixed limit, solved: the structures, their betting trees, and the stored strategies."""
