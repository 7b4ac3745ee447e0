import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { type ContentText, listTexts } from './ContentText.ts';
import { checkPlainText } from './checkPlainText.ts';
import { checkWhiteSpace } from './checkWhiteSpace.ts';
import type { RichTextCheck } from './createRichTextCheck.ts';
import type { ParsedDocument } from './ParsedDocument.ts';

export interface TextTools {
  readonly readSchema: ReadSchema;
  readonly checkRichText: RichTextCheck;
}

/** Markup and white space of the texts that a guest reads, as they stand in each file. */
export const checkTexts = (
  documents: readonly ParsedDocument[],
  { readSchema, checkRichText }: TextTools,
): readonly AuthoringProblem[] =>
  documents.flatMap(({ file: { kind, name }, document }) =>
    listTexts(document, kind.name, readSchema).flatMap((text) => checkText(text, name, checkRichText)),
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
      code: 'markup' as const,
      ...problem,
    })),
    ...(plain === undefined ? [] : [{ document, pointer, code: 'markup' as const, message: plain }]),
    ...(space === undefined ? [] : [{ document, pointer, code: 'space' as const, message: space }]),
  ];
}
