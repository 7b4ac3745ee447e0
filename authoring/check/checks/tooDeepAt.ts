/** Far deeper than any document may be, and far less than what a parser that calls itself can stand. */
const deepest = 500;

/**
 * Where lists and objects are inside each other so deep that the text cannot be parsed for its places; undefined where it
 * can.
 */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText && sign === '\\') at += 1;
    else if (sign === '"') inText = !inText;
    else if (!inText && (sign === '[' || sign === '{')) depth += 1;
    else if (!inText && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > deepest) return at;
  }
  return undefined;
}
