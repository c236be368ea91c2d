# The pages beside the course: the rule book, and what the sources say where they part.

page-rule-book-title = The rule book
page-rule-book-about = Every rule of the four sources, with where it is taught and a position to try it in
page-what-the-sources-say-title = What do the sources say?
page-what-the-sources-say-about = Where the four rule sets part, each with a position that you can play under all of them
