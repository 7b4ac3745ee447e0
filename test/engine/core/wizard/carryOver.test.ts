import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carryOver, compileWizard, initialState, type JsonSchema, pathFor, type WizardState } from '#engine';

interface Page {
  readonly name: string;
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly introduction?: string;
}

/** A wizard of one step with these pages. */
function plan(pages: readonly Page[]) {
  const definition = {
    id: 'pet',
    title: 'Pet',
    pages: pages.map(({ name, fields, introduction = 'Hello.' }) => ({
      name,
      title: name,
      schema: { type: 'object' as const, description: introduction, properties: fields },
    })),
  };
  const compiled = compileWizard(
    { name: 'pets', document: { group: 'pets', steps: [{ id: 'pet', form: 'pet' }] } },
    [{ name: 'pet', document: definition }],
    {},
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const names = ['a', 'b', 'c', 'd', 'e'];
const pages = ['one', 'two', 'three'];
const variants: readonly JsonSchema[] = [
  { type: 'string', title: 'Name' },
  { type: 'string', title: 'Nickname' },
  {
    type: 'string',
    title: 'Kind',
    oneOf: [
      { const: 'x', title: 'Cat' },
      { const: 'y', title: 'Dog' },
    ],
  },
  {
    type: 'string',
    title: 'Kind',
    oneOf: [
      { const: 'x', title: 'Dog' },
      { const: 'y', title: 'Cat' },
    ],
  },
  { type: 'boolean', title: 'Name' },
];
const anyWizard = fc
  .uniqueArray(fc.record({ name: fc.constantFrom(...names), page: fc.nat(2), variant: fc.nat(4) }), {
    selector: ({ name }) => name,
    minLength: 1,
  })
  .map((fields) => ({
    fields,
    plan: plan(
      pages.flatMap((name, at) => {
        const here = fields.filter(({ page }) => page === at);
        const properties = Object.fromEntries(here.map((field) => [field.name, variants[field.variant] ?? {}]));
        return here.length === 0 ? [] : [{ name, fields: properties }];
      }),
    ),
  }));

describe('carryOver', () => {
  it('keeps every answer whose question is unchanged, and no other', () => {
    fc.assert(
      fc.property(anyWizard, anyWizard, (before, after) => {
        const answer = (variant: number) => (variant === 4 ? true : 'x');
        const answers: Record<string, Record<string, string | boolean>> = {};
        for (const { name, page, variant } of before.fields) {
          const at = pages[page] ?? '';
          answers[at] = { ...answers[at], [name]: answer(variant) };
        }
        const state: WizardState = { ...initialState(before.plan), answers: { pet: answers } };
        const carried = carryOver(before.plan, after.plan, state);
        for (const { name, page, variant } of after.fields) {
          const same = before.fields.some((old) => old.name === name && old.variant === variant);
          expect(carried.answers.pet?.[pages[page] ?? '']?.[name]).toBe(same ? answer(variant) : undefined);
        }
        const path = pathFor(after.plan, carried.answers);
        expect(path.some(({ page }) => page.name === carried.position.page)).toBe(true);
      }),
    );
  });

  it('keeps an answer under a narrower limit, where the page says what is wrong', () => {
    const wide = plan([{ name: 'one', fields: { a: { type: 'string', title: 'Name', maxLength: 9 } } }]);
    const narrow = plan([{ name: 'one', fields: { a: { type: 'string', title: 'Name', maxLength: 2 } } }]);
    const state: WizardState = { ...initialState(wide), answers: { pet: { one: { a: 'Adele' } } } };
    expect(carryOver(wide, narrow, state).answers).toStrictEqual({ pet: { one: { a: 'Adele' } } });
  });

  it('leads back to the last page that is still there', () => {
    const field = (title: string): JsonSchema => ({ type: 'string', title });
    const one = { name: 'one', fields: { a: field('A') } };
    const state: WizardState = {
      ...initialState(plan([one])),
      position: { step: 'pet', page: 'two' },
    };
    const old = plan([one, { name: 'two', fields: { b: field('B') } }]);
    expect(carryOver(old, plan([one]), state).position).toStrictEqual({ step: 'pet', page: 'one' });
  });

  it('leaves a state alone while it is being sent', () => {
    const one = plan([{ name: 'one', fields: { a: { type: 'string', title: 'Name' } } }]);
    const sending: WizardState = { ...initialState(one), phase: 'submitting' };
    expect(carryOver(one, one, sending)).toBe(sending);
  });

  it('asks again what stands below other words: a yes to one consent is no yes to another', () => {
    const fields = { a: { type: 'boolean', title: 'I agree' } } as const;
    const old = plan([{ name: 'one', fields, introduction: 'We bill your insurance.' }]);
    const next = plan([{ name: 'one', fields, introduction: 'We bill you.' }]);
    const state: WizardState = { ...initialState(old), answers: { pet: { one: { a: true } } } };
    expect(carryOver(old, next, state).answers).toStrictEqual({ pet: { one: {} } });
  });
});
