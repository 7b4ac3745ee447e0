import { useMemo } from 'react';
import { sanitizeRichText } from './sanitizeRichText.ts';

/** Rich text with any markup. This is the only place that inserts HTML into the page. */
export function SanitizedText({ html }: { readonly html: string }) {
  const safe = useMemo(() => ({ __html: sanitizeRichText(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above, under the one Trusted Types policy
  return <div dangerouslySetInnerHTML={safe} />;
}
