import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileWizard,
  type FormDefinition,
  initialState,
  type Json,
  reduce,
  restoreState,
  type WizardState,
} from '#engine';

const text = (title: string) => ({ type: 'string', title }) as const;

const visit: FormDefinition = {
  id: 'visit',
  title: 'Visit',
  pages: [
    {
      name: 'who',
      title: 'Who',
      schema: {
        type: 'object',
        properties: {
          who: { type: 'string', title: 'Who', enum: ['Me', 'Child'] },
          name: text('Name'),
          nickname: text('Nickname'),
        },
      },
      rules: [{ prefill: '/nickname', with: { var: 'answers.name' } }],
    },
  ],
};

const signature: FormDefinition = {
  id: 'signature',
  title: 'Signature',
  pages: [
    {
      name: 'sign',
      title: 'Sign',
      schema: {
        type: 'object',
        properties: { relation: text('Relation'), called: text('Called'), greeting: text('Greeting') },
      },
      rules: [
        { prefill: '/relation', with: 'Self', when: { '==': [{ var: 'steps.visit.who' }, 'Me'] } },
        { show: ['/called'], when: { '==': [{ var: 'answers.relation' }, 'Self'] } },
        { prefill: '/called', with: { var: 'steps.visit.nickname' } },
        { prefill: '/greeting', with: { cat: ['Hello ', { var: 'answers.called' }] } },
      ],
    },
  ],
};

const compiled = compileWizard(
  { name: 'flow', document: { group: 'flow', steps: [visit, signature].map(({ id }) => ({ id, form: id })) } },
  [visit, signature].map((document) => ({ name: document.id, document })),
  { context: { type: 'object', properties: {} } },
);
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
const plan = compiled.value;

/** The state after these answers have been given to the first page, one after another. */
const give = (state: WizardState, ...answers: readonly Record<string, Json>[]): WizardState =>
  answers.reduce(
    (before, given) =>
      reduce(plan, before, {
        type: 'edit',
        step: 'visit',
        page: 'who',
        answers: { ...before.answers.visit?.who, ...given },
      }),
    state,
  );
const sign = (state: WizardState, given: Record<string, Json>): WizardState =>
  reduce(plan, state, {
    type: 'edit',
    step: 'signature',
    page: 'sign',
    answers: { ...state.answers.signature?.sign, ...given },
  });
const signed = (state: WizardState) => state.answers.signature?.sign;

describe('a first value that follows answers', () => {
  const start = initialState(plan);

  it('is nothing before they are given', () => {
    expect(signed(start)).toEqual({});
  });

  it('follows an answer of its own page and those of earlier steps, also through one that was filled in', () => {
    const state = give(start, { who: 'Me' }, { name: 'Ada' });
    expect(state.answers.visit?.who).toEqual({ who: 'Me', name: 'Ada', nickname: 'Ada' });
    expect(signed(state)).toEqual({ relation: 'Self', called: 'Ada', greeting: 'Hello Ada' });
    expect(signed(give(state, { name: 'Grace' }))).toEqual({
      relation: 'Self',
      called: 'Grace',
      greeting: 'Hello Grace',
    });
  });

  it('goes when they no longer lead to one', () => {
    const state = give(start, { who: 'Me', name: 'Ada' }, { who: 'Child' });
    // The question that is hidden now keeps its answer, which no rule reads any more.
    expect(signed(state)).toEqual({ called: 'Ada' });
  });

  it('stays what the guest has made of it', () => {
    const state = sign(give(start, { who: 'Me', name: 'Ada' }), { called: 'Countess' });
    expect(signed(give(state, { name: 'Grace' }))).toEqual({
      relation: 'Self',
      called: 'Countess',
      greeting: 'Hello Countess',
    });
    const emptied = reduce(plan, state, { type: 'edit', step: 'signature', page: 'sign', answers: { greeting: 'Hi' } });
    expect(signed(give(emptied, { who: 'Child' }, { who: 'Me' }))).toEqual({ greeting: 'Hi' });
  });

  it('is kept by a reload of the documents', () => {
    const state = give(start, { who: 'Me', name: 'Ada' });
    expect(restoreState(plan, state, {})).toBe(state);
  });

  it('is the same whatever the order of the answers', () => {
    const given = [{ who: 'Me' }, { name: 'Ada' }, { nickname: 'Countess' }] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...given], { minLength: 3 }), (order) => {
        expect(signed(give(start, ...order))).toEqual({
          relation: 'Self',
          called: 'Countess',
          greeting: 'Hello Countess',
        });
      }),
    );
  });
});

it('ends where two first values follow each other', () => {
  const form: FormDefinition = {
    id: 'form',
    title: 'Form',
    pages: [
      {
        name: 'page',
        title: 'Page',
        schema: {
          type: 'object',
          properties: {
            one: { type: 'boolean', title: 'One' },
            other: { type: 'boolean', title: 'Other' },
            seed: { type: 'boolean', title: 'Seed' },
          },
        },
        rules: [
          { prefill: '/one', with: { '!': [{ answered: { var: 'answers.other' } }] } },
          { prefill: '/other', with: { '!': [{ answered: { var: 'answers.one' } }] } },
        ],
      },
    ],
  };
  const circle = compileWizard(
    { name: 'flow', document: { group: 'flow', steps: [{ id: 'form', form: 'form' }] } },
    [{ name: 'form', document: form }],
    { context: { type: 'object', properties: {} } },
  );
  if (!circle.ok) throw new Error(JSON.stringify(circle.problems));
  expect(Object.keys(initialState(circle.value).answers.form?.page ?? {})).toEqual(['one', 'other']);
});
