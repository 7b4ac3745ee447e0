import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { TrustedHTML } from 'trusted-types/lib';
import { richTextAllowed } from './parseRichText.ts';

/** Rich text with any markup. This is the only place that inserts HTML into the page. */
export function SanitizedText({ html }: { readonly html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeRichText(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above, under the one Trusted Types policy
  return <div dangerouslySetInnerHTML={safe} />;
}

/**
 * The one Trusted Types policy of the app (PRIVACY-7). It is not exported, because only DOMPurify may use it, for the
 * text that goes into and comes out of the sanitizer. Undefined where the browser has no Trusted Types.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('stepwell', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

function refuse(): never {
  throw new TypeError('Rich text holds no scripts');
}

/**
 * Safe HTML of a rich text, which React inserts unchanged, even under Trusted Types.
 *
 * @throws TypeError on the server; then the browser renders the page
 */
export function sanitizeRichText(html: string): string | TrustedHTML {
  if (!DOMPurify.isSupported) throw new TypeError('There is no sanitizer on the server');
  const quiet = withoutInlineCode(html);
  if (policy === undefined) return DOMPurify.sanitize(quiet, richTextAllowed);
  return DOMPurify.sanitize(quiet, { ...richTextAllowed, RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: policy });
}

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
