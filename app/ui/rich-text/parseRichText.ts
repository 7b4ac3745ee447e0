/** A piece of rich text: words, or an element with its pieces. */
export type RichTextPiece = string | RichTextElement;

export interface RichTextElement {
  readonly tag: string;
  readonly href?: string;
  readonly pieces: readonly RichTextPiece[];
}

const inline = ['strong', 'em', 'a', 'br'];

/** What may stand in each element, and in the text itself. Anything else a browser would move elsewhere. */
const contents: Readonly<Record<string, readonly string[]>> = {
  '': ['p', 'ul', 'ol', ...inline],
  p: inline,
  ul: ['li'],
  ol: ['li'],
  li: ['p', 'ul', 'ol', ...inline],
  strong: inline,
  em: inline,
  a: ['strong', 'em', 'br'],
};

/** A tag as the guide for authors writes it, or text. */
const TOKEN = /<(\/?)(p|ul|ol|li|strong|em|a|br)(?: href="([^"<>]*)")?( ?\/)?>|([^<>]+)/y;

const ENTITY = /&(?:(amp|lt|gt|quot|nbsp|#39);|(?=[a-z#]))/gi;
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/**
 * Reads rich text that is written as the guide for authors has it. Undefined for any other markup, which only a
 * sanitizer can show.
 */
export function parseRichText(html: string): readonly RichTextPiece[] | undefined {
  const top: Open = { tag: '', pieces: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    const parent = open.at(-1);
    if (!token || !parent) return undefined;
    const [, slash, tag, address, ends, text] = token;
    if (tag === undefined) {
      if (!addText(parent, text ?? '')) return undefined;
    } else if (slash) {
      if (open.pop()?.tag !== tag || address !== undefined || ends) return undefined;
    } else {
      const element = openElement(tag, address, open);
      if (!element || (ends && tag !== 'br')) return undefined;
      parent.pieces.push(element);
      if (tag !== 'br') open.push(element);
    }
  }
  return open.length === 1 ? top.pieces : undefined;
}

interface Open {
  readonly tag: string;
  readonly href?: string;
  readonly pieces: RichTextPiece[];
}

/** The element, if it may stand here and leads where links may lead. */
function openElement(tag: string, address: string | undefined, open: readonly Open[]): Open | undefined {
  const parent = open.at(-1)?.tag ?? '';
  const isInLink = open.some((each) => each.tag === 'a');
  if (!contents[parent]?.includes(tag) || (tag === 'a' && isInLink)) return undefined;
  if (address === undefined) return { tag, pieces: [] };
  const href = decodeEntities(address);
  const isAllowed = tag === 'a' && href !== undefined && richTextAllowed.ALLOWED_URI_REGEXP.test(href);
  return isAllowed ? { tag, href, pieces: [] } : undefined;
}

/** Whether the text could be added. Between the items of a list there is only white space, which is left out. */
function addText({ tag, pieces }: Open, text: string): boolean {
  if (tag === 'ul' || tag === 'ol') return text.trim() === '';
  const decoded = decodeEntities(text);
  if (decoded === undefined) return false;
  pieces.push(decoded);
  return true;
}

/** The text with its entities replaced; undefined where there is one that is not known here. */
function decodeEntities(text: string): string | undefined {
  let isKnown = true;
  const decoded = text.replace(ENTITY, (_entity, name: string | undefined) => {
    const character = characters[name?.toLowerCase() ?? ''];
    if (character === undefined) isKnown = false;
    return character ?? '';
  });
  return isKnown ? decoded : undefined;
}

/**
 * What rich text in content may contain. The content check reports anything else; where it is shown, tags and
 * attributes that are not listed are removed, and their text stays.
 */
export const richTextAllowed = {
  ALLOWED_TAGS: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
};
