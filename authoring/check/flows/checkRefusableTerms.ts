import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from '../words/Sentence.ts';
import { listNeeds } from './FlowUse.ts';

/** What may be said of a consent that guests may refuse. */
const REFUSABLE =
  /\byou (?:may|can) (?:also )?(?:say no|decline|refuse|answer no|choose no)\b|\bdoes(?: not|n['’]t) depend on (?:it|this|your (?:answer|consent))\b/i;

/** Reports terms of a consent without which nobody can book, and that say that guests may refuse it. */
export const checkRefusableTerms = (
  documents: readonly ParsedDocument[],
  { requirements }: Pick<CheckedDocuments, 'requirements'>,
): readonly AuthoringProblem[] => {
  const needs = requirements.flatMap(({ document }) => listNeeds(document).map((each) => each.needs));
  const parts = needs.flatMap(({ agreed = [], terms = {} }) =>
    Object.entries(terms).flatMap(([meaning, part]) => (agreed.includes(meaning) ? [part] : [])),
  );
  return documents.flatMap(({ file: { kind, name: document }, texts }) =>
    texts().flatMap((text): readonly AuthoringProblem[] => {
      if (!parts.includes(`${kind.name}#${text.pointer}`)) return [];
      const said = sentencesOf(document, text).find((sentence) => REFUSABLE.test(sentence.text));
      if (said === undefined) return [];
      const message = `These terms say "${said.text.trim()}", and whoever does not agree to them cannot book.`;
      return [{ document, pointer: text.pointer, code: 'says-the-opposite', message }];
    }),
  );
};
