import { describe, expect, it } from 'vitest';
import { type Answers, evaluateEligibility, type OuterScope } from '#engine';
import { compilePlan, outerScope } from './exampleQuestions.ts';

const plan = compilePlan();

/** Where the answers lead: the path by the ids of its questions, and all else except the page of the question. */
function evaluate(answers: Answers, outer: OuterScope = outerScope) {
  const { path, ...standing } = evaluateEligibility(plan, answers, outer);
  if (standing.state === 'eligible') return { path: path.map(({ question }) => question.id), ...standing };
  const { question, ...rest } = standing;
  const shown = { path: path.map((asked) => asked.question.id), question: question.id };
  if (rest.state === 'ineligible') return { ...shown, ...rest };
  const { view, violations, ...pending } = rest;
  return { ...shown, ...pending, page: view.page.name, violations: violations.map(({ keyword }) => keyword) };
}

const grown = { born: '1990-05-01' };
const boarding = { ...grown, swims: true, cabin: 'deck' };
const aboard = ['born', 'swims', 'cabin', 'port'];

describe('where answers lead', () => {
  it.each<[string, Answers, object]>([
    [
      'to a date that is not given, which has no choices',
      {},
      { state: 'pending', path: ['born'], question: 'born', page: 'born', violations: ['required'] },
    ],
    [
      'to a question with its choices',
      grown,
      {
        state: 'pending',
        path: ['born', 'swims'],
        question: 'swims',
        page: 'swims',
        choices: [true, false],
        violations: ['required'],
      },
    ],
    [
      'to a question whose answer does not count, although later ones are answered',
      { ...boarding, swims: 'yes' },
      {
        state: 'pending',
        path: ['born', 'swims'],
        question: 'swims',
        page: 'swims',
        choices: [true, false],
        violations: ['type'],
      },
    ],
    [
      'to an end with a message of its own',
      { ...boarding, port: 'rome' },
      { state: 'ineligible', path: aboard, question: 'port', message: 'Rome is shut.' },
    ],
    [
      'to an end with the usual message',
      { ...boarding, born: '2012-05-01', port: 'york' },
      { state: 'ineligible', path: aboard, question: 'port' },
    ],
    [
      'to an answer that ends the questions',
      { ...boarding, port: 'bath' },
      { state: 'eligible', path: aboard, end: 'schedule' },
    ],
    [
      'past the last question',
      { ...boarding, port: 'york', luggage: false },
      { state: 'eligible', path: [...aboard, 'luggage'], end: 'last' },
    ],
  ])('%s', (_, answers, expected) => {
    expect(evaluate(answers)).toStrictEqual(expected);
  });

  it('is past the last question where all are skipped', () => {
    const path: readonly string[] = [];
    expect(evaluateEligibility({ ...plan, questions: [] }, {}, outerScope)).toStrictEqual({
      state: 'eligible',
      end: 'last',
      path,
    });
  });

  it('depends on what the app knows', () => {
    const early = { ...outerScope, context: { ...outerScope.context, today: '1991-01-01' } };
    expect(evaluate(boarding)).toMatchObject({ state: 'pending', question: 'port' });
    expect(evaluate(boarding, early)).toMatchObject({ state: 'ineligible', question: 'born' });
  });
});
