import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type FormRule, type PayloadDefinition } from '#engine';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import type { FlowName } from '../../../../app/journey/index.ts';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { bookingContract } from '../../../../authoring/proof/request/bookingContract.ts';

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

function problems(document: FormDefinition, flows: readonly FlowName[] = ['IN_PERSON']) {
  const configuration = {
    name: 'visits',
    document: { group: 'visits', steps: [{ id: document.id, form: document.id }] },
  };
  const definitions = [{ name: document.id, document }];
  const plan = compileWizard(configuration, definitions, knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const booking = { contract: bookingContract(), flows };
  const { problems, tally } = proveWizard({ configuration, definitions, plan: plan.value }, knownNames, booking);
  expect(tally.open).toEqual([]);
  return problems
    .filter(({ code }) => code.startsWith('consent'))
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
          'A guest of the flow IN_PERSON can come to the end without a yes to "agrees", which is needed ("consentToTreat").',
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
    expect(problems(form([isHeld], [agreed]), ['IN_PERSON', 'VIRTUAL_VISIT'])).toMatchObject([
      { message: 'Nobody can be treated in the flow VIRTUAL_VISIT without "telehealthConsent", and no line sends it.' },
    ]);
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
