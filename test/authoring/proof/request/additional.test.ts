import { describe, expect, it } from 'vitest';
import { proveQuestion } from './proveQuestion.ts';

const to = '/questionnaire/additional/answer';
const prove = (schema: object) => proveQuestion({ schema, payload: [{ from: '/answer', to }] });
const refused = (why: string) =>
  `The form accepts an answer to "/answer" that the booking request refuses at "${to}": ${why}.`;

describe('an additional answer', () => {
  it.each([
    ['a text', { type: 'string', maxLength: 2000 }],
    ['a number', { type: 'number', minimum: 0, maximum: 99 }],
    ['a yes or no', { type: 'boolean' }],
    ['choices', { type: 'array', items: { type: 'string', enum: ['Cat', 'Dog'] }, uniqueItems: true }],
  ])('is right with %s, and nothing about it is undecided', (_what, schema) => {
    expect(prove(schema)).toEqual({ problems: [], open: [] });
  });

  it.each([
    ['a text without a limit', { type: 'string' }, 'it takes at most 2000 characters'],
    ['a number without a most', { type: 'number', minimum: 0 }, 'it takes no number above 1000000000'],
    ['a number without a least', { type: 'number', maximum: 0 }, 'it takes no number below -1000000000'],
    [
      'a group',
      { type: 'object', required: ['name'], properties: { name: { type: 'string', title: 'Name', maxLength: 20 } } },
      'it takes only a text or a number or yes or no or a list',
    ],
  ])('is refused with %s', (_what, schema, why) => {
    expect(prove(schema).problems).toMatchObject([{ code: 'answer-refused', message: refused(why) }]);
  });

  it('is refused with a question that is too long to be sent', () => {
    expect(prove({ type: 'string', maxLength: 9, title: 'x'.repeat(301) }).problems).toMatchObject([
      {
        code: 'answer-refused',
        at: '/answer/title',
        message:
          'The title of "/answer" is sent with its answer, and the booking request refuses it: it takes at most 300 characters.',
      },
    ]);
  });

  it('is one of at most 50', () => {
    const payload = Array.from({ length: 51 }, (_, index) => ({
      from: '/answer',
      to: `/questionnaire/additional/answer${index}`,
    }));
    expect(proveQuestion({ schema: { type: 'string', maxLength: 9 }, payload }).problems).toMatchObject([
      { code: 'too-many-entries' },
    ]);
  });
});
