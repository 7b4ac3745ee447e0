import type { Place } from '#engine';
import { listMembers } from '../../jsonParts.ts';
import { comparisonsIn } from '../fields/checkWaysSaid.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { type WordedRule, wordedRules } from '../words/wordedRules.ts';

/** What has been, as a message tells it; not what will have been: "until 60 days have passed". */
const PAST = /^(?!.*\b(?:until|once|when|after|if)\b).*\b(?:has|have) (?:already )?(?:expired|passed|ended|run out)\b/i;

/**
 * Reports messages of one question in each other's place: a rule that compares an age has a message without it, which another
 * rule's message says; and "has expired" where a day is later than another.
 */
export const checkMessagesOfRules = (
  { questionnaires }: Pick<CheckedDocuments, 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const rules = wordedRules({ questionnaires, definitions: [] }).filter(({ isCheck }) => isCheck !== true);
  return rules.flatMap((own): readonly AuthoringProblem[] => {
    const message = lostNumbers(own, rules) ?? laterThanSaid(own);
    if (message === undefined) return [];
    return [atOrigin({ document: own.document, pointer: own.pointer, ...message })];
  });
};

type Found = Pick<AuthoringProblem, 'code' | 'message'>;

function lostNumbers(own: WordedRule, rules: readonly WordedRule[]): Found | undefined {
  const compared = numbersIn(own.rule);
  const said = String(own.words);
  if (compared.length === 0 || compared.some((number) => says(said, number))) return undefined;
  const other = rules.find(
    (each) =>
      each !== own &&
      questionOf(each) === questionOf(own) &&
      compared.every((number) => says(String(each.words), number)) &&
      !numbersIn(each.rule).some((number) => compared.includes(number)),
  );
  if (other === undefined) return undefined;
  const message = `The rule compares with ${compared.join(' and ')}, its words say "${said}", and those of ${other.pointer}, whose rule does not: "${String(other.words)}".`;
  return { code: 'swapped-words', message };
}

function laterThanSaid({ rule, words }: WordedRule): Found | undefined {
  const said = String(words)
    .split(/(?<=[.!?])\s/)
    .find((sentence) => PAST.test(sentence));
  const compared = comparisonsIn(rule, undefined).filter(({ of }) => of === 'day');
  if (said === undefined || compared.length === 0 || compared.some(({ way }) => way === 'down')) return undefined;
  return { code: 'says-the-opposite', message: `The words say "${said}", and the rule is for a later day.` };
}

const questionOf = ({ document, pointer }: Place): string => `${document}#${pointer.split('/').slice(0, 3).join('/')}`;

/** The numbers of a rule, of which 0 and 1 are seldom said. */
const numbersIn = (rule: unknown): readonly number[] =>
  typeof rule === 'number' && rule > 1 ? [rule] : listMembers(rule).flatMap(([, part]) => numbersIn(part));

const says = (words: string, number: number): boolean => new RegExp(`\\b${number}\\b`).test(words);
