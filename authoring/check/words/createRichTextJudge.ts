import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { richTextAllowed } from '../../../app/ui/rich-text/richTextAllowed.ts';
import { nestingFault } from './nestingFault.ts';

/** What is wrong with a rich text, for its author. */
export interface RichTextFault {
  readonly message: string;
  readonly known?: readonly string[];
  readonly suggestion?: string;
}

export type RichTextJudge = (html: string) => readonly RichTextFault[];

const { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes } = richTextAllowed;

/** Tags that authors know, with those that say the same here. */
const meant: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['div', 'p'],
]);

/**
 * Judges rich texts by the app's own sanitizer and policy: what it would take out, tags that do not nest, and a text without a
 * word. Starts a browser's parser when the first text with markup comes, and remembers each text.
 */
export function createRichTextJudge(): RichTextJudge {
  const known = new Map<string, readonly RichTextFault[]>();
  let judge: RichTextJudge | undefined;
  return (html) => {
    if (!/[<&]/.test(html)) return [];
    judge ??= startJudge();
    const faults = known.get(html) ?? judge(html);
    known.set(html, faults);
    return faults;
  };
}

function startJudge(): RichTextJudge {
  const { window } = new JSDOM('');
  const purifier = DOMPurify(window);
  const parser = new window.DOMParser();
  return (html) => {
    purifier.sanitize(html, richTextAllowed);
    const removed = purifier.removed.flatMap((each) =>
      'element' in each ? elementFault(each.element) : attributeFault(each.attribute, each.from),
    );
    if (removed.length > 0) return removed;
    const { body } = parser.parseFromString(html, 'text/html');
    const nesting = nestingFault(html, body.innerHTML);
    if (nesting !== undefined) return [{ message: nesting }];
    return body.textContent?.trim() === '' ? [{ message: 'This rich text has no words.' }] : [];
  };
}

function elementFault({ nodeName }: Node): readonly RichTextFault[] {
  const name = nodeName.toLowerCase();
  // The sanitizer's own, around every text.
  if (name === 'body') return [];
  if (name.startsWith('#')) return [{ message: 'Rich text has no comments: take this one out.' }];
  const suggestion = meant.get(name);
  const message = `Rich text has no "${name}": it is removed before the text is shown.`;
  return [{ message, known: tags, ...(suggestion !== undefined && { suggestion }) }];
}

function attributeFault(attribute: Attr | null, from: Node): readonly RichTextFault[] {
  if (attribute === null) return [];
  const { name, value } = attribute;
  const element = from.nodeName.toLowerCase();
  if (attributes.includes(name))
    return [
      {
        message: `The address "${value}" is removed before the text is shown: a link of rich text goes to https:, mailto:, tel:, a path that begins with / or a part that begins with #.`,
      },
    ];
  return [
    {
      message: `"${name}" of "${element}" is removed before the text is shown: rich text has no such attribute.`,
      known: attributes,
    },
  ];
}
