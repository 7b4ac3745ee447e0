import { createElement, memo, type ReactNode, Suspense, useMemo } from 'react';
import { lazyWithFallback } from '../../chunks/lazyWithFallback.ts';
import { parseRichText, type RichTextPiece } from './parseRichText.ts';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML with p, ul, ol, li, strong, em, br and a, from a content document. */
  readonly html: string;
}

/** Used if the sanitizer does not arrive: the text without markup. */
function BareText({ html }: RichTextProps) {
  return <p>{html.replace(/<[^<>]*>/g, ' ')}</p>;
}

const SanitizedText = lazyWithFallback<RichTextProps>(
  'ui/rich-text/SanitizedText.tsx',
  async () => (await import('./SanitizedText.tsx')).SanitizedText,
  BareText,
);

/**
 * Rich text of a content document. Where it is written as the guide for authors has it, it is made of elements at once.
 * Any other markup waits for the sanitizer.
 */
export const RichText = memo(function RichText({ html }: RichTextProps) {
  const pieces = useMemo(() => parseRichText(html), [html]);
  return (
    <div className={styles.text}>
      {pieces ? (
        renderPieces(pieces)
      ) : (
        <Suspense fallback={null}>
          <SanitizedText html={html} />
        </Suspense>
      )}
    </div>
  );
});

const renderPieces = (pieces: readonly RichTextPiece[]): ReactNode =>
  pieces.map((piece, index) =>
    typeof piece === 'string'
      ? piece
      : createElement(
          piece.tag,
          { key: index, ...(piece.href !== undefined && { href: piece.href }) },
          ...(piece.pieces.length > 0 ? [renderPieces(piece.pieces)] : []),
        ),
  );
