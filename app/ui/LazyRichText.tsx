import { lazy, Suspense } from 'react';
import type { RichTextProps } from './RichText.tsx';

const RichText = lazy(() => import('./RichText.tsx').then((module) => ({ default: module.RichText })));

/** Rich text on a screen that must load fast: the sanitizer comes after the first paint. */
export function LazyRichText({ html }: RichTextProps) {
  return (
    <Suspense fallback={null}>
      <RichText html={html} />
    </Suspense>
  );
}
