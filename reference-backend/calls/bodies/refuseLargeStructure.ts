import { refuse } from '../handling/Refusal.ts';

/** The most levels of a request. The deepest member that a call knows is six levels down. */
const DEEPEST = 32;

/** The most values and members of a request. A booking that uses every field has some 300, a full batch of events 600. */
const MOST_VALUES = 5_000;

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((character) => character.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = ['[', ']', '{', '}'].map((character) =>
  character.charCodeAt(0),
);

/** Where a text that begins at a quotation mark ends. */
function endOfText(json: string, begin: number): number {
  for (let at = begin + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return json.length;
}

/**
 * Refuses JSON that is deeper, or has more values, than any call needs. It looks at each character once and keeps
 * nothing, and is done before the JSON is parsed, so that no value of a hostile request is ever built.
 * @param json may also be none, which its parser refuses
 * @throws Refusal 400
 */
export function refuseLargeStructure(json: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
    else if (code === COMMA) values += 1;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    }
    if (depth > DEEPEST) throw refuse('tooDeep', `the request has more than ${DEEPEST} levels`);
    if (values > MOST_VALUES) throw refuse('tooMany', `the request has more than ${MOST_VALUES} values`);
  }
}
