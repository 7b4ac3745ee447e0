import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../findings/AuthoringProblem.ts';
import type { RichTextJudge } from './createRichTextJudge.ts';
import type { ParsedDocument } from './ParsedDocument.ts';
import { plainTextFault } from './plainTextFault.ts';
import { type Words, wordsIn } from './Words.ts';
import { whiteSpaceFault } from './whiteSpaceFault.ts';

export interface WordTools {
  readonly readSchema: ReadSchema;
  readonly judgeRichText: RichTextJudge;
}

/** Markup and white space of the texts that a guest reads, as they stand in each file. */
export const checkWords = (
  documents: readonly ParsedDocument[],
  { readSchema, judgeRichText }: WordTools,
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name }, document }) =>
    wordsIn(document, kind.name, readSchema).flatMap((words) => faultsOf(words, name, judgeRichText)),
  );

function faultsOf(
  { pointer, text, isRich }: Words,
  document: string,
  judge: RichTextJudge,
): readonly AuthoringProblem[] {
  const plain = isRich ? undefined : plainTextFault(text);
  const space = whiteSpaceFault(text, isRich);
  return [
    ...(isRich ? judge(text) : []).map((fault) => ({ document, pointer, code: 'markup' as const, ...fault })),
    ...(plain === undefined ? [] : [{ document, pointer, code: 'markup' as const, message: plain }]),
    ...(space === undefined ? [] : [{ document, pointer, code: 'space' as const, message: space }]),
  ];
}
