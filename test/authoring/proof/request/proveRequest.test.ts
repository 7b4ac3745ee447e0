import { describe, expect, it } from 'vitest';
import { compileWizard, type FormDefinition, type PayloadDefinition } from '#engine';
import { knownNames } from '../../../../app/content/forms/knownNames.ts';
import { proveWizard } from '../../../../authoring/proof/forms/proveWizard.ts';
import { bookingContract } from '../../../../authoring/proof/request/bookingContract.ts';

const text = (title: string, more: object = {}) => ({ type: 'string', title, maxLength: 50, ...more });

const properties: Readonly<Record<string, object>> = {
  first: text('First name', { pattern: '^\\S' }),
  last: text('Last name', { pattern: '^\\S' }),
  phone: text('Phone', { pattern: '^[0-9]{10}$' }),
  email: text('Email', { format: 'email', maxLength: 64 }),
  married: { type: 'boolean', title: 'Married?' },
  maiden: text('Maiden name', { pattern: '^\\S' }),
};
const required = ['first', 'last', 'phone', 'email', 'married', 'maiden'];
const payload: readonly PayloadDefinition[] = [
  { from: '/first', to: '/basicInfo/firstName' },
  { from: '/last', to: '/basicInfo/lastName' },
  { from: '/phone', to: '/basicInfo/phone', as: 'phone' },
  { from: '/email', to: '/basicInfo/email' },
];
const sound: FormDefinition = {
  id: 'person',
  title: 'Person',
  pages: [
    {
      name: 'page',
      title: 'Page',
      schema: { type: 'object', required, properties },
      rules: [{ show: ['/maiden'], when: { '==': [{ var: 'answers.married' }, true] } }],
    },
  ],
  payload: [...payload],
};

const [page] = sound.pages;
const withSchema = (schema: object): FormDefinition => ({
  ...sound,
  pages: sound.pages.map((each) => ({ ...each, schema: { type: 'object', required, properties, ...schema } })),
});
const withProperty = (name: string, schema: object) =>
  withSchema({ properties: { ...properties, [name]: { ...properties[name], ...schema } } });

function problems(document: FormDefinition, steps: readonly string[] = [document.id]) {
  const configuration = { name: 'visits', document: { group: 'visits', steps: steps.map((id) => ({ id, form: id })) } };
  const other: FormDefinition = {
    ...withSchema({ required: ['note'], properties: { note: text('Note') } }),
    id: 'note',
    payload: [],
  };
  const definitions = [document, { ...other, pages: other.pages.map((each) => ({ ...each, rules: [] })) }].map(
    (each) => ({ name: each.id, document: each }),
  );
  const plan = compileWizard(configuration, definitions, knownNames);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  const { problems, tally } = proveWizard({ configuration, definitions, plan: plan.value }, knownNames, {
    contract: bookingContract(),
  });
  expect(tally.open).toEqual([]);
  return problems.map(({ code, pointer, message, witness }) => ({ code, pointer, message, witness }));
}

it('finds nothing in forms whose every answer can be booked', () => {
  expect(page).toBeDefined();
  expect(problems(sound)).toEqual([]);
});

describe('two lines for one place', () => {
  it('are reported with the answers that send both', () => {
    const both = { ...sound, payload: [...payload, { from: '/maiden', to: '/basicInfo/lastName' }] };
    expect(problems(both)).toEqual([
      {
        code: 'two-answers-one-place',
        pointer: '/payload/4',
        message: '"maiden" and "last" can both be sent to "/basicInfo/lastName"; only one of them would arrive.',
        witness: expect.objectContaining({ 'steps.person.married': true }),
      },
    ]);
  });

  it('are right where their questions exclude each other', () => {
    const either: FormDefinition = {
      ...sound,
      pages: sound.pages.map((each) => ({
        ...each,
        rules: [...(each.rules ?? []), { show: ['/last'], when: { '==': [{ var: 'answers.married' }, false] } }],
      })),
      payload: [...payload, { from: '/maiden', to: '/basicInfo/lastName' }],
    };
    expect(problems(either)).toEqual([]);
  });
});

describe('what the request requires', () => {
  it('is missed when a line is taken away', () => {
    const without = { ...sound, payload: payload.filter(({ from }) => from !== '/email') };
    expect(problems(without)).toMatchObject([
      { code: 'required-not-sent', message: 'The booking request requires "/basicInfo/email", and no line sends it.' },
    ]);
  });

  it('is missed when the step is taken away', () => {
    const messages = problems({ ...sound, id: 'unused' }, ['note']).map(({ message }) => message);
    expect(messages).toContain('The booking request requires "/basicInfo", and no line sends it.');
    expect(messages).toContain('The booking request requires "/basicInfo/phone", and no line sends it.');
  });

  it('is missed when the question may be left empty', () => {
    const optional = withSchema({ required: required.filter((name) => name !== 'phone') });
    expect(problems(optional)).toMatchObject([
      {
        code: 'required-not-sent',
        pointer: '/payload/2',
        message: 'The booking request requires "/basicInfo/phone", and a guest can come to the end without it.',
      },
    ]);
  });

  it('is asked of an object only where something in it is sent', () => {
    const address = [...payload, { from: '/maiden', to: '/basicInfo/address/cityTown' }];
    expect(problems({ ...sound, payload: address }).map(({ message }) => message)).toContain(
      'The booking request requires "/basicInfo/address/stateProvince", and no line sends it.',
    );
  });
});

describe('what the request requires of an object of one kind', () => {
  const relations = ['Self', 'Parent', 'Spouse'];
  const signed = (lines: readonly PayloadDefinition[], signers = relations): FormDefinition => ({
    ...withSchema({
      required: [...required, 'relation', 'guardian'],
      properties: {
        ...properties,
        relation: { type: 'string', title: 'Who signs?', enum: signers },
        guardian: text('Their first name', { pattern: '^\\S' }),
      },
    }),
    payload: [
      ...payload,
      { from: '/last', to: '/consentDetails/signature/legalName' },
      { from: '/last', to: '/consentDetails/signature/dateTime', as: 'signedAt' },
      { from: '/relation', to: '/consentDetails/signature/guardianDetails/relationshipWithPatient' },
      ...lines,
    ],
  });
  const name = { from: '/guardian', to: '/consentDetails/signature/guardianName' };
  const lastName = { from: '/guardian', to: '/consentDetails/signature/guardianLastName' };

  it('is missed with the answer that makes it one of that kind', () => {
    expect(problems(signed([name]))).toEqual([
      {
        code: 'required-not-sent',
        pointer: '/payload/4',
        message: 'The booking request requires "/consentDetails/signature/guardianLastName", and no line sends it.',
        witness: expect.objectContaining({ 'steps.person.relation': 'Parent' }),
      },
    ]);
  });

  it('is not asked of others, nor missed where it is sent', () => {
    expect(problems(signed([name, lastName]))).toEqual([]);
    expect(problems(signed([], ['Self']))).toEqual([]);
  });
});

describe('what the request refuses', () => {
  it.each([
    [
      'a limit that is looser',
      withProperty('first', { maxLength: 60 }),
      '/basicInfo/firstName',
      'it takes at most 50 characters',
    ],
    [
      'a pattern that is looser',
      {
        ...withProperty('maiden', { pattern: '^[0-9]{1,5}$' }),
        payload: [...payload, { from: '/maiden', to: '/basicInfo/weight' }],
      },
      '/basicInfo/weight',
      'it takes only texts of the pattern',
    ],
    [
      'no format',
      withSchema({ properties: { ...properties, email: text('Email', { maxLength: 64 }) } }),
      '/basicInfo/email',
      'it takes only an email address',
    ],
  ])('%s is reported with an answer', (_name, document, target, words) => {
    const [found, ...more] = problems(document);
    expect(more).toEqual([]);
    expect(found?.code).toBe('answer-refused');
    expect(found?.message).toContain(`refuses at "${target}"`);
    expect(found?.message).toContain(words);
  });

  it('is right where a check of the page holds the answer to it', () => {
    const loose = withProperty('first', { maxLength: 60 });
    const held: FormDefinition = {
      ...loose,
      pages: loose.pages.map((each) => ({
        ...each,
        rules: [
          ...(each.rules ?? []),
          { check: '/first', that: { '<=': [{ length: [{ var: 'answers.first' }] }, 50] }, message: 'maxLength' },
        ],
      })),
    };
    expect(problems(held)).toEqual([]);
  });
});

it('reports two fields with one label on one page', () => {
  expect(problems(withProperty('maiden', { title: 'Last name' }))).toMatchObject([
    {
      code: 'same-title',
      message: '"maiden" and "last" can be shown together, and both are called "Last name".',
      witness: expect.objectContaining({ 'steps.person.married': true }),
    },
  ]);
});
