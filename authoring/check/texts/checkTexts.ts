import { memoize } from '../../memoize.ts';
import type { CheckTools } from '../CheckTools.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ContentText } from './ContentText.ts';
import { checkLabels } from './checkLabels.ts';
import { checkPlaceholders } from './checkPlaceholders.ts';
import { checkPlainText } from './checkPlainText.ts';
import { checkTransclusions } from './checkTransclusions.ts';
import { checkWhiteSpace } from './checkWhiteSpace.ts';
import type { RichTextCheck } from './createRichTextCheck.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import { transcludedDocuments } from './TranscludedDocument.ts';

/** Checks markup, white space and names of files of the texts that a guest reads, as each file contains them. */
const checkTexts = memoize((checkRichText: RichTextCheck) =>
  memoize(({ file: { name }, texts }: ParsedDocument) =>
    texts().flatMap((text) => checkText(text, name, checkRichText)),
  ),
);

function checkText(
  { pointer, text, isRich }: ContentText,
  document: string,
  checkRichText: RichTextCheck,
): readonly AuthoringProblem[] {
  const plain = isRich ? undefined : checkPlainText(text);
  const space = checkWhiteSpace(text, isRich);
  return [
    ...(isRich ? checkRichText(text) : []).map((problem) => ({
      document,
      pointer,
      ...problem,
    })),
    ...(plain === undefined ? [] : [{ document, pointer, code: 'markup-in-plain-text' as const, message: plain }]),
    ...(space === undefined ? [] : [{ document, pointer, ...space }]),
    ...(FILE.test(text) ? [{ document, pointer, code: 'empty-text' as const, message: describeFile(text) }] : []),
  ];
}

/** The name of a file where words are expected, as in the alternative text of a picture. */
const FILE = /^[^\s@]+\.(?:svg|png|jpe?g|gif|webp|avif|pdf|json)$/i;

const describeFile = (name: string): string =>
  `"${name}" is the name of a file, and guests would read or hear it as it is.`;

/** Checks the texts that a guest reads: in each file, and with the transclusions put in. */
export function checkAllTexts(
  files: readonly ParsedDocument[],
  read: CheckedDocuments,
  tools: Pick<CheckTools, 'readSchema' | 'checkRichText'>,
): readonly AuthoringProblem[] {
  const transcluded = transcludedDocuments(read, tools.readSchema);
  return [
    ...files.flatMap(checkTexts(tools.checkRichText)),
    ...checkTransclusions(files, transcluded),
    ...checkPlaceholders(files, transcluded),
    ...checkLabels(transcluded, files),
  ];
}
