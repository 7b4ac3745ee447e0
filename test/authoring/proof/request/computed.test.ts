import { describe, expect, it } from 'vitest';
import { proveQuestion } from './proveQuestion.ts';

const to = '/questionnaire/additional/answer';
/** A form that computes `answer` and sends it. */
const prove = (schema: object, value: unknown) =>
  proveQuestion({
    schema,
    required: false,
    rules: [{ compute: '/answer', with: value }],
    payload: [{ from: '/answer', to }],
  });
const letters = { length: [{ var: 'answers.first' }] };

describe('a computed value that is sent', () => {
  it.each([
    ['a number within limits', { type: 'integer', minimum: 0, maximum: 99 }, letters],
    [
      'one of some words',
      { type: 'string', enum: ['long', 'short'] },
      { if: [{ '>': [letters, 9] }, 'long', 'short'] },
    ],
  ])('is right as %s, and nothing about it is undecided', (_what, schema, value) => {
    expect(prove(schema, value)).toEqual({ problems: [], open: [] });
  });

  it('is reported where the request refuses it, with answers that give it', () => {
    const { problems } = prove({ type: 'number' }, { if: [{ '>': [letters, 9] }, 2_000_000_000, 1] });
    expect(problems).toMatchObject([{ code: 'answer-refused', message: expect.stringContaining('no number above') }]);
  });

  it('is undecided where its field has no limit, and no answers were found that the request refuses', () => {
    const { problems, open } = prove({ type: 'string' }, { cat: [{ var: 'answers.first' }, '!'] });
    expect([problems.length, open.length]).toEqual([0, 1]);
  });
});
