# The web tutorial around the lessons: landing page, page frame, loading, faults.

site-name = Draw poker
site-skip = Skip to the lesson
site-skip-page = Skip to the page
site-course = The course
site-home = Course overview

## Landing page

site-landing-title = Learn draw poker, one decision at a time
site-landing-sentence = A real deal, taken apart into its five stages: you make every choice, and you are told at once whether it is legal, how likely it is to work, and why.
site-landing-start = Start: { $lesson }
site-landing-continue = Continue: { $lesson }
site-landing-again = Play a full deal
site-landing-hand = A hand of five cards: a pair of aces is kept, the nine, the six and the three are thrown.
site-landing-throw = throw
site-landing-path = A deal, stage by stage
site-landing-further = Other tables, and the odds
site-landing-beside = Beside the course
site-beside-full-deal = Sit down with three opponents, for as many deals as you like
site-beside-odds-lab = Pick five cards, and see at once what each way to keep them comes to
site-landing-storage = Your progress is kept in this browser, and nowhere else. Play chips only.
site-landing-review = Open the record you brought

site-progress = { $lesson }: exercises done
site-progress-done = Done
site-step = Lesson { $number } of { $count }

## What a page is called that is no lesson of the course; lessons have their names in their own files

site-review = Review of a recorded deal
# A lesson from elsewhere, by its place.
site-lesson-other = Lesson { $number }

## A lesson's page

site-page-title = { $page } · { site-name }
site-previous = Previous: { $lesson }
site-next = Next: { $lesson }
site-back = Back to the course
site-onward = Before and after this lesson
site-loading = Setting the table …
site-loading-slow = This takes longer than usual. It may still come; if it does not, reload the page.
site-loading-ready = The page is ready.
site-failed-title = The table could not be set
site-failed = The part of the tutor that deals the cards did not start. Your progress is safe in this browser.
site-reload = Reload
site-script = The lessons need JavaScript. Switch it on for this page, then reload.

## Pages that say why there is no lesson

site-full-title = Every table is taken
site-full = The tutor is full for the moment. Try again in a minute.
site-full-again = Try again
site-missing-title = There is no such page
site-missing = The address leads nowhere. The course overview has every lesson.
site-fault-title = Something went wrong
site-fault = The tutor could not make this page. Reload it; if that does not help, start the tutor again.
