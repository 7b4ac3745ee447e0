import type { ReadSchema } from '../checks/SchemaPart.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import { listTexts } from '../texts/ContentText.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { valuesIn } from '../texts/valuesIn.ts';

const PHONE = /\b\d{3}-\d{3}-\d{4}\b/g;

/** Reports phone numbers in texts that no document has as a number of its own, such as one of the support. */
export function checkPhones(documents: readonly ParsedDocument[], read: ReadSchema): readonly AuthoringProblem[] {
  const known = new Set(documents.flatMap((document) => ownNumbers(document, read)));
  if (known.size === 0) return [];
  return documents.flatMap(({ file: { kind, name: document }, document: value }) =>
    listTexts(value, kind.name, read).flatMap(({ pointer, text }) =>
      [...new Set(text.match(PHONE) ?? [])]
        .filter((number) => text !== number && !known.has(number))
        .map((number) => ({
          document,
          pointer,
          code: 'unknown-phone' as const,
          message: `The number ${number} is none that a document has by itself: ${[...known].join(', ')}.`,
        })),
    ),
  );
}

const ownNumbers = ({ file: { kind }, document }: ParsedDocument, read: ReadSchema): readonly string[] =>
  valuesIn(document, kind.name, read).flatMap(({ value }) =>
    typeof value === 'string' && value.replace(PHONE, '') === '' && value !== '' ? [value] : [],
  );
