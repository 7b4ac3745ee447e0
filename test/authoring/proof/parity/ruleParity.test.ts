import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluateCondition, type FormDefinition, type Json, type Scope } from '#engine';
import { decideRule } from '../../../../authoring/proof/rules/decideRule.ts';
import { createWorld } from '../../../../authoring/proof/solve/World.ts';
import { operators } from '../../../../engine/core/rules/operators/operators.ts';
import { cases } from '../../../setup/cases.ts';
import { proveDocument } from '../proveDocument.ts';
import { anyRule } from './anyRule.ts';
import { type ReadField, readFields } from './readFields.ts';

interface Case {
  readonly fields: readonly ReadField[];
  readonly when: Json;
}

const anyCase: fc.Arbitrary<Case> = fc
  .shuffledSubarray([...readFields], { minLength: 1, maxLength: 3 })
  .chain((fields) => fc.record({ fields: fc.constant(fields), when: anyRule(fields) }));

const titled = ({ name, schema }: ReadField) => [name, { ...schema, title: name }] as const;

/** A form whose last question is shown by the rule. */
const formWith = ({ fields, when }: Case): FormDefinition => ({
  id: 'any',
  title: 'Any',
  pages: [
    {
      name: 'page',
      title: 'Page',
      schema: {
        type: 'object',
        required: [],
        properties: { ...Object.fromEntries(fields.map(titled)), more: { type: 'boolean', title: 'More' } },
      },
      rules: [{ show: ['/more'], when }],
    },
  ],
});

/** Answers to some of these fields, or to all. */
const anyAnswers = (fields: readonly ReadField[], all: boolean) =>
  fc.record(
    Object.fromEntries(fields.map(({ name, answers }) => [name, fc.constantFrom(...answers)])),
    all ? {} : { requiredKeys: [] },
  );

/** What a proof claims of a rule, each with the result that would refute it. */
const claims = [
  { words: /can never be shown/, all: false, isRefuted: (result: unknown) => result === true },
  { words: /it always holds/, all: false, isRefuted: (result: unknown) => result !== true },
  { words: /is true whatever is answered/, all: true, isRefuted: (result: unknown) => result === false },
];

/** Proves the form of a case that compiles, with its rule. */
function proveCase(each: Case) {
  const proven = proveDocument(formWith(each));
  fc.pre(proven.ok && 'plan' in proven);
  if (!proven.ok || !('plan' in proven)) throw new Error('The form does not compile.');
  const rule = proven.plan.steps[0]?.form.pages[0]?.shows.get('more')?.[0];
  if (rule === undefined) throw new Error('The rule is missing.');
  return { problems: proven.problems, rule };
}

const scopeOf = (answers: Scope['answers']): Scope => ({
  answers,
  steps: {},
  settings: {},
  context: { today: '2026-06-15' },
});

it('claims nothing of a rule with any operators that random answers refute', () => {
  fc.assert(
    fc.property(anyCase, (each) => {
      const { problems, rule } = proveCase(each);
      for (const { words, all, isRefuted } of claims) {
        if (!problems.some(({ message }) => words.test(message))) continue;
        const refuting = fc
          .sample(anyAnswers(each.fields, all), { numRuns: 1000, seed: 1 })
          .find((answers) => isRefuted(evaluateCondition(rule, scopeOf(answers))));
        expect(refuting).toBeUndefined();
      }
    }),
    { numRuns: cases(400) },
  );
}, 180_000);

it('decides a rule part by part as the engine does', () => {
  fc.assert(
    fc.property(anyCase, (each) => {
      const { rule } = proveCase(each);
      for (const answers of fc.sample(anyAnswers(each.fields, false), { numRuns: 50, seed: 1 }))
        expect(decideRule(rule, scopeOf(answers), createWorld())).toBe(evaluateCondition(rule, scopeOf(answers)));
    }),
    { numRuns: cases(100) },
  );
}, 60_000);

it('has rules with every operator', () => {
  const written = JSON.stringify(fc.sample(anyCase, { numRuns: 2000, seed: 1 }));
  expect(operators.filter(({ name }) => !written.includes(`"${name}":`)).map(({ name }) => name)).toEqual([]);
});
