/** Starts a tag, or ends an element. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y;

const END = /[\s/]*>/y;

/** What the browser's policy refuses as soon as it is parsed: inline styles and handlers. */
const REPORTED = /^(?:style|on.*)$/i;

/** Takes its text as it stands, as `style` does, and goes with its text; but no policy is about it. */
const INERT = 'noembed';

/**
 * Takes styles and handlers out of the tags of a rich text. The sanitizer would take them out as well, but it parses them before, and
 * that alone makes the browser report a violation of the page's policy. Words and all other markup stay as they are.
 */
export function withoutInlineCode(html: string): string {
  let result = '';
  let copied = 0;
  for (const tag of html.matchAll(TAG)) {
    if (tag.index < copied) continue;
    const [start, slash = '', name = ''] = tag;
    const { attributes, end } = attributesFrom(html, tag.index + start.length);
    if (end === undefined) break; // a tag that never ends takes the rest with it, to the browser too
    result += `${html.slice(copied, tag.index)}<${slash}${name.toLowerCase() === 'style' ? INERT : name}${attributes}`;
    copied = end;
  }
  return result + html.slice(copied);
}

/** The attributes that stay, with what closes the tag; without an end where nothing does. */
function attributesFrom(html: string, from: number): { readonly attributes: string; readonly end?: number } {
  let attributes = '';
  let at = from;
  for (;;) {
    END.lastIndex = at;
    const [closing] = END.exec(html) ?? [];
    if (closing !== undefined) return { attributes: attributes + closing, end: at + closing.length };
    ATTRIBUTE.lastIndex = at;
    const [whole, name = ''] = ATTRIBUTE.exec(html) ?? [];
    if (!whole) return { attributes };
    if (!REPORTED.test(name)) attributes += whole;
    at += whole.length;
  }
}
