import { describe, expect, it } from 'vitest';
import { type Question, takenFindings } from './takenFindings.ts';

const nothing = { findings: [], open: [] };
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 60, ...more });
const choices = (count: number) => Array.from({ length: count }, (_, at) => `Choice ${at + 1}`);

const medicines = (items: object, more: object = {}): Question => ({
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
});

describe('cards', () => {
  it('are right as the request has them', () => {
    expect(takenFindings(medicines({}))).toEqual(nothing);
  });

  it('are refused for an answer that the request does not know', () => {
    const properties = { name: text('Name'), reason: text('Reason') };
    expect(takenFindings(medicines({ required: ['name'], properties })).findings).toEqual([
      {
        code: 'refused',
        at: '/answer/items/properties/reason',
        message:
          'The form takes an answer to "/answer" that the booking request refuses at "/questionnaire/bloodProductDetails": it knows no "reason".',
        answer: [{ name: 'some text', reason: 'some text' }],
      },
    ]);
  });

  it('are refused without an answer that the request requires', () => {
    const { findings } = takenFindings(medicines({ required: ['lastTakenDate'] }));
    expect(findings).toMatchObject([{ code: 'refused', message: expect.stringContaining('it requires "name".') }]);
    expect(findings[0]?.answer).toEqual([{ lastTakenDate: expect.any(String) }]);
  });

  it('are refused for an answer past a limit', () => {
    const properties = { name: text('Name', { maxLength: 150 }) };
    const { findings } = takenFindings(medicines({ required: ['name'], properties }));
    expect(findings).toMatchObject([
      { at: '/answer/items/properties/name', message: expect.stringContaining('it takes at most 100 characters.') },
    ]);
  });

  it('are refused when there are too many', () => {
    const { findings } = takenFindings(medicines({}, { maxItems: 30 }));
    expect(findings).toMatchObject([
      { at: '/answer', message: expect.stringContaining('it takes at most 20 entries.') },
    ]);
    expect(findings[0]?.answer).toHaveLength(21);
  });

  it('are right where a check of the entries holds them to it', () => {
    const long = medicines({ required: ['name'], properties: { name: text('Name', { maxLength: 150 }) } });
    const short = { '<=': [{ length: [{ var: 'entry.name' }] }, 100] };
    expect(takenFindings({ ...long, rules: [{ check: '/answer/-/name', that: short, message: 'bad' }] })).toEqual(
      nothing,
    );
  });

  it('are tried with a date of late where a check wants one', () => {
    const past = { '<': [{ var: 'entry.lastTakenDate' }, { var: 'context.today' }] };
    const late = { '<=': [{ daysBetween: [{ var: 'entry.lastTakenDate' }, { var: 'context.today' }] }, 28] };
    const rules = [past, late].map((that) => ({ check: '/answer/-/lastTakenDate', that, message: 'bad' }));
    expect(takenFindings({ ...medicines({}), rules })).toEqual(nothing);
    const { findings } = takenFindings({ ...medicines({}, { maxItems: 30 }), rules });
    expect(findings).toMatchObject([{ code: 'refused' }]);
  });

  it('are told to be undecided where none that is tried passes the checks', () => {
    const named = { '==': [{ var: 'entry.name' }, 'Rare product'] };
    const { findings, open } = takenFindings({
      ...medicines({}),
      rules: [{ check: '/answer/-/name', that: named, message: 'bad' }],
    });
    expect(findings).toEqual([]);
    expect(open).toEqual(['/answer']);
  });
});

describe('answers that an encoder sends nothing of', () => {
  const allergies = (properties: object, required: readonly string[]): Question => ({
    schema: { type: 'array', maxItems: 20, items: { type: 'object', required, properties } },
    payload: [{ from: '/answer', to: '/questionnaire/allergies', as: 'names' }],
  });

  it('are told of a renamed answer', () => {
    const { findings } = takenFindings(allergies({ what: text('What') }, ['what']));
    expect(findings).toMatchObject([
      {
        code: 'lost',
        message:
          'The form takes an answer to "/answer" of which the encoder "names" sends nothing to "/questionnaire/allergies": it is lost.',
        answer: [{ what: 'some text' }],
      },
    ]);
  });

  it('are told of an answer beside the name', () => {
    const { findings } = takenFindings(allergies({ name: text('Name'), since: text('Since') }, ['name', 'since']));
    expect(findings).toMatchObject([
      {
        code: 'lost',
        at: '/answer/items/properties/since',
        message: 'Of an answer to "/answer" the encoder "names" does not send "since": it is lost.',
      },
    ]);
  });

  it('are told of a phone that is too short', () => {
    const { findings } = takenFindings({
      schema: { type: 'string', pattern: '^[0-9]{7,14}$' },
      payload: [{ from: '/answer', to: '/insuranceInfo/healthCareProviders/primary/phone', as: 'phone' }],
    });
    expect(findings).toMatchObject([{ code: 'lost', answer: expect.stringMatching(/^[0-9]{7}$/) }]);
  });

  it.each(['onlyNo', 'medicareProgram', 'medicaidProgram', 'yesNo'])('are right where that is what %s is for', (as) => {
    const to = as.endsWith('Program') ? '/insuranceInfo/insuranceProgramTypes/0' : '/insuranceInfo/hasInsurance';
    expect(takenFindings({ schema: { type: 'boolean' }, payload: [{ from: '/answer', to, as }] })).toEqual(nothing);
  });
});

describe('texts', () => {
  const sent = (schema: object, to: string): Question => ({
    schema: { type: 'string', ...schema },
    payload: [{ from: '/answer', to }],
  });
  const ssn = '/insuranceInfo/socialSecurityNumber';
  const group = '/insuranceInfo/primaryInsurance/groupNumber';

  it.each([
    ['a hyphen or a space', sent({ pattern: '^[0-9]{3}[- ]?[0-9]{2}[- ]?[0-9]{4}$' }, ssn), / /],
    ['a pattern that is longer', sent({ pattern: '^GR-[0-9]{30}$' }, group), /^GR-[0-9]{30}$/],
    ['no limit', sent({}, group), /^.{31,}$/],
    ['a pattern of one alternative more', sent({ pattern: '^[0-9]{1,3}$|^none$' }, '/basicInfo/weight'), /^none$/],
  ])('are refused with %s', (_name, question, answer) => {
    const { findings } = takenFindings(question);
    expect(findings).toMatchObject([{ code: 'refused', answer: expect.stringMatching(answer) }]);
  });

  it('are refused for one sign more', () => {
    const address = '/basicInfo/address';
    const city = (signs: string): Question => ({
      schema: { type: 'string', maxLength: 60, pattern: `^\\p{L}[\\p{L} ${signs}]*$` },
      payload: [
        { from: '/answer', to: `${address}/cityTown` },
        { from: '/first', to: `${address}/addressLines/0`, send: '1 Main Street' },
        { from: '/first', to: `${address}/stateProvince`, send: 'OH' },
        { from: '/first', to: `${address}/postalCode`, send: '45202' },
      ],
    });
    expect(takenFindings(city(".'’-"))).toEqual(nothing);
    expect(takenFindings(city(".,'’-")).findings).toMatchObject([
      { code: 'refused', at: '/answer', answer: expect.stringContaining(',') },
    ]);
  });

  it.each([
    ['the same in other words', sent({ pattern: '^\\d{3}-\\d{2}-\\d{4}$' }, ssn)],
    ['a limit of the pattern itself', sent({ pattern: '^GR-[0-9]{27}$' }, group)],
    ['words that the request lists', sent({ pattern: '^[0-9]{1,2}$' }, '/basicInfo/weight')],
  ])('are right with %s', (_name, question) => {
    expect(takenFindings(question)).toEqual(nothing);
  });

  it('are told to be undecided where the pattern is more than the proof can follow', () => {
    const { findings, open } = takenFindings(sent({ pattern: '^(?=.*[0-9])[a-z0-9]{3,40}$' }, group));
    expect(findings).toEqual([]);
    expect(open).toEqual(['/answer']);
  });
});

describe('a part of a group', () => {
  const group = (maxLength: number): Question => ({
    schema: {
      type: 'object',
      required: ['which'],
      properties: { which: text('Which', { maxLength }), dose: text('Dose', { pattern: '^[0-9]+ mg$' }) },
    },
    payload: [{ from: '/answer/which', to: '/medicalInfo/medications' }],
  });

  it('is refused past a limit', () => {
    expect(takenFindings(group(300)).findings).toMatchObject([
      {
        code: 'refused',
        at: '/answer/properties/which',
        message:
          'The form takes an answer to "/answer/which" that the booking request refuses at "/medicalInfo/medications": it takes at most 200 characters.',
      },
    ]);
  });

  it('is right within it', () => {
    expect(takenFindings(group(200))).toEqual(nothing);
  });
});

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
    const { findings } = takenFindings(ticked(60));
    expect(findings).toMatchObject([{ code: 'refused', message: expect.stringContaining('at most 50 entries') }]);
    expect(takenFindings(ticked(50))).toEqual(nothing);
  });

  it('are refused when all but the choice that excludes the others is ticked', () => {
    const none = choices(60)[20] ?? '';
    const alone = { '==': [{ length: [{ var: 'answers.answer' }] }, 1] };
    const that = { or: [{ '!': [{ in: [none, { var: 'answers.answer' }] }] }, alone] };
    const { findings } = takenFindings(ticked(60, { rules: [{ check: '/answer', that, message: 'bad' }] }));
    expect(findings).toMatchObject([{ code: 'refused', answer: expect.not.arrayContaining([none]) }]);
  });

  it('have a place less for what the booking adds', () => {
    expect(takenFindings(reasons(19))).toEqual(nothing);
    expect(takenFindings(reasons(20)).findings).toMatchObject([
      {
        code: 'refused',
        message:
          'The form takes an answer to "/answer" that the booking request refuses at "/notes": it takes at most 20 entries, and the booking itself can add "with-care".',
      },
    ]);
  });

  it('are refused when the encoder writes too many entries', () => {
    const { findings } = takenFindings({
      schema: {
        type: 'array',
        maxItems: 60,
        items: { type: 'object', required: ['name'], properties: { name: text('Name') } },
      },
      payload: [{ from: '/answer', to: '/questionnaire/allergies', as: 'names' }],
    });
    expect(findings).toMatchObject([{ code: 'refused', message: expect.stringContaining('at most 50 entries') }]);
  });

  it('are refused when more lines write entries than there are places', () => {
    const lines = '/insuranceInfo/healthCareProviders/primary/address';
    const { findings } = takenFindings({
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
    expect(findings).toMatchObject([{ code: 'refused', message: expect.stringContaining('it takes at most 2.') }]);
  });
});
