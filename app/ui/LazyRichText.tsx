import { lazy, Suspense } from 'react';
import type { RichTextProps } from './RichText.tsx';

/** Where the sanitizer does not arrive: the words alone. */
function BareText({ html }: RichTextProps) {
  return <p>{html.replace(/<[^>]*>/g, ' ')}</p>;
}

const RichText = lazy(() =>
  import('./RichText.tsx').then(
    (module) => ({ default: module.RichText }),
    () => ({ default: BareText }),
  ),
);

/** Rich text on a screen that must load fast: the sanitizer comes after the first paint. */
export function LazyRichText({ html }: RichTextProps) {
  return (
    <Suspense fallback={null}>
      <RichText html={html} />
    </Suspense>
  );
}
