import { Suspense } from 'react';
import { lazyWithFallback } from '../lazyWithFallback.ts';
import type { RichTextProps } from './RichText.tsx';

/** Used if the sanitizer does not arrive: the text without markup. */
function BareText({ html }: RichTextProps) {
  return <p>{html.replace(/<[^<>]*>/g, ' ')}</p>;
}

const RichText = lazyWithFallback<RichTextProps>(
  'ui/rich-text/RichText.tsx',
  async () => (await import('./RichText.tsx')).RichText,
  BareText,
);

/** Rich text on a screen that must load fast: the sanitizer is loaded after the first paint. */
export function LazyRichText({ html }: RichTextProps) {
  return (
    <Suspense fallback={null}>
      <RichText html={html} />
    </Suspense>
  );
}
