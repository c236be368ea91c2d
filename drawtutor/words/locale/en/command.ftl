# The command line.

command-about = An interactive tutor for draw poker: five stages, guided exercises, live feedback, play chips only.
command-default = Without a command the web tutorial is served: "drawtutor --port 9000" is "drawtutor serve --port 9000".
command-version = show the version and stop

command-serve = serve the web tutorial on this machine (the default)
command-serve-about = Serves the web tutorial on this machine and opens it in the browser. Ctrl-C stops it.
command-lab = open the lessons in JupyterLab
command-lab-about = Opens the lessons in JupyterLab. They are copied into a folder of yours first, so that what you change and play stays yours; a lesson that is there already is never overwritten. Delete a lesson there to get it back as it was.
command-review = step through a recorded deal at the table
command-review-about = Opens the web tutorial at a recorded deal, to step through it at the table.
command-replay = play a recorded deal through the rules and print what came of it
command-replay-about = Plays a recorded deal through the rules and prints what came of it. Exit status 2 where an action is refused or the record cannot be read.
command-rules = list the rules of the four sources, and where each is taught, practised and tested
command-rules-about = Lists the rules of the four sources: id, stage, how many lessons tell it, how many exercises ask about it and how many tests cover it, and what it says. With an id it shows that rule with all its links.

command-option-port = the port to listen on (default { $port }; 0 takes any free one)
command-option-no-browser = do not open a browser
command-option-base-url = the path that the tutorial lives under, behind a proxy (default /)
command-option-limit = how many lesson pages may be open at once (default { $limit })
command-option-spares = how many kernels stand ready, so that as many visitors need not wait (default { $count })
command-option-folder = where your copies of the lessons are kept (default ./{ $folder })
command-option-file = a deal record (.phh)
command-option-json = print one JSON object
command-option-json-list = print a JSON list
command-option-rule = the id of one rule, such as PL-20

command-serving = The tutorial is at { $url }
command-serving-lab = Your copies of the lessons are in { $folder }, and open in JupyterLab at { $url }
command-stop = Ctrl-C stops it.
command-stopping = Stopping.
command-port-taken = Port { $port } is taken by another program; choose another one with --port.
command-port-refused = Port { $port } may not be used: { $reason }.
command-port-number = { $text } is not a port: it is a whole number from 0 to 65535
command-count-number = { $text } is not a count: it is a whole number from 0 up
command-no-rule = There is no rule { $rule }; "drawtutor rules" lists them all.
command-rule-source = from “{ $title }”
command-rule-own = The tutor's own part: { $text }
command-rule-kept = Kept by: { $room }
command-rule-lessons = Told in the lessons:
command-rule-exercises = Asked in the exercises:
command-rule-tests = Covered by the tests:
command-no-record = There is no record to read at { $file }.
command-bad-record = { $file } cannot be read as a deal record. { $reason }
command-no-folder = The folder { $folder } cannot be used for the lessons: { $reason }.
command-no-output = The output cannot be written: { $reason }.
