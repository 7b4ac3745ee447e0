import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageOf } from '#engine/problems';
import type { ProofProblem } from '../../../authoring/proof/ProofProblem.ts';
import { asks, endsWith, type Grid, passes, type Reached, shows, waitsWithoutChoice } from './parity/onEngine.ts';
import { withoutCondition } from './parity/withoutCondition.ts';
import { proveDocument, readDocument } from './proveDocument.ts';

/** A problem that is proven by conditions that exclude each other. */
interface Excluded {
  readonly name: string;
  readonly message: string;
  /** The conditions, as an author reads them. */
  readonly excluding: readonly string[];
  /** A state that the engine must never reach with these answers. */
  readonly reached: Reached;
  readonly grid: Grid;
}

const yesNo = [true, false];
const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);
const born = ['2026-06-15', '2012-01-01', '2010-06-15', '2009-01-01', '2008-06-16', '2008-06-15', '1980-01-01'];

const excluded: readonly Excluded[] = [
  {
    name: 'contradiction-within-one-rule',
    message: '"discount" can never be shown.',
    excluding: ['answers.age < 18', 'answers.age > 65'],
    reached: shows('discount'),
    grid: { age: upTo(120) },
  },
  {
    name: 'parent-against-child',
    message: '"tag" can never be shown.',
    excluding: ['answers.kind == "dog"', 'answers.hasPet == false', '"kind" has an answer only where it is shown'],
    reached: shows('tag'),
    grid: { hasPet: yesNo, kind: ['cat', 'dog'] },
  },
  {
    name: 'page-against-question',
    message: '"reason" can never be shown.',
    excluding: ['answers.travels == false', 'answers.travels == true'],
    reached: shows('reason'),
    grid: { travels: yesNo, country: ['', 'Peru'] },
  },
  {
    name: 'answer-on-another-branch',
    message: 'Entry 1 of "answers" of "fever" never decides: its condition never holds, so nobody reads its message.',
    excluding: [
      'answers.country == "JP"',
      'answers.fever == true',
      '"country" has an answer only where it is asked',
      '"fever" has an answer only where it is asked',
      '"place" is skipped, or its answer leads on to the next question',
    ],
    reached: endsWith('Please call us.'),
    grid: { place: ['home', 'abroad'], country: ['FR', 'JP'], fever: yesNo },
  },
  {
    name: 'arithmetic-impossible',
    message: '"bus" can never be shown.',
    excluding: ['(answers.adults + answers.children) > 20'],
    reached: shows('bus'),
    grid: { adults: upTo(8), children: upTo(6) },
  },
  {
    name: 'age-rules-that-exclude',
    message: '"school" is never asked: its "skipWhen" is always true by then.',
    excluding: [
      'not (yearsBetween(answers.born, context.today) >= 16)',
      '"born" is skipped, or its answer leads on to the next question',
    ],
    reached: asks('school'),
    grid: { born, pregnant: yesNo },
  },
  {
    name: 'early-end-cuts-off',
    message: 'Every answer to "member" ends the questions, so "fever", "cough" are never asked.',
    excluding: ['"member" is skipped, or its answer leads on to the next question'],
    reached: asks('fever'),
    grid: { member: yesNo, fever: yesNo },
  },
  {
    name: 'validators-that-never-both-pass',
    message: 'No answer to "/nights" is accepted.',
    excluding: ['answers.nights > 10', 'answers.nights < 5'],
    reached: passes,
    grid: { nights: upTo(20) },
  },
  {
    name: 'depends-on-a-never-visible-question',
    message: '"amount" can never be shown.',
    excluding: ['answers.pension == true', '"pension" has an answer only where it is shown'],
    reached: shows('amount'),
    grid: { age: upTo(120), pension: yesNo },
  },
];

const findProblems = (name: string): readonly ProofProblem[] => {
  const proven = proveDocument(readDocument('broken', name));
  return proven.ok ? proven.problems : [];
};

describe('broken documents', { timeout: 30_000 }, () => {
  it.each(excluded)('$name: told with the fewest conditions that exclude each other', (problem) => {
    const found = findProblems(problem.name).find(({ message }) => message === problem.message);
    expect(found?.severity).toBe('error');
    expect(found?.excluding?.map(({ description: words }) => words).sort()).toEqual([...problem.excluding].sort());
    expect(problem.reached(readDocument('broken', problem.name), problem.grid)).toBe(false);
    expect(problem.reached(readDocument('sound', problem.name), problem.grid)).toBe(true);
  });

  it.each(excluded)('$name: without any one of these conditions it is no longer found', (problem) => {
    const document = readDocument('broken', problem.name);
    const found = findProblems(problem.name).find(({ message }) => message === problem.message);
    for (const { pointer } of found?.excluding ?? []) {
      const without = withoutCondition(document, pointer);
      // That a question must be answered is a condition that cannot be removed from a document.
      if (JSON.stringify(without) === JSON.stringify(document)) continue;
      const proven = proveDocument(without);
      expect(proven.ok && proven.problems.map(({ message }) => message)).not.toContain(problem.message);
    }
    expect(found?.excluding?.length).toBeGreaterThan(0);
  });

  it('required-with-every-choice-hidden: the witness leads the engine to a question without a choice', () => {
    const [found] = findProblems('required-with-every-choice-hidden');
    expect(found?.message).toBe('"time" must be answered, but it can happen that none of its options is offered.');
    const answers = {
      weekday: found?.witness?.['answers.weekday'] ?? null,
      works: found?.witness?.['answers.works'] ?? null,
    };
    const document = readDocument('broken', 'required-with-every-choice-hidden');
    expect(waitsWithoutChoice(document, answers)).toBe('time');
  });

  it('numeric-range-empty: no number passes', () => {
    const [found] = findProblems('numeric-range-empty');
    expect(found?.message).toBe('No answer to "weeks" is within its limits: minimum 40, maximum 4.');
    expect(passes(readDocument('broken', 'numeric-range-empty'), { weeks: upTo(60) })).toBe(false);
    expect(passes(readDocument('sound', 'numeric-range-empty'), { weeks: upTo(60) })).toBe(true);
  });

  it.each([
    ['use-before-it-is-asked', '"fever" depends on "cough", which is not answered before it.'],
    ['mutual-visibility', 'Each of these fields is shown depending on another of them: "first" → "second" → "first".'],
    ['misspelled-name', '"hasFevr" is not in "answers".'],
    ['misspelled-choice', '"!=" compares with "Kentuky", which is not one of the choices.'],
  ])('%s: the engine itself refuses the document', (name, message) => {
    const proven = proveDocument(readDocument('broken', name));
    expect(proven.ok).toBe(false);
    expect(proven.ok ? [] : proven.problems.map(messageOf)).toEqual([message]);
  });

  const names = readdirSync(join(import.meta.dirname, 'broken')).map((file) => file.replace('.json', ''));

  it('are fifteen', () => {
    expect(names).toHaveLength(15);
  });

  it.each(names)('%s: nothing is found in the document without it', (name) => {
    const proven = proveDocument(readDocument('sound', name));
    expect(proven.problems).toEqual([]);
    expect(proven.ok && proven.tally.open).toEqual([]);
  });
});
