import type { CheckTools } from '../CheckTools.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { checkLabels } from './checkLabels.ts';
import { checkPlaceholders } from './checkPlaceholders.ts';
import { checkTexts } from './checkTexts.ts';
import { checkTransclusions } from './checkTransclusions.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import { transcludedDocuments } from './TranscludedDocument.ts';

/** The texts that a guest reads: in each file, and with the parts of other documents put in. */
export function checkAllTexts(
  files: readonly ParsedDocument[],
  read: CheckedDocuments,
  tools: Pick<CheckTools, 'readSchema' | 'checkRichText'>,
): readonly AuthoringProblem[] {
  const transcluded = transcludedDocuments(read);
  return [
    ...checkTexts(files, tools),
    ...checkTransclusions(files, transcluded, tools.readSchema),
    ...checkPlaceholders(files, transcluded, tools.readSchema),
    ...checkLabels(transcluded),
  ];
}
