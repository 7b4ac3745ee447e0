interface Tag {
  readonly name: string;
  readonly closes: boolean;
}

// No part of the pattern may match a "<", so that the search for the end of an unclosed tag stops at the next tag.
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi;
const CUT_OFF = /<\/?[a-z][^<>]*/i;

/** Elements without an end tag. */
const isVoid = (name: string): boolean => name === 'br';

const tagsIn = (html: string): readonly Tag[] =>
  Array.from(html.matchAll(TAG), ([, slash, name = '']) => ({ name: name.toLowerCase(), closes: slash === '/' }));

/**
 * Describes what the parser corrected in a rich text: a tag that is cut off, that closes nothing, or that is not
 * closed. Undefined when it changed nothing.
 *
 * @param parsed the parsed text, serialized again
 */
export function checkNesting(html: string, parsed: string): string | undefined {
  const cut = CUT_OFF.exec(html.replaceAll(TAG, ''))?.[0];
  if (cut !== undefined) return `"${cut.slice(0, 30).trim()}" is a tag without its end: ">" is missing.`;
  const [written, read] = [tagsIn(html), tagsIn(parsed)];
  const unclosed = checkClosing(written);
  if (unclosed !== undefined) return unclosed;
  const at = written.findIndex(
    ({ name, closes }, index) => name !== read[index]?.name || closes !== read[index].closes,
  );
  const moved = written[at]?.name;
  return moved === undefined
    ? undefined
    : `"<${moved}>" is not allowed at this place; the browser would move it somewhere else.`;
}

/** Describes the first tag that is not closed in the right order. */
function checkClosing(tags: readonly Tag[]): string | undefined {
  const open: string[] = [];
  for (const [index, { name, closes }] of tags.entries()) {
    const inner = open.at(-1);
    if (closes && isVoid(name)) return `"</${name}>" closes nothing: "<${name}>" has no end.`;
    if (isVoid(name)) continue;
    if (!closes) open.push(name);
    else if (inner === name) open.pop();
    else if (inner === undefined || !open.includes(name))
      return `"</${name}>" closes nothing: no "<${name}>" is open here.`;
    else
      return tags.slice(index).some((later) => later.closes && later.name === inner)
        ? `"</${name}>" comes before "</${inner}>": what opens first closes last.`
        : neverClosed(inner);
  }
  const left = open.at(-1);
  return left === undefined ? undefined : neverClosed(left);
}

const neverClosed = (name: string): string => `"<${name}>" is never closed: "</${name}>" is missing.`;
