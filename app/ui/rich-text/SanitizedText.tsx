import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { TrustedHTML } from 'trusted-types/lib';
import { richTextAllowed } from './richTextAllowed.ts';
import { withoutInlineCode } from './withoutInlineCode.ts';

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
