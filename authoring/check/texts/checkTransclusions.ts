import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { listTexts } from './ContentText.ts';
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
  read: ReadSchema,
): readonly AuthoringProblem[] {
  const plain = new Set(
    files.flatMap(({ file, document }) =>
      listTexts(document, file.kind.name, read)
        .filter(({ isRich }) => !isRich)
        .map(({ text }) => text),
    ),
  );
  return transcluded.flatMap(({ name: document, kind, document: value }) =>
    listTexts(value, kind, read).flatMap(({ pointer, text, isRich }) => {
      const message = isRich || plain.has(text) ? undefined : checkPlainText(text);
      return message === undefined ? [] : [{ document, pointer, code: 'markup-in-plain-text' as const, message }];
    }),
  );
}
