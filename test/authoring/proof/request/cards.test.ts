import { describe, expect, it } from 'vitest';
import { proveQuestion, type Question } from './proveQuestion.ts';

const nothing = { problems: [], open: [] };
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 60, ...more });

/** The booking call takes only dates that are past. */
const isPast = {
  check: '/answer/-/lastTakenDate',
  that: { '<': [{ var: 'entry.lastTakenDate' }, { var: 'context.today' }] },
  message: 'bad',
};

const medicines = (
  items: { readonly properties?: object; readonly required?: readonly string[] },
  more = {},
): Question => ({
  schema: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      required: ['name', 'lastTakenDate'],
      properties: { name: text('Name'), lastTakenDate: { type: 'string', format: 'date', title: 'Date' } },
      ...items,
    },
    ...more,
  },
  payload: [{ from: '/answer', to: '/questionnaire/bloodProductDetails' }],
  rules: items.properties === undefined ? [isPast] : [],
});

describe('cards', () => {
  it('are right as the request has them', () => {
    expect(proveQuestion(medicines({}))).toEqual(nothing);
  });

  it('are refused for an answer that the request does not know', () => {
    const properties = { name: text('Name'), reason: text('Reason') };
    expect(proveQuestion(medicines({ required: ['name'], properties })).problems).toEqual([
      {
        code: 'answer-refused',
        at: '/answer/items/properties/reason',
        message:
          'The form accepts an answer to "/answer" that the booking request refuses at "/questionnaire/bloodProductDetails": it knows no "reason".',
        answer: [{ name: 'some text', reason: 'some text' }],
      },
    ]);
  });

  it('are refused without an answer that the request requires', () => {
    const { problems } = proveQuestion(medicines({ required: ['lastTakenDate'] }));
    expect(problems).toMatchObject([
      { code: 'answer-refused', message: expect.stringContaining('it requires "name".') },
    ]);
    expect(problems[0]?.answer).toEqual([{ lastTakenDate: expect.any(String) }]);
  });

  it('are refused for an answer past a limit', () => {
    const properties = { name: text('Name', { maxLength: 150 }) };
    const { problems } = proveQuestion(medicines({ required: ['name'], properties }));
    expect(problems).toMatchObject([
      { at: '/answer/items/properties/name', message: expect.stringContaining('it takes at most 100 characters.') },
    ]);
  });

  it('are refused when there are too many', () => {
    const { problems } = proveQuestion(medicines({}, { maxItems: 30 }));
    expect(problems).toMatchObject([
      { at: '/answer', message: expect.stringContaining('it takes at most 20 entries.') },
    ]);
    expect(problems[0]?.answer).toHaveLength(21);
  });

  it('are right where a check of the entries holds them to it', () => {
    const long = medicines({ required: ['name'], properties: { name: text('Name', { maxLength: 150 }) } });
    const short = { '<=': [{ length: [{ var: 'entry.name' }] }, 100] };
    expect(proveQuestion({ ...long, rules: [{ check: '/answer/-/name', that: short, message: 'bad' }] })).toEqual(
      nothing,
    );
  });

  it('are tried with a date of late where a check wants one', () => {
    const past = { '<': [{ var: 'entry.lastTakenDate' }, { var: 'context.today' }] };
    const late = { '<=': [{ daysBetween: [{ var: 'entry.lastTakenDate' }, { var: 'context.today' }] }, 28] };
    const rules = [past, late].map((that) => ({ check: '/answer/-/lastTakenDate', that, message: 'bad' }));
    expect(proveQuestion({ ...medicines({}), rules })).toEqual(nothing);
    const { problems } = proveQuestion({ ...medicines({}, { maxItems: 30 }), rules });
    expect(problems).toMatchObject([{ code: 'answer-refused' }]);
  });

  it('are reported as undecided if no tried value passes the checks', () => {
    const named = { '==': [{ var: 'entry.name' }, 'Rare product'] };
    const { problems, open } = proveQuestion({
      ...medicines({}),
      rules: [{ check: '/answer/-/name', that: named, message: 'bad' }],
    });
    expect(problems).toEqual([]);
    expect(open).toEqual(['/answer']);
  });
});
