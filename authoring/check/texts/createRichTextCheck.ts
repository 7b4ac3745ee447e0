import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { richTextAllowed } from '../../../app/ui/rich-text/parseRichText.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { checkNesting } from './checkNesting.ts';

/** A problem of a rich text, for its author. */
export type RichTextProblem = Omit<AuthoringProblem, 'document' | 'pointer'>;

export type RichTextCheck = (html: string) => readonly RichTextProblem[];

const { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes } = richTextAllowed;

/** Common tags, each with the allowed tag of the same meaning. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
]);

/**
 * Checks rich texts by the app's own sanitizer and policy: parts that it would remove, tags that do not nest, and texts
 * without a word. Starts a browser's parser for the first text with markup, and remembers the result for each text.
 */
export function createRichTextCheck(): RichTextCheck {
  const checked = new Map<string, readonly RichTextProblem[]>();
  let check: RichTextCheck | undefined;
  return (html) => {
    if (!/[<&]/.test(html)) return [];
    check ??= startCheck();
    const problems = checked.get(html) ?? check(html);
    checked.set(html, problems);
    return problems;
  };
}

function startCheck(): RichTextCheck {
  const { window } = new JSDOM('');
  const purifier = DOMPurify(window);
  const parser = new window.DOMParser();
  return (html) => {
    purifier.sanitize(html, richTextAllowed);
    const removed = purifier.removed.flatMap((each) =>
      'element' in each ? describeRemovedElement(each.element) : describeRemovedAttribute(each.attribute, each.from),
    );
    if (removed.length > 0) return removed;
    const { body } = parser.parseFromString(html, 'text/html');
    const nesting = checkNesting(html, body.innerHTML);
    if (nesting !== undefined) return [{ code: 'broken-markup', message: nesting }];
    return body.textContent?.trim() === '' ? [{ code: 'empty-text', message: 'This rich text is empty.' }] : [];
  };
}

function describeRemovedElement({ nodeName }: Node): readonly RichTextProblem[] {
  const name = nodeName.toLowerCase();
  // The sanitizer itself wraps every text in a body.
  if (name === 'body') return [];
  if (name.startsWith('#'))
    return [{ code: 'removed-markup', message: 'Rich text cannot have comments; remove this one.' }];
  const suggestion = replacements.get(name);
  const message = `Rich text has no "${name}": it is removed before the text is shown.`;
  return [{ code: 'removed-markup', message, known: tags, ...(suggestion !== undefined && { suggestion }) }];
}

function describeRemovedAttribute(attribute: Attr | null, from: Node): readonly RichTextProblem[] {
  if (attribute === null) return [];
  const { name, value } = attribute;
  const element = from.nodeName.toLowerCase();
  if (attributes.includes(name))
    return [
      {
        code: 'removed-markup',
        message: `The address "${value}" is removed before the text is shown: a link of rich text goes to https:, mailto:, tel:, a path that begins with / or a part that begins with #.`,
      },
    ];
  return [
    {
      code: 'removed-markup',
      message: `"${name}" of "${element}" is removed before the text is shown: rich text has no such attribute.`,
      known: attributes,
    },
  ];
}
