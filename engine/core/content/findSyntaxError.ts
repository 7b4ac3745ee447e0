const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** What may come next: a value, a member's name, a colon, or (`next`) a comma or a closing bracket. */
type Expected = 'value' | 'name' | 'colon' | 'next';

/**
 * Finds the offset at which a text stops being JSON: its length when it only ends too early, undefined when it is JSON.
 * JavaScript engines report this place in different ways or not at all.
 */
export function findSyntaxError(text: string): number | undefined {
  const open: string[] = [];
  const token = new RegExp(TOKEN);
  let expected: Expected = 'value';
  // Whether the last token was `{` or `[`, so that the bracket may close at once.
  let first = false;
  for (;;) {
    const start = token.lastIndex;
    const found = token.exec(text);
    if (found === null) return endsWell(text, start, open, expected) ? undefined : skipSpace(text, start);
    const [whole, sign, string] = found;
    const at = skipSpace(whole, 0) + start;
    const opens = sign === '{' || sign === '[';
    const closes = sign === '}' || sign === ']';
    if (closes) {
      const fits = open.pop() === (sign === '}' ? '{' : '[');
      if (!fits || !(expected === 'next' || first)) return at;
      expected = 'next';
    } else if (expected === 'value') {
      if (sign !== undefined && !opens) return at;
      if (opens) open.push(sign);
      expected = sign === '{' ? 'name' : opens ? 'value' : 'next';
    } else if (expected === 'name') {
      if (string === undefined) return at;
      expected = 'colon';
    } else if (expected === 'colon') {
      if (sign !== ':') return at;
      expected = 'value';
    } else {
      if (sign !== ',' || open.length === 0) return at;
      expected = open.at(-1) === '{' ? 'name' : 'value';
    }
    first = opens;
  }
}

const skipSpace = (text: string, from: number): number =>
  from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0);

const endsWell = (text: string, from: number, open: readonly string[], expected: Expected): boolean =>
  expected === 'next' && open.length === 0 && skipSpace(text, from) === text.length;
