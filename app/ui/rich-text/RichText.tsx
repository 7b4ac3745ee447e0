import { useMemo } from 'react';
import styles from './RichText.module.css';
import { sanitizeRichText } from './sanitizeRichText.ts';

export interface RichTextProps {
  /** HTML with p, ul, ol, li, strong, em, br and a, from a content document. */
  readonly html: string;
}

/** Rich text of a content document. This is the only place that inserts HTML into the page. */
export function RichText({ html }: RichTextProps) {
  const safe = useMemo(() => ({ __html: sanitizeRichText(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized just above, under the one Trusted Types policy
  return <div className={styles.text} dangerouslySetInnerHTML={safe} />;
}
