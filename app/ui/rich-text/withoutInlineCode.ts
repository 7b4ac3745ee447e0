/** The beginning of an opening or a closing tag. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi;

const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/y;

const END = /[\s/]*>/y;

/** Attributes that the browser's policy refuses as soon as they are parsed: inline styles and handlers. */
const REPORTED = /^(?:style|on.*)$/i;

/**
 * The element that replaces `style`. Like `style`, it has raw text and is removed with it, but no policy applies to it.
 */
const INERT = 'noembed';

/**
 * Removes styles and handlers from the tags of a rich text. The sanitizer would remove them as well, but it parses them
 * first, and that alone makes the browser report a violation of the page's policy. Text and all other markup stay as
 * they are.
 */
export function withoutInlineCode(html: string): string {
  let result = '';
  let copied = 0;
  for (const tag of html.matchAll(TAG)) {
    if (tag.index < copied) continue;
    const [start, slash = '', name = ''] = tag;
    const { attributes, end } = attributesFrom(html, tag.index + start.length);
    if (end === undefined) break; // a tag that never ends swallows the rest, in the browser as well
    result += `${html.slice(copied, tag.index)}<${slash}${name.toLowerCase() === 'style' ? INERT : name}${attributes}`;
    copied = end;
  }
  return result + html.slice(copied);
}

/** The attributes that stay and the end of the tag; without `end` if the tag never ends. */
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
