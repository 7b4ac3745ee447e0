import { beforeAll, describe, expect, it } from 'vitest';
import { type Answers, type Json, type OuterScope, type QuestionnairePlan, questionCount } from '#engine';
import { after, describeNext, INELIGIBLE, loadQuestions, notices, outcome, upTo } from './questions.ts';

export interface Guest {
  /** The answers to the forms before the questions, by step. */
  readonly steps?: NonNullable<OuterScope['steps']>;
  /** In the order in which they are asked, up to the end. */
  readonly answers: Answers;
  /** A good end, or the message that turns the guest away. */
  readonly end: string;
}

/** A guest with the answers written above up to a question, and another answer there. */
type Row<T> = readonly [guest: string, question: string, answer: Json, expected: T];

export interface Tables {
  readonly guests: Readonly<Record<string, Guest>>;
  /** The next question, the message that ends the questions, or a good end. */
  readonly follows: readonly Row<string>[];
  /** The error of an answer that is refused. */
  readonly refused: readonly Row<string>[];
  /** The notices beside the question then. */
  readonly beside: readonly Row<readonly string[]>[];
}

/** Tests the questions of a type of prescreen against tables written by hand. Today is 1 March 2027. */
export function expectQuestions(type: string, { guests, follows, refused, beside }: Tables): void {
  let plan: QuestionnairePlan;

  beforeAll(async () => {
    plan = await loadQuestions(type);
  });

  const guestNamed = (name: string): Guest => {
    const guest = Object.hasOwn(guests, name) ? guests[name] : undefined;
    if (guest === undefined) throw new Error(`There is no guest "${name}".`);
    return guest;
  };
  const asked = (name: string) => after(plan, guestNamed(name).steps);
  const otherwise = (name: string, question: string, answer: Json) => upTo(guestNamed(name).answers, question, answer);

  it.each(Object.keys(guests))('%s: every question in its order leads to the end', (name) => {
    expect(outcome(asked(name), guestNamed(name).answers)).toBe(guestNamed(name).end);
  });

  it.each(Object.keys(guests))('%s: the number of questions never shrinks on the way', (name) => {
    const given = Object.entries(guestNamed(name).answers);
    const { outerScope } = asked(name);
    const counts = [...given.keys(), given.length].map((length) =>
      questionCount(plan, Object.fromEntries(given.slice(0, length)), outerScope),
    );
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('every question can be asked', () => {
    const questions = new Set(Object.values(guests).flatMap(({ answers }) => Object.keys(answers)));
    expect(plan.questions.map(({ id }) => id).filter((id) => !questions.has(id))).toEqual([]);
  });

  describe('what follows', () => {
    it.each(follows)('%s, %s: %j', (name, question, answer, expected) => {
      const answers = otherwise(name, question, answer);
      expect(outcome(asked(name), answers)).toBe(expected);
      expect(describeNext(asked(name), answers)).toBe(expected);
    });

    it('is held for every end', () => {
      const held = new Set(follows.map(([, question, , end]) => `${question}: ${end}`));
      const ends = plan.questions.flatMap(({ id, answers }) =>
        answers.flatMap(({ submitAction, message }) =>
          submitAction === undefined
            ? []
            : [`${id}: ${submitAction === 'schedule' ? 'schedule' : (message ?? INELIGIBLE)}`],
        ),
      );
      expect(ends.filter((end) => !held.has(end))).toEqual([]);
    });
  });

  describe('answers that are not taken', () => {
    it.each(refused)('%s, %s: %j', (name, question, answer, words) => {
      expect(outcome(asked(name), otherwise(name, question, answer))).toBe(`stays: ${words}`);
    });

    it.each(Object.keys(guests))(
      '%s: nobody gets past a question without an answer, or with one of another type',
      (name) => {
        for (const question of Object.keys(guestNamed(name).answers))
          for (const answer of ['', 'no such choice', 7, [true]] satisfies Json[])
            expect(outcome(asked(name), otherwise(name, question, answer)), question).toMatch(/^stays: /);
      },
    );
  });

  describe('notices', () => {
    it.each(beside)('%s, %s: %j', (name, question, answer, expected) => {
      expect(notices(asked(name), otherwise(name, question, answer))).toEqual(expected);
    });

    it('every notice can be shown', () => {
      const shown = new Set(beside.flatMap(([, , , lines]) => lines));
      const all = plan.questions.flatMap(({ notices: messages }) =>
        messages.map(({ type: kind, location, text }) => `${kind} at ${location}: ${text}`),
      );
      expect(all.filter((line) => !shown.has(line))).toEqual([]);
    });
  });
}
