import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  buildPayload,
  initialState,
  pathFor,
  readPageAnswers,
  reduce,
  validatePage,
  type WizardAction,
} from '#engine';
import { back, california, encoders, good, mobile, next, plan, reasons, run, viewAt } from './exampleJourney.ts';
import { context } from './exampleWizard.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const texts = fc.constantFrom('', 'Ann', 'Maximiliane', 'a@b.co', 'x', '2015-01-01', '1980-01-01', '2026-02-31');
const anything = fc.oneof(
  texts,
  fc.boolean(),
  fc.constant(undefined),
  fc.constant(null),
  fc.array(fc.constantFrom('cold', 'other', 'x'), { maxLength: 3 }),
  fc.integer(),
);
const answersFor = (...names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
const person = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Answers>(good, mobile) },
  answersFor('firstName', 'birth', 'weight', 'email', 'confirmEmail', 'mobile', 'texts'),
);
const pages = [
  ['about', 'person', person],
  [
    'about',
    'reasons',
    fc.oneof({ weight: 4, arbitrary: fc.constant<Answers>(reasons) }, answersFor('reasons', 'otherText')),
  ],
  ['extra', 'extra', answersFor('note')],
  [
    'consent',
    'consent',
    fc.oneof({ weight: 4, arbitrary: fc.constant<Answers>({ agree: true }) }, answersFor('agree', 'parent')),
  ],
] as const;
const action: fc.Arbitrary<WizardAction> = fc.oneof(
  ...pages.map(([step, page, given]) => given.map((answers) => ({ type: 'edit' as const, step, page, answers }))),
  fc.constant(next),
  fc.constant(next),
  fc.constant(back),
  fc.constantFrom(...pages).map(([step, page]) => ({ type: 'goTo' as const, step, page })),
  fc.integer({ min: -1, max: 5 }).map((index) => ({ type: 'arrive' as const, index })),
  fc.constantFrom({ type: 'submitFailed' as const }, { type: 'leave' as const }),
);
const situations = fc.constantFrom(context, california);

describe('any journey', () => {
  it('is always at a page on the path, and reaches only pages that it was led to', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), situations, (actions, situation) => {
        let state = initialState(plan, situation);
        for (const each of actions) {
          state = reduce(plan, state, each, situation);
          expect(viewAt(state, situation)).toBeDefined();
        }
      }),
      { numRuns: 400 },
    );
  });

  it('submits only when every page on the path is right', () => {
    let submitted = 0;
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), situations, (actions, situation) => {
        const state = run([...actions, next, next, next], situation);
        if (state.phase !== 'submitting') return;
        submitted += 1;
        for (const view of pathFor(plan, state.answers, situation))
          expect(
            validatePage(view, readPageAnswers(state.answers, { step: view.step.id, page: view.page.name })),
          ).toEqual([]);
      }),
      { numRuns: 800 },
    );
    expect(submitted).toBeGreaterThan(10);
  });

  it('comes back to where it was by Continue and Back', () => {
    let moved = 0;
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), situations, (actions, situation) => {
        const before = run(actions, situation);
        const after = run([next], situation, before);
        if (after.phase !== 'editing' || after.refusals > before.refusals) return;
        moved += 1;
        expect(run([back], situation, after).position).toEqual(before.position);
        expect(after.answers).toBe(before.answers);
      }),
      { numRuns: 800 },
    );
    expect(moved).toBeGreaterThan(50);
  });

  it('never sends an answer that is hidden or off the path', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 15 }), situations, (actions, situation) => {
        const { answers } = run(actions, situation);
        const path = pathFor(plan, answers, situation);
        const visible = Object.fromEntries(
          path.map(({ step }) => [
            step.id,
            Object.fromEntries(
              path
                .filter((view) => view.step === step)
                .map((view) => [
                  view.page.name,
                  Object.fromEntries(
                    Object.entries(readPageAnswers(answers, { step: step.id, page: view.page.name })).filter(([name]) =>
                      view.shown.includes(name),
                    ),
                  ),
                ]),
            ),
          ]),
        );
        // The visible answers alone give the same payload as all answers.
        expect(buildPayload(plan, answers, situation, encoders)).toEqual(
          buildPayload(plan, visible, situation, encoders),
        );
      }),
      { numRuns: 400 },
    );
  });
});
