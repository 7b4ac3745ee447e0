import DOMPurify from 'dompurify';
import type {} from 'trusted-types';
import type { TrustedHTML } from 'trusted-types/lib';
import { richTextAllowed } from './richTextAllowed.ts';
import { withoutInlineCode } from './withoutInlineCode.ts';

/**
 * The one Trusted Types policy of the app (PRIVACY-7). It stays in this file: DOMPurify hands it text on the
 * way into and out of the sanitizer, and nothing else may. Undefined where the browser has no Trusted Types.
 */
const policy = window.trustedTypes?.createPolicy('stepwell', {
  createHTML: (html) => html,
  createScript: refuse,
  createScriptURL: refuse,
});

function refuse(): never {
  throw new TypeError('Rich text holds no scripts');
}

/** Safe HTML of a rich text; React puts it in as it is, under Trusted Types too. */
export function sanitizeRichText(html: string): string | TrustedHTML {
  const quiet = withoutInlineCode(html);
  if (policy === undefined) return DOMPurify.sanitize(quiet, richTextAllowed);
  return DOMPurify.sanitize(quiet, { ...richTextAllowed, RETURN_TRUSTED_TYPE: true, TRUSTED_TYPES_POLICY: policy });
}
