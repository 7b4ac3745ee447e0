import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { compileWizard, initialState, pathFor, type WizardAnswers } from '#engine';
import { createIsValid, isValid } from '../../../../../engine/core/wizard/validity.ts';
import { context, known, namedConfiguration, namedDefinitions } from '../exampleWizard.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const compiled = compileWizard(namedConfiguration, namedDefinitions, known);
if (!compiled.ok) throw new Error('The example compiles.');
const plan = compiled.value;

const person = fc.record(
  {
    firstName: fc.constantFrom('Ann', 'Maximiliane', ''),
    email: fc.constantFrom('a@b.co', 'c@d.co', 'x'),
    confirmEmail: fc.constantFrom('a@b.co', 'c@d.co'),
    birth: fc.constantFrom('2015-01-01', '2026-10-01', '1980-01-01'),
    mobile: fc.boolean(),
    texts: fc.boolean(),
  },
  { requiredKeys: ['firstName', 'email', 'confirmEmail'] },
);
const reasons = fc.record({ reasons: fc.subarray(['cold', 'cough', 'other']) }, { requiredKeys: [] });
const edits = fc.array(
  fc.oneof(
    person.map((answers) => ['about', 'person', answers] as const),
    reasons.map((answers) => ['about', 'reasons', answers] as const),
    fc.record({ agree: fc.boolean() }).map((answers) => ['consent', 'consent', answers] as const),
  ),
  { maxLength: 12 },
);
const days = fc.constantFrom(context, { ...context, today: '2028-01-01' }, { ...context, state: 'CA' });

it('says of each page what judging it anew would say, whatever changes', () => {
  const seen = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(edits, fc.array(days, { minLength: 12, maxLength: 12 }), (all, situations) => {
      const remembering = createIsValid();
      let answers: WizardAnswers = initialState(plan, context).answers;
      for (const [index, [step, page, own]] of all.entries()) {
        answers = { ...answers, [step]: { ...answers[step], [page]: own } };
        for (const view of pathFor(plan, answers, situations[index] ?? context)) {
          const anew = isValid(view, { answers });
          seen[anew ? 'valid' : 'invalid'] += 1;
          expect(remembering(view, { answers })).toBe(anew);
        }
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.valid, seen.invalid)).toBeGreaterThan(100);
});

it('judges a page once as long as nothing that it depends on changes', () => {
  const isValidNow = createIsValid();
  const { answers } = initialState(plan, context);
  const [view] = pathFor(plan, answers, context);
  if (!view) throw new Error('The path begins somewhere.');
  const validator = vi.spyOn(view.page, 'validator');
  expect(isValidNow(view, { answers })).toBe(false);
  expect(validator).toHaveBeenCalledTimes(1);
  const consented = { ...answers, consent: { consent: { agree: true } } };
  const [same] = pathFor(plan, consented, context);
  expect(same && isValidNow(same, { answers: consented })).toBe(false);
  expect(validator).toHaveBeenCalledTimes(1);
});
