/** Far deeper than any document may be, and far less than a recursive parser can handle. */
const deepest = 500;

/**
 * The offset at which lists and objects are nested too deeply to parse the text for its places; undefined when the text
 * can be parsed.
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
