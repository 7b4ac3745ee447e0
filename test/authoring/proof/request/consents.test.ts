import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type FormRule, type PayloadDefinition } from '#engine';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { bookingContract } from '../../../../authoring/proof/request/bookingContract.ts';
import type { NeededAnswers } from '../../../../authoring/proof/request/NeededAnswers.ts';

const text = (title: string, more: object) => ({ type: 'string', title, maxLength: 50, ...more });

const agreed: PayloadDefinition = { from: '/agrees', to: '/consentDetails/consentToTreat', as: 'yesNo' };
const isHeld: FormRule = { check: '/agrees', that: { var: 'answers.agrees' }, message: 'declined' };

const form = (rules: readonly FormRule[], lines: readonly PayloadDefinition[]): FormDefinition => ({
  id: 'consents',
  title: 'Consents',
  pages: [
    {
      name: 'page',
      title: 'Page',
      schema: {
        type: 'object',
        required: ['first', 'last', 'phone', 'email', 'agrees', 'shares'],
        properties: {
          first: text('First name', { pattern: '^\\S' }),
          last: text('Last name', { pattern: '^\\S' }),
          phone: text('Phone', { pattern: '^[0-9]{10}$' }),
          email: text('Email', { format: 'email' }),
          agrees: { type: 'boolean', title: 'Do you agree to be treated?' },
          shares: { type: 'boolean', title: 'May we share your records?' },
        },
      },
      rules: [...rules],
      messages: rules.length === 0 ? {} : { '/agrees': { declined: 'Nobody can be treated without.' } },
    },
  ],
  payload: [
    { from: '/first', to: '/basicInfo/firstName' },
    { from: '/last', to: '/basicInfo/lastName' },
    { from: '/phone', to: '/basicInfo/phone', as: 'phone' },
    { from: '/email', to: '/basicInfo/email' },
    ...lines,
  ],
});

const meant = (meaning: string) => ({ meaning, places: [`/consentDetails/${meaning}`] });
const inPerson: NeededAnswers = {
  flow: 'IN_PERSON',
  group: 'visits',
  agreed: [meant('consentToTreat')],
  asked: [],
  foreign: [],
};

function problems(document: FormDefinition, needs: readonly NeededAnswers[] = [inPerson]) {
  const configuration = {
    name: 'visits',
    document: { group: 'visits', steps: [{ id: document.id, form: document.id }] },
  };
  const definitions = [{ name: document.id, document }];
  const plan = compileWizard(configuration, definitions, knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const booking = { contract: bookingContract(), needs };
  const { problems, tally } = proveWizard({ configuration, definitions, plan: plan.value }, knownNames, booking);
  expect(tally.open).toEqual([]);
  return problems
    .filter(({ code }) => /^(consent|answer)-/.test(code))
    .map(({ document: file, pointer, message }) => ({ file, pointer, message }));
}

describe('a needed consent', () => {
  it('is right where a no holds the guest', () => {
    expect(problems(form([isHeld], [agreed]))).toEqual([]);
  });

  it.each([
    ['no rule holds a no', []],
    ['the rule is reversed', [{ ...isHeld, that: { '!': [{ var: 'answers.agrees' }] } }]],
  ])('is reported if %s', (_, rules) => {
    expect(problems(form(rules, [agreed]))).toEqual([
      {
        file: 'consents',
        pointer: '/payload/4',
        message:
          'A guest of the flow IN_PERSON can come to the end without a yes to "agrees", and "flow-requirements" has "consentToTreat" among what is agreed to.',
      },
    ]);
  });

  it('is reported if no step asks for it', () => {
    expect(problems(form([], []))).toEqual([
      {
        file: 'visits',
        pointer: '/steps',
        message: 'Nobody can be treated in the flow IN_PERSON without "consentToTreat", and no line sends it.',
      },
    ]);
  });

  it('is that of the flow', () => {
    const byVideo: NeededAnswers = { ...inPerson, flow: 'VIRTUAL_VISIT', agreed: [meant('telehealthConsent')] };
    expect(problems(form([isHeld], [agreed]), [inPerson, byVideo])).toMatchObject([
      { message: 'Nobody can be treated in the flow VIRTUAL_VISIT without "telehealthConsent", and no line sends it.' },
    ]);
  });
});

describe('an answer that bookings of a flow need', () => {
  const shared: PayloadDefinition = { from: '/shares', to: '/consentDetails/hieConsent', as: 'yesNo' };
  const onlyByVideo: FormRule = { show: ['/shares'], when: { '==': [{ var: 'context.flow' }, 'VIRTUAL_VISIT'] } };
  const needsIt: NeededAnswers = { ...inPerson, asked: [meant('hieConsent')] };
  const isForeign: NeededAnswers = { ...inPerson, foreign: [meant('hieConsent')] };
  const missing =
    'A guest of the flow IN_PERSON can come to the end without "hieConsent", and flow-requirements says that every booking has it.';
  const foreign = '"shares" is asked in the flow IN_PERSON, and flow-requirements names "hieConsent" for others only.';

  it.each([
    ['is right where all are asked', needsIt, [], []],
    ['is missing where a rule hides it from this flow', needsIt, [onlyByVideo], [missing]],
    [
      'is right where a rule shows it to all who come to the end',
      needsIt,
      [{ ...onlyByVideo, when: { var: 'answers.agrees' } }],
      [],
    ],
    ['is reported where it belongs to other flows', isForeign, [], [foreign]],
    ['may belong to other flows where a rule hides it from this one', isForeign, [onlyByVideo], []],
  ])('%s', (_, needs, rules: readonly FormRule[], messages) => {
    const found = problems(form([isHeld, ...rules], [agreed, shared]), [needs]);
    expect(found.map(({ message }) => message)).toEqual(messages);
  });
});

describe('any consent', () => {
  const shared = { from: '/shares', to: '/consentDetails/hieConsent' };

  it('may be no', () => {
    expect(problems(form([isHeld], [agreed, { ...shared, as: 'yesNo' }]))).toEqual([]);
  });

  it('is reported if a no is sent as a yes', () => {
    expect(problems(form([isHeld], [agreed, { ...shared, send: 'Yes' }]))).toEqual([
      {
        file: 'consents',
        pointer: '/payload/5',
        message: 'For a guest who answers No to "shares", Yes is sent to "/consentDetails/hieConsent".',
      },
    ]);
  });

  it('is reported if a yes is sent for a guest who is not asked', () => {
    const told = {
      file: 'consents',
      pointer: '/payload/5/otherwise',
      message: 'For a guest who is not asked "shares", Yes is sent to "/consentDetails/hieConsent".',
    };
    expect(problems(form([isHeld], [agreed, { ...shared, as: 'yesNo', otherwise: 'Yes' }]))).toEqual([told]);
    expect(problems(form([isHeld], [agreed, { ...shared, as: 'yesNo', otherwise: 'No' }]))).toEqual([]);
  });

  it('is reported if the answer to another question is sent as a yes', () => {
    const other = { from: '/first', to: '/consentDetails/hieConsent', send: 'Yes' };
    expect(problems(form([isHeld], [agreed, other]))).toEqual([
      {
        file: 'consents',
        pointer: '/payload/5',
        message: 'For every guest who answers "first", Yes is sent to "/consentDetails/hieConsent".',
      },
    ]);
  });
});
