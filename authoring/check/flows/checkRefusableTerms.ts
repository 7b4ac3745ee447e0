import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import type { ParsedDocument } from '../texts/ParsedDocument.ts';
import { sentencesOf } from '../words/Sentence.ts';
import { listNeeds } from './FlowUse.ts';

/** What may be said of a consent that guests may refuse. */
const REFUSABLE =
  /\byou (?:may|can) (?:also )?(?:say no|decline|refuse|answer no|choose no)\b|\bdoes(?: not|n['’]t) depend on (?:it|this|your (?:answer|consent))\b/i;

/** What may be said of a consent without which nobody can book. */
const NEEDED = [
  /\b(?:cannot|can['’]t|will not|won['’]t|only)\b[^.]*\b(?:treat|see|examine|help)\b[^.]*\b(?:(?:if|unless|when) you (?:also )?(?:say|agree|consent|share|decline|refuse|do)\b|without)\b/i,
  /\b(?:if you (?:say no|decline|refuse|do not (?:agree|consent|share))|without (?:it|this|your consent))\b[^.]*\b(?:cannot|can['’]t|will not|won['’]t)\b/i,
  /\b(?:cannot|can['’]t|may not) be (?:declined|refused|left out)\b|\bby (?:coming|booking|visiting|using)\b[^.]*\byou (?:agree|consent)\b|\byou (?:must|need to|have to) (?:agree|consent|say yes)\b|\bdepends on (?:it|this|your (?:answer|consent))\b/i,
];

/**
 * Reports terms of a consent without which nobody can book, and that say that guests may refuse it; and those of one that guests
 * may refuse, and that say that nobody is treated without it.
 */
export const checkRefusableTerms = (
  documents: readonly ParsedDocument[],
  { requirements }: Pick<CheckedDocuments, 'requirements'>,
): readonly AuthoringProblem[] => {
  const needs = requirements.flatMap(({ document }) => listNeeds(document).map((each) => each.needs));
  const terms = needs.flatMap(({ agreed = [], asked = [], terms: parts = {} }) =>
    Object.entries(parts).map(([meaning, part]) => ({
      part,
      isNeeded: agreed.includes(meaning),
      isAsked: asked.includes(meaning),
    })),
  );
  return documents.flatMap(({ file: { kind, name: document }, texts }) =>
    texts().flatMap((text): readonly AuthoringProblem[] => {
      const part = `${kind.name}#${text.pointer}`;
      const uses = terms.filter((each) => each.part === part);
      const isNeeded = uses.some((each) => each.isNeeded);
      const wrong = isNeeded ? [REFUSABLE] : uses.some(({ isAsked }) => isAsked) ? NEEDED : [];
      const said = sentencesOf(document, text).find((sentence) => wrong.some((words) => words.test(sentence.text)));
      if (said === undefined) return [];
      const who = isNeeded ? 'does not agree to them cannot book' : 'does not agree to them can book all the same';
      const message = `These terms say "${said.text.trim()}", and whoever ${who}.`;
      return [{ document, pointer: text.pointer, code: 'says-the-opposite', message }];
    }),
  );
};
