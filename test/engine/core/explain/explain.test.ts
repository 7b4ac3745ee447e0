import { describe, expect, it } from 'vitest';
import { compileWizard, type JsonObject } from '#engine';
import { checkWizard } from '#engine/checks';
import { describeExplanation, explain, listPlaces, type Outcome, type WizardPlace } from '#engine/explain';

const is = (name: string, value: string | number | boolean) => ({ '==': [{ var: name }, value] });

const pet = {
  id: 'pet',
  title: 'Your pet',
  pages: [
    {
      name: 'kind',
      title: 'Kind',
      schema: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', title: 'Kind', enum: ['Dog', 'Cat', 'Other'] },
          otherKind: { type: 'string', title: 'Which kind?', maxLength: 5 },
          weight: { type: 'integer', title: 'Weight', minimum: 0, maximum: 100 },
          born: { type: 'string', format: 'date', title: 'Born' },
        },
      },
      rules: [
        { show: ['/otherKind'], when: is('answers.kind', 'Other') },
        { require: ['/otherKind'], when: { '>': [{ var: 'answers.weight' }, 20] } },
        { check: '/born', that: { '<=': [{ var: 'answers.born' }, { var: 'context.today' }] }, message: 'past' },
      ],
      messages: { '/born': { past: 'Must be in the past.' } },
      payload: [
        { from: '/kind', to: '/pet/kind' },
        { from: '/otherKind', to: '/pet/otherKind', as: 'short' },
        { from: '/weight', to: '/pet/weight', otherwise: 0 },
      ],
    },
    {
      name: 'adult',
      title: 'Adult',
      when: { '>=': [{ yearsBetween: [{ var: 'answers.born' }, { var: 'context.today' }] }, 2] },
      schema: { type: 'object', properties: { chip: { type: 'boolean', title: 'Has it a chip?' } } },
    },
  ],
};
const owner = {
  id: 'owner',
  title: 'You',
  pages: [
    {
      name: 'owner',
      title: 'You',
      schema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    },
  ],
};

const registration = {
  group: 'registration',
  steps: [
    { id: 'pet', form: 'pet' },
    { id: 'owner', form: 'owner', when: { and: [is('steps.pet.chip', true), is('context.flow', 'full')] } },
  ],
};

const contextSchema = {
  type: 'object',
  properties: { today: { type: 'string', format: 'date' }, flow: { type: 'string', enum: ['full', 'short'] } },
} as const;

const found = (outcome: Outcome, answer: JsonObject): object => ({
  kind: 'found',
  outcome,
  smallest: true,
  answers: [answer],
});

function compile(configuration: object = registration) {
  const checked = checkWizard({ name: 'registration', document: configuration }, [
    { name: 'pet-form', document: pet },
    { name: 'owner-form', document: owner },
  ]);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const compiled = compileWizard(...checked.value, { context: contextSchema, encoders: ['short'] });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const plan = compile();
const options = {
  context: { today: '2027-03-01', flow: 'full' },
  encoders: { short: (answer: unknown) => (answer === 'none' ? undefined : String(answer).slice(0, 3)) },
};
const answer = (kind: JsonObject, adult: JsonObject = {}) => ({ pet: { kind, adult } });

describe('explain', () => {
  it('says why a field is hidden, and which answer shows it', () => {
    const explained = explain(
      plan,
      answer({ kind: 'Dog' }),
      { kind: 'field', step: 'pet', field: 'otherKind' },
      options,
    );
    expect(explained).toMatchObject({
      title: 'Which kind?',
      outcome: 'hidden',
      because: [
        {
          document: 'pet-form',
          pointer: '/pages/0/rules/0/when',
          effect: 'show',
          decides: true,
          rule: {
            value: false,
            name: '==',
            parts: [
              { kind: 'read', path: ['answers', 'kind'], title: 'Kind', value: 'Dog' },
              { kind: 'literal', value: 'Other' },
            ],
          },
        },
      ],
      change: {
        kind: 'found',
        smallest: true,
        outcome: 'shown',
        answers: [{ field: 'kind', from: 'Dog', to: 'Other' }],
      },
    });
    expect(describeExplanation(explained)).toEqual([
      '“Which kind?” is hidden.',
      'Because:',
      '  it is shown when “Kind” is “Other”, which is not true [pet-form#/pages/0/rules/0/when]',
      '    “Kind” (now “Dog”) is “Other”: not true',
      'It would be shown with:',
      '  “Kind”: “Other” (now “Dog”)',
    ]);
  });

  it.each<[string, WizardPlace, JsonObject, JsonObject, object]>([
    [
      'a step off the path',
      { kind: 'step', step: 'owner' },
      { born: '2020-01-01' },
      {},
      { outcome: 'off the path', change: found('on the path', { field: 'chip', to: true }) },
    ],
    [
      'a page off the path',
      { kind: 'page', step: 'pet', page: 'adult' },
      { born: '2026-01-01' },
      {},
      {
        outcome: 'off the path',
        change: found('on the path', { field: 'born', from: '2026-01-01', to: '2025-03-01' }),
      },
    ],
    [
      'a field that nothing hides',
      { kind: 'field', step: 'pet', field: 'weight' },
      {},
      {},
      { outcome: 'shown', because: [], change: { kind: 'none', why: 'no rule' } },
    ],
    [
      'an optional field',
      { kind: 'required', step: 'pet', field: 'otherKind' },
      { kind: 'Other', weight: 20 },
      {},
      { outcome: 'optional', change: found('required', { field: 'weight', from: 20, to: 21 }) },
    ],
    [
      'an answer that is too long',
      { kind: 'answer', step: 'pet', field: 'otherKind' },
      { kind: 'Other', weight: 3, otherKind: 'Hamster' },
      {},
      { outcome: 'refused', because: [expect.objectContaining({ effect: 'schema', about: 'maxLength', value: 5 })] },
    ],
    [
      'a check that fails',
      { kind: 'check', step: 'pet', path: '/born', message: 'past' },
      { born: '2027-03-02' },
      {},
      { outcome: 'failed', change: found('passed', { field: 'born', from: '2027-03-02', to: '2027-03-01' }) },
    ],
    [
      'a line whose encoder gives nothing',
      { kind: 'payload', step: 'pet', pointer: '/pages/0/payload/1' },
      { kind: 'Other', otherKind: 'none' },
      {},
      {
        outcome: 'not sent',
        because: expect.arrayContaining([
          expect.objectContaining({ effect: 'encoder', about: 'short', decides: true }),
        ]),
      },
    ],
    [
      'a line that is sent without an answer',
      { kind: 'payload', step: 'pet', pointer: '/pages/0/payload/2' },
      {},
      {},
      { outcome: 'sent', sends: 0, change: { kind: 'none', why: 'no value' } },
    ],
  ])('explains %s', (_name, place, kind, adult, expected) => {
    expect(explain(plan, answer(kind, adult), place, options)).toMatchObject(expected);
  });

  it.each([
    [[], { kind: 'none', why: 'no rule' }, ['No rule decides about it.']],
    [
      [{ effect: 'schema-required', decides: true, document: 'pet', pointer: '' }],
      { kind: 'none', why: 'no rule' },
      ['Because:', '  it must always be answered [pet]', 'No rule reads answers for this, so no answers turn it.'],
    ],
    [
      [],
      {
        kind: 'found',
        answers: [{ field: 'pet', title: 'Pet', from: true, to: false }],
        outcome: 'not sent',
        smallest: true,
      },
      ['No rule decides about it.', 'It would not be sent with:', '  “Pet”: no (now yes)'],
    ],
  ] as const)('says once what decides, and in English what would be: %j', (because, change, lines) => {
    const place = { kind: 'step', step: 'pet' } as const;
    const explained = { place, title: 'Pet', outcome: 'shown', because, change } as const;
    expect(describeExplanation(explained)).toEqual(['“Pet” is shown.', ...lines]);
  });

  it('says that no answer is read where only the context decides', () => {
    const steps = [registration.steps[0], { id: 'owner', form: 'owner', when: is('context.flow', 'full') }];
    const other = compile({ ...registration, steps });
    const place = { kind: 'step', step: 'owner' } as const;
    const explained = explain(other, {}, place, { context: { flow: 'short' } });
    expect(explained.change).toEqual({ kind: 'none', why: 'no answer' });
    expect(describeExplanation(explained).at(-1)).toBe('What decides reads no answers, so no answers turn this.');
  });

  it.each([
    [['one', 'two', 'three'], { kind: 'found', smallest: true }, /^ {2}“one”: yes/],
    [['one', 'two', 'three', 'four'], { kind: 'more', than: 3 }, /^No change of 3 answers or fewer turns this/],
  ])('names a change of at most three answers, and says when more are needed: %j', (needed, change, words) => {
    const properties = Object.fromEntries(needed.map((name) => [name, { type: 'boolean', title: name }]));
    const all = { and: needed.map((name) => is(`answers.${name}`, true)) };
    const form = {
      id: 'form',
      title: 'Form',
      pages: [
        {
          name: 'page',
          title: 'Page',
          schema: { type: 'object', properties: { ...properties, shown: { type: 'string', title: 'Shown' } } },
          rules: [{ show: ['/shown'], when: all }],
        },
      ],
    };
    const checked = checkWizard({ name: 'all', document: { group: 'all', steps: [{ id: 'step', form: 'form' }] } }, [
      { name: 'form', document: form },
    ]);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    const compiled = compileWizard(...checked.value);
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const explained = explain(compiled.value, {}, { kind: 'field', step: 'step', field: 'shown' });
    expect(explained.change).toMatchObject(change);
    expect(describeExplanation(explained).at(-1)).toMatch(words);
  });
});

describe('listPlaces', () => {
  it('has what is hidden, off the path and not sent, each as explain says it is', () => {
    const answers = answer({ kind: 'Dog' });
    const listed = listPlaces(plan, answers, options);
    expect(listed).toContainEqual({ place: { kind: 'field', step: 'pet', field: 'otherKind' }, outcome: 'hidden' });
    expect(listed).toContainEqual({ place: { kind: 'step', step: 'owner' }, outcome: 'off the path' });
    expect(new Set(listed.map(({ place: { kind } }) => kind))).toEqual(
      new Set(['step', 'page', 'field', 'required', 'answer', 'check', 'payload']),
    );
    for (const { place, outcome } of listed) expect(explain(plan, answers, place, options).outcome).toBe(outcome);
  });
});
