/**
 * The page's side of drawtutor: draws the picture that Python sends, and reports what the learner does.
 *
 * It decides nothing and says nothing of its own: what is legal, what is right and every word come in
 * the picture (see `pictures.py`). Three kinds of message go up, all answered by `done` with their number:
 *
 *   {kind: "hello",  page, n, stored}          a view has opened; what the browser keeps for it
 *   {kind: "intent", page, n, turn, name, ...} a choice, made in the picture of that turn
 *   {kind: "ping", page, n}                    is anybody there; answered by `pong`
 *
 * One more comes down: {kind: "file", page, name, text}, a file that this page has asked for.
 *
 * A picture has a `turn`, the `labels` of what the page says by itself, `status` and `alert` (news for those who
 * listen, each with a number `n`), `store` and `forget` (what the browser keeps), `keeps`, `merges` and `resumes`
 * (what it is asked about; `?name` asks for what the page's address says), and `blocks`. A block has a `type`, a `key`
 * that stays while it is the same block, and fields of its own; `draft` names what the learner has chosen but not yet
 * sent, and lives as long as the name does; with another `scene` the page goes back to the widget's beginning.
 * A button is {key, text, intent, says, off, needs, takes, look}: `off` is why it is closed, `needs` why it is closed
 * while the draft lacks something, `takes` what of the draft goes up with the intent (cards, amount, answer); with
 * `tries` a closed one goes up all the same, to be refused by the rules; a `quiet` one lets others be pressed while it is
 * on its way. `focus` is where a picture moves the focus to.
 *
 * @typedef {Record<string, any>} Picture   the `view` trait
 * @typedef {Record<string, any>} Block     one part of a picture, told apart by its `type`
 * @typedef {{kind: string, page?: string, n?: number, name?: string, text?: string}} Answer
 * @typedef {{get(name: string): any, send(content: object): void, on(name: string, f: Function): void,
 *            off(name: string, f: Function): void, widget_manager?: any}} Model
 */
