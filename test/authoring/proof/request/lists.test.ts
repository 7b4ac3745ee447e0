import { describe, expect, it } from 'vitest';
import { proveQuestion, type Question } from './proveQuestion.ts';

const nothing = { problems: [], open: [] };
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 60, ...more });
const choices = (count: number) => Array.from({ length: count }, (_, at) => `Choice ${at + 1}`);

describe('lists', () => {
  const ticked = (count: number, more: Partial<Question> = {}): Question => ({
    schema: { type: 'array', uniqueItems: true, items: { type: 'string', enum: choices(count) } },
    payload: [{ from: '/answer', to: '/medicalInfo/medicalConditions' }],
    ...more,
  });
  const reasons = (maximum: number): Question => ({
    schema: { type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 200 } },
    uiSchema: { answer: { 'ui:widget': 'checkboxes', 'ui:choices': 'reasons' } },
    payload: [{ from: '/answer', to: '/notes' }],
    rules: [{ check: '/answer', that: { '<=': [{ length: [{ var: 'answers.answer' }] }, maximum] }, message: 'bad' }],
  });

  it('are refused when everything is ticked', () => {
    const { problems } = proveQuestion(ticked(60));
    expect(problems).toMatchObject([
      { code: 'answer-refused', message: expect.stringContaining('at most 50 entries') },
    ]);
    expect(proveQuestion(ticked(50))).toEqual(nothing);
  });

  it('are refused when all but the choice that excludes the others is ticked', () => {
    const none = choices(60)[20] ?? '';
    const alone = { '==': [{ length: [{ var: 'answers.answer' }] }, 1] };
    const that = { or: [{ '!': [{ in: [none, { var: 'answers.answer' }] }] }, alone] };
    const { problems } = proveQuestion(ticked(60, { rules: [{ check: '/answer', that, message: 'bad' }] }));
    expect(problems).toMatchObject([{ code: 'answer-refused', answer: expect.not.arrayContaining([none]) }]);
  });

  it('have a place less for what the booking adds', () => {
    expect(proveQuestion(reasons(19))).toEqual(nothing);
    expect(proveQuestion(reasons(20)).problems).toMatchObject([
      {
        code: 'answer-refused',
        message:
          'The form accepts an answer to "/answer" that the booking request refuses at "/notes": it takes at most 20 entries, and the booking itself can add "with-care".',
      },
    ]);
  });

  it('are refused when the encoder writes too many entries', () => {
    const { problems } = proveQuestion({
      schema: {
        type: 'array',
        maxItems: 60,
        items: { type: 'object', required: ['name'], properties: { name: text('Name') } },
      },
      payload: [{ from: '/answer', to: '/questionnaire/allergies', as: 'names' }],
    });
    expect(problems).toMatchObject([
      { code: 'answer-refused', message: expect.stringContaining('at most 50 entries') },
    ]);
  });

  it.each([
    ['are taken where they have the names of the request', { drugName: 'name', amount: 'dose' }, 100, []],
    ['are refused where a member has another name', { drugName: 'name' }, 100, ['answer-refused']],
    [
      'are refused where a member is too long for its new name',
      { drugName: 'name', amount: 'dose' },
      101,
      ['answer-refused'],
    ],
  ])("of a form's own names %s", (_, members, maxLength, codes) => {
    const properties = {
      drugName: text('Medicine', { maxLength, pattern: '^\\S' }),
      amount: text('Dose', { pattern: '^\\S' }),
    };
    const { problems, open } = proveQuestion({
      schema: { type: 'array', maxItems: 3, items: { type: 'object', required: ['drugName'], properties } },
      payload: [{ from: '/answer', to: '/questionnaire/bloodProductDetails', members }],
    });
    expect([...new Set(problems.map(({ code }) => code))]).toEqual(codes);
    expect(open).toEqual([]);
  });

  it('are refused when more lines write entries than there are places', () => {
    const lines = '/insuranceInfo/healthCareProviders/primary/address';
    const { problems } = proveQuestion({
      schema: text('Line', { maxLength: 40 }),
      payload: [
        { from: '/answer', to: `${lines}/addressLines/0` },
        { from: '/answer', to: `${lines}/addressLines/1` },
        { from: '/phone', to: `${lines}/addressLines/2` },
        { from: '/first', to: `${lines}/cityTown` },
        { from: '/first', to: `${lines}/stateProvince`, send: 'OH' },
        { from: '/first', to: `${lines}/postalCode`, send: '45202' },
      ],
    });
    expect(problems).toMatchObject([
      { code: 'too-many-entries', message: expect.stringContaining('it takes at most 2.') },
    ]);
  });
});
