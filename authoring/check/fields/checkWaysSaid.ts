import type { Place } from '#engine';
import { listMembers, readMember } from '../../jsonParts.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CheckedDocuments } from '../read/CheckedDocuments.ts';
import { wordedRules } from '../words/wordedRules.ts';

/** What an answer has to be, beside what it is compared with: a later day, or a greater number, or the opposite. */
type Way = 'up' | 'down';

/** Words that say it of a day, and of a number. */
const said: Readonly<Record<'day' | 'number', Readonly<Record<Way, RegExp>>>> = {
  day: {
    up: /\bon or after\b|\bor later\b|\bno earlier than\b|\b(?:be|day|date) in the future\b/i,
    down: /\bon or before\b|\bor earlier\b|\bno later than\b|\b(?:be|day|date) in the past\b(?=\s*(?:[.,;!]|$))/i,
  },
  number: {
    up: /\bat least\b|\bor more\b|\bno (?:fewer|less) than\b/i,
    down: /\bat most\b|\bor (?:less|fewer)\b|\bup to\b|\bno more than\b/i,
  },
};

/** What a guest is asked to do; other words tell what is wrong, such as "This day is in the past." */
const ASKING = /\b(?:must|should|ha(?:s|ve) to|needs? to|enter|choose|select|pick|only)\b/i;

/** Words that tell what is wrong with a day, by what the rule asks of it then. */
const told: Readonly<Record<Way, RegExp>> = {
  up: /\b(?:this|that|it|day|date) (?:is|was) (?:before|earlier than|in the past|too early)\b/i,
  down: /\b(?:this|that|it|day|date) (?:is|was) (?:after|later than|in the future|too late)\b/i,
};

/**
 * Reports words of a check that send guests the other way than its rule does: "Date must be on or before …" where a date
 * is too early, or that tell of the opposite: "This is before your birth" where it is too late. Words that say both, and rules that compare in both ways, are left alone.
 */
export const checkWaysSaid = (
  read: Pick<CheckedDocuments, 'definitions' | 'questionnaires'>,
  atOrigin: <T extends Place>(problem: T) => T,
): readonly AuthoringProblem[] => {
  const problems = wordedRules(read).flatMap(({ document, pointer, rule, words, isCheck, checked }) => {
    if (typeof words !== 'string' || isCheck !== true) return [];
    const compared = comparisonsIn(rule, checked);
    return (['day', 'number'] as const).flatMap((of) => {
      const ways = new Set(compared.filter((each) => each.of === of).map(({ way }) => way));
      const [way] = ways;
      const other = way === 'up' ? 'down' : 'up';
      const sentences = words.split(/[.!?:]\s/).filter((sentence) => ASKING.test(sentence));
      const wrong =
        sentences.map((sentence) => said[of][other].exec(sentence)?.[0]).find((each) => each !== undefined) ??
        (of === 'day' ? told[other].exec(words)?.[0] : undefined);
      if (way === undefined || ways.size > 1 || wrong === undefined || said[of][way].test(words)) return [];
      const asks = { day: { up: 'a later day', down: 'an earlier day' }, number: { up: 'more', down: 'less' } }[of][
        way
      ];
      const message = `The words say "${wrong}", and the rule asks for ${asks}.`;
      return [atOrigin({ document, pointer, code: 'says-the-opposite', message } as const)];
    });
  });
  return [...new Map(problems.map((problem) => [`${problem.document}#${problem.pointer}`, problem])).values()];
};

interface Compared {
  readonly of: 'day' | 'number';
  readonly way: Way;
}

const ways: readonly (readonly [operator: string, way: Way])[] = [
  ['>=', 'up'],
  ['>', 'up'],
  ['<=', 'down'],
  ['<', 'down'],
];

/** The comparisons of an answer with something else; none of those that a rule denies. */
export function comparisonsIn(rule: unknown, checked: string | undefined): readonly Compared[] {
  if (readMember(rule, '!') !== undefined) return [];
  const own = ways.flatMap(([operator, way]): readonly Compared[] => {
    const operands = operandsOf(rule, operator);
    const [left, right] = operands;
    if (operands.length !== 2) return [];
    const isOwn = ({ read }: Measure): boolean => read === undefined || read === checked;
    const measures = [measureOf(left), measureOf(right)] as const;
    // Of two answers that are compared, the one that is checked has to be what the rule asks for.
    const areBoth = measures.every((each) => each !== undefined);
    const [first, second] = measures.map((each) => (each && areBoth && !isOwn(each) ? undefined : each));
    if ((first === undefined) === (second === undefined)) return [];
    const measure = first ?? second;
    if (measure === undefined) return [];
    const isTurned = measure.falls !== (first === undefined);
    const beside = first === undefined ? left : right;
    const of = measure.of ?? (areBoth || isDay(beside) ? 'day' : 'number');
    return [{ of, way: isTurned ? (way === 'up' ? 'down' : 'up') : way }];
  });
  return [...own, ...(own.length > 0 ? [] : listMembers(rule).flatMap(([, part]) => comparisonsIn(part, checked)))];
}

/** What a rule reads of an answer, and whether it falls where the answer is a later day. */
interface Measure {
  readonly of?: 'day' | 'number';
  readonly falls: boolean;
  /** The answer, where the rule reads it as it is. */
  readonly read?: string;
}

function measureOf(operand: unknown): Measure | undefined {
  const read = readMember(operand, 'var');
  if (typeof read === 'string') return /^(?:answers|entry)\./.test(read) ? { falls: false, read } : undefined;
  if (operandsOf(operand, 'length').some(isAnswer)) return { of: 'number', falls: false };
  const [from, to] = operandsOf(operand, 'daysBetween').map(isAnswer);
  return from === to ? undefined : { of: 'day', falls: from === true };
}

const isAnswer = (operand: unknown): boolean => measureOf(operand) !== undefined;

const operandsOf = (rule: unknown, operator: string): readonly unknown[] =>
  listMembers(readMember(rule, operator)).map(([, operand]) => operand);

const isDay = (operand: unknown): boolean =>
  readMember(operand, 'var') === 'context.today' ||
  readMember(operand, 'addDays') !== undefined ||
  (typeof operand === 'string' && /^\d{4}-\d\d-\d\d$/.test(operand));
