import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  answersOf,
  compileWizard,
  createContentLoader,
  type DocumentEntry,
  type FormConfiguration,
  type FormDefinition,
  initialState,
  type Json,
  type MessageCatalogue,
  pathFor,
  payloadOf,
  reduce,
  settlePlan,
  validatePage,
  type WizardPlan,
  words,
} from '#engine';
import { checkFormConfiguration } from '../../../../schemas/generated/content/form-config.js';
import { checkFormDefinition } from '../../../../schemas/generated/content/form-definition.js';
import { compilePets, pets } from '../form/exampleList.ts';
import { about, configuration, consent, context, extra, known } from './exampleWizard.ts';

// Many random cases, on machines that do other work at the same time.
vi.setConfig({ testTimeout: 60_000 });

/** Every place of a value, as the names that lead to it. */
function placesIn(value: unknown, names: readonly string[] = []): readonly (readonly string[])[] {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [names, ...members.flatMap(([name, member]) => placesIn(member, [...names, name]))];
}

/** The value with what stands at the place changed; `undefined` takes it away. */
function changed(value: unknown, [name, ...rest]: readonly string[], change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(
    ([key, member]) => [key, key === name ? changed(member, rest, change) : member] as const,
  );
  const kept = members.filter(([, member]) => member !== undefined);
  return Array.isArray(value) ? kept.map(([, member]) => member) : Object.fromEntries(kept);
}

const rubbish = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  '/x',
  '/firstName',
  'answers.mobile',
  '__proto__',
  '(a+)+',
  '2020-02-31',
  'radio',
  [],
  [[]],
  ['a', 'a'],
  {},
  { var: 'answers.mobile' },
  { var: 'answers.nobody' },
  { and: [] },
  { '==': [1] },
  { $ref: '#/definitions/x' },
  { $ref: 'a#/b' },
  { type: 'string' },
  { type: 'array', items: { type: 'object', properties: {} } },
  { constructor: 1 },
);
const letters = (text: string): string => text.slice(1) + text.slice(0, 1);
const spoil = (old: unknown): unknown =>
  typeof old === 'string' ? letters(old) : Array.isArray(old) ? [...old, ...old] : undefined;

/** One to three changes at random places. */
const mutated = <T>(original: T): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.tuple(
        fc.nat(),
        fc.oneof(
          rubbish.map((value) => () => value),
          fc.constant(spoil),
        ),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) =>
      changes.reduce<unknown>((value, [index, change]) => {
        const places = placesIn(value);
        return changed(value, places[index % places.length] ?? [], change);
      }, original),
    );

const catalogue: MessageCatalogue = { invalid: 'Invalid.' };
const encoders = { yesNo: (answer: Json) => answer };
const rude = fc.dictionary(
  fc.constantFrom(
    'firstName',
    'birth',
    'email',
    'mobile',
    'texts',
    'reasons',
    'otherText',
    'agree',
    'parent',
    'note',
    'stranger',
  ),
  fc.constantFrom<Json>('', 'x', true, false, 5, null, [], ['other'], {}, '2015-01-01', 'a@b.co'),
  { noNullPrototype: true },
);

const rudeEntry = fc.oneof(
  fc.dictionary(
    fc.constantFrom('name', 'food', 'seen', 'place', 'stranger'),
    fc.constantFrom<Json>('', 'x', true, 5, null, [], {}, '2026-11-20', '2026-02-31'),
    { noNullPrototype: true },
  ),
  fc.constantFrom<Json>('', 'x', 5, null, [], {}),
);

/** Drives a plan as a guest would, with any answers. */
function drive(plan: WizardPlan, answers: Readonly<Record<string, Json>>) {
  let state = initialState(plan, context);
  for (let turn = 0; turn < 6; turn += 1) {
    state = reduce(plan, state, { type: 'edit', answers }, context);
    state = reduce(plan, state, { type: 'continue' }, context);
  }
  const path = pathFor(plan, state.answers, context);
  expect(path.length).toBeGreaterThan(0);
  for (const view of path) {
    const given = answersOf(state.answers, { step: view.step.id, page: view.page.name });
    for (const violation of validatePage(view, given))
      expect(words(violation, view.page.messages, catalogue)).toMatch(/./);
  }
  payloadOf(plan, state.answers, context, encoders);
}

const namedForms = (...forms: readonly FormDefinition[]) => forms.map((document) => ({ name: document.id, document }));

describe('documents changed at random', () => {
  it('compile or are refused with words, and what compiles runs; nothing throws', () => {
    let [compiled, refused] = [0, 0];
    fc.assert(
      fc.property(mutated(about), rude, (document, answers) => {
        if (!checkFormDefinition(document)) return;
        const result = compileWizard(
          { name: 'config', document: configuration },
          namedForms(document, extra, consent),
          known,
        );
        if (result.ok) {
          compiled += 1;
          drive(result.value, answers);
        } else {
          refused += 1;
          for (const { message, pointer } of result.problems)
            expect(`${pointer} ${message}`).toMatch(/^(\/.*)? \S.*\.$/s);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(compiled).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(50);
  });

  it('compile or are refused with words also where they ask for lists', () => {
    let [compiled, refused] = [0, 0];
    fc.assert(
      fc.property(mutated(pets), fc.array(rudeEntry, { maxLength: 4 }), rudeEntry, (document, entries, other) => {
        if (!checkFormDefinition(document)) return;
        const result = compilePets(document);
        if (!result.ok) {
          refused += 1;
          for (const { message } of result.problems) expect(message).toMatch(/^\S.*\.$/s);
          return;
        }
        compiled += 1;
        drive(result.value, { has: true, pets: entries, walks: [other, ...entries] });
        drive(result.value, { has: true, pets: other, more: 'x' });
      }),
      { numRuns: 2_000 },
    );
    expect(compiled).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(50);
  });

  it('never bring down a configuration either', () => {
    let compiled = 0;
    fc.assert(
      fc.property(mutated(configuration), rude, (document, answers) => {
        if (!checkFormConfiguration(document)) return;
        const result = compileWizard({ name: 'config', document }, namedForms(about, extra, consent), known);
        if (!result.ok) return;
        compiled += 1;
        drive(result.value, answers);
      }),
      { numRuns: 800 },
    );
    expect(compiled).toBeGreaterThan(20);
  });

  it('are always replaced by their good copies', async () => {
    const entry = <T>(name: string, check: DocumentEntry<T>['check']): DocumentEntry<T> => ({
      name,
      path: name,
      sources: ['api', 'file'],
      check,
      transcludes: true,
    });
    const shipped: Readonly<Record<string, unknown>> = { config: configuration, about, extra, consent };
    await fc.assert(
      fc.asyncProperty(mutated(about), mutated(configuration), rude, async (form, config, answers) => {
        const live: Readonly<Record<string, unknown>> = { ...shipped, about: form, config };
        const source = (id: string, documents: Readonly<Record<string, unknown>>) => ({
          id,
          fetch: async (path: string) => ({ ok: true as const, text: JSON.stringify(documents[path]) ?? '' }),
        });
        const loader = createContentLoader({ sources: [source('api', live), source('file', shipped)] });
        const copiesOf = async <T>(each: DocumentEntry<T>) => {
          const first = await loader.load(each);
          const second = first.ok ? await loader.fallback(each, first.source) : first;
          return { name: each.name, copies: [first, second].flatMap((copy) => (copy.ok ? [copy.document] : [])) };
        };
        const configurations = await copiesOf<FormConfiguration>(entry('config', checkFormConfiguration));
        const definitions = await Promise.all(
          ['about', 'extra', 'consent'].map((name) => copiesOf<FormDefinition>(entry(name, checkFormDefinition))),
        );
        const settled = settlePlan(configurations, definitions, known);
        if (!settled.ok) throw new Error(settled.problems.map(({ message }) => message).join(' '));
        drive(settled.plan, answers);
      }),
      { numRuns: 300 },
    );
  });
});
