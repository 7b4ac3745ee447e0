import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { checkPlainText } from './checkPlainText.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import type { TranscludedDocument } from './TranscludedDocument.ts';

/**
 * Reports rich text that is transcluded where plain text is shown. Markup in a plain text is reported in its own
 * document.
 */
export function checkTransclusions(
  files: readonly ParsedDocument[],
  transcluded: readonly TranscludedDocument[],
): readonly AuthoringProblem[] {
  const plain = new Set(
    files.flatMap(({ texts }) =>
      texts()
        .filter(({ isRich }) => !isRich)
        .map(({ text }) => text),
    ),
  );
  return transcluded.flatMap(({ name: document, texts }) =>
    texts.flatMap(({ pointer, text, isRich }) => {
      const message = isRich || plain.has(text) ? undefined : checkPlainText(text);
      return message === undefined ? [] : [{ document, pointer, code: 'markup-in-plain-text' as const, message }];
    }),
  );
}
