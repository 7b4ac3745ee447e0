import type { CheckTools } from '../CheckTools.ts';
import type { AuthoringProblem } from '../findings/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { checkLabels } from './checkLabels.ts';
import { checkPlaceholders } from './checkPlaceholders.ts';
import { checkTransclusions } from './checkTransclusions.ts';
import { checkWords } from './checkWords.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import { transcludedDocuments } from './TranscludedDocument.ts';

/** The texts that a guest reads: in each file, and with the parts of other documents put in. */
export function checkAllWords(
  files: readonly ParsedDocument[],
  read: CheckedDocuments,
  tools: Pick<CheckTools, 'readSchema' | 'judgeRichText'>,
): readonly AuthoringProblem[] {
  const transcluded = transcludedDocuments(read);
  return [
    ...checkWords(files, tools),
    ...checkTransclusions(files, transcluded, tools.readSchema),
    ...checkPlaceholders(files, transcluded, tools.readSchema),
    ...checkLabels(transcluded),
  ];
}
