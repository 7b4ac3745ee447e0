import { describe, expect, it } from 'vitest';
import { proveQuestion, type Question } from './proveQuestion.ts';

const nothing = { problems: [], open: [] };
const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 60, ...more });

describe('answers that an encoder sends nothing of', () => {
  const allergies = (properties: object, required: readonly string[]): Question => ({
    schema: { type: 'array', maxItems: 20, items: { type: 'object', required, properties } },
    payload: [{ from: '/answer', to: '/questionnaire/allergies', as: 'names' }],
  });

  it('are reported for a renamed answer', () => {
    const { problems } = proveQuestion(allergies({ what: text('What') }, ['what']));
    expect(problems).toMatchObject([
      {
        code: 'answer-lost',
        message:
          'The form accepts an answer to "/answer" of which the encoder "names" sends nothing to "/questionnaire/allergies": the answer is lost.',
        answer: [{ what: 'some text' }],
      },
    ]);
  });

  it('are reported for an answer beside the name', () => {
    const { problems } = proveQuestion(allergies({ name: text('Name'), since: text('Since') }, ['name', 'since']));
    expect(problems).toMatchObject([
      {
        code: 'answer-lost',
        at: '/answer/items/properties/since',
        message: 'Of an answer to "/answer", the encoder "names" does not send "since", which is lost.',
      },
    ]);
  });

  it('are reported for a phone number that is too short', () => {
    const { problems } = proveQuestion({
      schema: { type: 'string', pattern: '^[0-9]{7,14}$' },
      payload: [{ from: '/answer', to: '/insuranceInfo/healthCareProviders/primary/phone', as: 'phone' }],
    });
    expect(problems).toMatchObject([{ code: 'answer-lost', answer: expect.stringMatching(/^[0-9]{7}$/) }]);
  });

  it.each(['medicareProgram', 'medicaidProgram', 'yesNo'])('are right where that is what %s is for', (as) => {
    const to = as.endsWith('Program') ? '/insuranceInfo/insuranceProgramTypes/0' : '/insuranceInfo/hasInsurance';
    expect(proveQuestion({ schema: { type: 'boolean' }, payload: [{ from: '/answer', to, as }] })).toEqual(nothing);
  });

  describe('on purpose', () => {
    const line = { from: '/answer', to: '/insuranceInfo/hasInsurance', as: 'onlyNo' };
    const withBeside = (...beside: Question['payload']) =>
      proveQuestion({ schema: { type: 'boolean' }, payload: [line, ...beside] });

    it('are reported where nothing else says them', () => {
      expect(withBeside().problems).toMatchObject([{ code: 'answer-lost', at: '/answer', answer: true }]);
    });

    it('are right where another line sends them, too', () => {
      expect(withBeside({ ...line, to: '/insuranceInfo/hasMedicare', as: 'yesNo' })).toEqual(nothing);
    });

    it('are reported where a constant goes beside them to another place', () => {
      const { problems } = withBeside({ from: '/answer', to: '/questionnaire/additional/id', send: 'asked' });
      expect(problems).toMatchObject([{ code: 'answer-lost', answer: true }]);
    });
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
    const { problems } = proveQuestion(question);
    expect(problems).toMatchObject([{ code: 'answer-refused', answer: expect.stringMatching(answer) }]);
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
    expect(proveQuestion(city(".'’-"))).toEqual(nothing);
    expect(proveQuestion(city(".,'’-")).problems).toMatchObject([
      { code: 'answer-refused', at: '/answer', answer: expect.stringContaining(',') },
    ]);
  });

  it.each([
    ['the same in other words', sent({ pattern: '^\\d{3}-\\d{2}-\\d{4}$' }, ssn)],
    ['a limit of the pattern itself', sent({ pattern: '^GR-[0-9]{27}$' }, group)],
    ['words that the request lists', sent({ pattern: '^[0-9]{1,2}$' }, '/basicInfo/weight')],
  ])('are right with %s', (_name, question) => {
    expect(proveQuestion(question)).toEqual(nothing);
  });

  it('are reported as undecided if the pattern is too complex for the proof', () => {
    const { problems, open } = proveQuestion(sent({ pattern: '^(?=.*[0-9])[a-z0-9]{3,40}$' }, group));
    expect(problems).toEqual([]);
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
    expect(proveQuestion(group(300)).problems).toMatchObject([
      {
        code: 'answer-refused',
        at: '/answer/properties/which',
        message:
          'The form accepts an answer to "/answer/which" that the booking request refuses at "/medicalInfo/medications": it takes at most 200 characters.',
      },
    ]);
  });

  it('is right within it', () => {
    expect(proveQuestion(group(200))).toEqual(nothing);
  });
});
