import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPayload,
  carryOver,
  compileWizard,
  initialState,
  type JsonSchema,
  type WizardAnswers,
  type WizardState,
} from '#engine';
import { gravest } from '../../../authoring/compare/Change.ts';
import { compareAsking } from '../../../authoring/compare/compareAsking.ts';
import type { AskingDocument } from '../../../authoring/compare/read/ContentVersion.ts';
import { bookingContract } from '../../../authoring/proof/request/bookingContract.ts';

const contract = bookingContract();
const names = ['a', 'b', 'c', 'd'];
const pages = ['one', 'two'];
const places = ['/p', '/q', '/r', '/s'];
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
];

interface Field {
  readonly name: string;
  readonly page: number;
  readonly variant: number;
}

interface Wizard {
  readonly fields: readonly Field[];
  /** By field, where its answer is sent. */
  readonly sent: Readonly<Record<string, string>>;
}

const wizard: fc.Arbitrary<Wizard> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({ name: fc.constantFrom(...names), page: fc.nat(1), variant: fc.nat(variants.length - 1) }),
      { selector: ({ name }) => name, minLength: 1 },
    ),
    fc.shuffledSubarray(places, { minLength: places.length }),
  )
  .map(([fields, order]) => ({
    fields,
    sent: Object.fromEntries(names.map((name, index) => [name, order[index] ?? ''])),
  }));

/** The wizard as a form configuration of one step. */
function compiled({ fields, sent }: Wizard): AskingDocument & Required<Pick<AskingDocument, 'forms'>> {
  const definition = {
    id: 'pet',
    title: 'Pet',
    pages: pages.flatMap((name, at) => {
      const here = fields.filter(({ page }) => page === at);
      const properties = Object.fromEntries(here.map((field) => [field.name, variants[field.variant] ?? {}]));
      return here.length === 0 ? [] : [{ name, title: name, schema: { type: 'object' as const, properties } }];
    }),
    payload: fields.map(({ name }) => ({ from: `/${name}`, to: sent[name] ?? '' })),
  };
  const configuration = { name: 'pets', document: { group: 'pets', steps: [{ id: 'pet', form: 'pet' }] } };
  const definitions = [{ name: 'pet', document: definition }];
  const plan = compileWizard(configuration, definitions, {});
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return { forms: { configuration, definitions, plan: plan.value }, written: { configuration, definitions } };
}

/** A guest who has answered each question; a text is the name of its question. */
function answered({ fields }: Wizard, document: ReturnType<typeof compiled>): WizardState {
  const answers: WizardAnswers = {
    pet: Object.fromEntries(
      pages.map((name, at) => [
        name,
        Object.fromEntries(
          fields.filter(({ page }) => page === at).map((field) => [field.name, field.variant < 2 ? field.name : 'x']),
        ),
      ]),
    ),
  };
  return { ...initialState(document.forms.plan), answers };
}

const compare = (before: AskingDocument, after: AskingDocument) => compareAsking(before, after, 'pets', contract);

describe('two versions of a form configuration', { timeout: 300_000 }, () => {
  it('do not differ where they are the same', () => {
    fc.assert(
      fc.property(wizard, (same) => {
        const { changes, halfWay } = compare(compiled(same), compiled(same));
        expect(changes).toEqual([]);
        expect(halfWay?.get('kept')).toBe(same.fields.length);
      }),
      { numRuns: 25 },
    );
  });

  it('lose no answer to a question that stays the same, and say so of each other', () => {
    fc.assert(
      fc.property(wizard, wizard, (before, after) => {
        const { changes } = compare(compiled(before), compiled(after));
        for (const { name, page, variant } of before.fields) {
          const other = after.fields.find((each) => each.name === name);
          const told = changes.filter(({ concern, place }) => concern === 'half-way' && place.endsWith(` / ${name}`));
          const said = told.map(({ message }) => message).join();
          if (other === undefined) expect(said).toContain('no longer asked');
          else if (other.variant !== variant) expect(said).toContain('asked again');
          else if (other.page !== page) expect(said).toContain('stands on another page');
          else expect(said).toBe('');
        }
      }),
      { numRuns: 50 },
    );
  });

  it('break where a carried answer would be sent in the place of another', () => {
    let broken = 0;
    fc.assert(
      fc.property(wizard, wizard, (before, after) => {
        const [older, newer] = [compiled(before), compiled(after)];
        const state = answered(before, older);
        const carried = carryOver(older.forms.plan, newer.forms.plan, state);
        const [was, is] = [
          buildPayload(older.forms.plan, state.answers),
          buildPayload(newer.forms.plan, carried.answers),
        ];
        const isText = (value: unknown) => typeof value === 'string' && names.includes(value);
        const taken = Object.keys(is).filter((at) => isText(was[at]) && isText(is[at]) && was[at] !== is[at]);
        if (taken.length === 0) return;
        broken += 1;
        expect(gravest(compare(older, newer).changes.map(({ verdict }) => verdict))).toBe('breaks');
      }),
      { numRuns: 100 },
    );
    expect(broken).toBeGreaterThan(5);
  });
});
