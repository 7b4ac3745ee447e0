import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  buildReview,
  buildVerification,
  doneSteps,
  initialState,
  type Path,
  type Position,
  pathFor,
  readPageAnswers,
  reduce,
  validatePage,
  type WizardAction,
  type WizardState,
} from '#engine';
import { cases } from '../../../../setup/cases.ts';
import { longTrip, shortTrip, tripPlan } from '../tripWizard.ts';

// Many random cases, possibly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const plan = tripPlan();
const text = fc.constantFrom('', 'Elm St 1', 'Bath', 'York', 'more than twelve', 'Rome');
const anything = fc.oneof({ weight: 6, arbitrary: text }, fc.constantFrom(undefined, null, 7, true, ['x'], { a: 'b' }));
const answersFor = (...names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] });
const json = fc.oneof(text, fc.constantFrom(null, 7, ['x'], { a: 'b' }));
const good = fc.constantFrom({ street: 'Elm St 1', town: 'Bath' }, { street: 'Elm St 2', isFlat: true, town: 'York' });

const onPlace: WizardAction = {
  type: 'edit',
  step: 'home',
  page: 'place',
  answers: { street: 'Elm St 1', town: 'Bath' },
};

const edits: fc.Arbitrary<WizardAction> = fc.oneof(
  fc
    .oneof({ weight: 3, arbitrary: good }, answersFor('street', 'isFlat', 'flat', 'town'))
    .map((answers) => ({ type: 'edit' as const, step: 'home', page: 'place', answers })),
  fc
    .oneof(fc.constant({ hotelTown: 'Rome' }), answersFor('hotelTown'))
    .map((answers) => ({ type: 'edit' as const, step: 'stay', page: 'hotel', answers })),
  fc
    .oneof(fc.constant({ wish: 'sun' }), answersFor('wish'))
    .map((answers) => ({ type: 'edit' as const, step: 'stay', page: 'target', answers })),
);
const outcomes: fc.Arbitrary<WizardAction> = fc.oneof(
  fc
    .dictionary(fc.constantFrom('street', 'more', 'town', 'stranger', 'constructor'), json)
    .map((values) => ({ type: 'verified' as const, values })),
  fc.constantFrom<WizardAction>(
    { type: 'verified' },
    { type: 'verified' },
    { type: 'verificationStopped' },
    { type: 'submitFailed' },
    { type: 'submitSucceeded' },
  ),
);
const moves = fc.constantFrom<WizardAction>(
  { type: 'continue' },
  { type: 'continue' },
  { type: 'continue' },
  { type: 'back' },
  { type: 'goTo', step: 'home' },
  { type: 'goTo', step: 'stay' },
  { type: 'goTo', step: 'stay', page: 'target' },
  { type: 'goTo', step: 'summary' },
  { type: 'goTo', step: 'nowhere', page: 'at all' },
  { type: 'arrive', index: 0 },
  { type: 'arrive', index: 2 },
  { type: 'edit', step: 'nowhere', page: 'at all', answers: {} },
);
const anyActions = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: edits },
    { weight: 10, arbitrary: moves },
    { weight: 8, arbitrary: outcomes },
    { weight: 1, arbitrary: fc.constant<WizardAction>({ type: 'leave' }) },
  ),
  { maxLength: 30 },
);
/** Most guests begin with valid actions: one page after the other, or with a jump to the end. */
const beginnings = fc.constantFrom<readonly WizardAction[]>(
  [],
  [onPlace, { type: 'continue' }, { type: 'verified' }],
  [onPlace, { type: 'goTo', step: 'summary' }, { type: 'continue' }],
);
const actions = fc.tuple(beginnings, anyActions).map(([first, rest]) => [...first, ...rest]);
const situations = fc.constantFrom(longTrip, shortTrip);

const same = (one: Position, other: Position): boolean => one.step === other.step && one.page === other.page;
const positions = (path: Path): readonly Position[] =>
  path.map(({ step, page }) => ({ step: step.id, page: page.name }));
const pagesOfPlan = plan.steps.flatMap(({ id, form }) => form.pages.map(({ name }) => ({ step: id, page: name })));

/** The pages that are not complete: none, once every answer is valid and verified. */
function pending(path: Path, state: WizardState): readonly Position[] {
  return path.flatMap((view) => {
    const at = { step: view.step.id, page: view.page.name };
    const answers = readPageAnswers(state.answers, at);
    const asked = buildVerification(view, answers)?.values;
    const isVerified = state.verified.some(
      ({ position, values }) => same(position, at) && JSON.stringify(values) === JSON.stringify(asked),
    );
    return validatePage(view, answers).length === 0 && (asked === undefined || isVerified) ? [] : [at];
  });
}

describe('whatever the guest and the verifier do', () => {
  it('the wizard stands on its path, and sends nothing that is wrong or not verified', () => {
    const seen = { verifying: 0, submitting: 0, done: 0 };
    fc.assert(
      fc.property(actions, situations, (all, situation) => {
        let state = initialState(plan, situation);
        for (const action of all) {
          state = reduce(plan, state, action, situation);
          const path = pathFor(plan, state.answers, situation);
          const places = positions(path);
          const waiting = pending(path, state);
          expect(places).toContainEqual(state.position);
          expect(buildReview(path).length).toBeLessThanOrEqual(plan.steps.length);

          expect(state.verification !== undefined).toBe(state.phase === 'verifying');
          if (state.verification) {
            seen.verifying += 1;
            const { position, as, values } = state.verification;
            const view = path[places.findIndex((each) => same(each, position))];
            expect(position).toEqual(state.position);
            expect(view && buildVerification(view, readPageAnswers(state.answers, position))).toEqual({ as, values });
            expect(view && validatePage(view, readPageAnswers(state.answers, position))).toEqual([]);
          }
          if (state.phase === 'submitting') {
            seen.submitting += 1;
            expect(waiting).toEqual([]);
            expect(state.position).toEqual(places.at(-1));
          }
          for (const position of [...state.completed, ...state.verified.map((page) => page.position)])
            expect(pagesOfPlan).toContainEqual(position);
          for (const step of doneSteps(path, state)) {
            seen.done += 1;
            for (const place of places.filter((each) => each.step === step.id)) {
              expect(state.completed).toContainEqual(place);
              expect(waiting).not.toContainEqual(place);
            }
          }
        }
      }),
      { numRuns: cases(1500) },
    );
    // Each of the cases above must really occur.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(cases(50));
  });

  it('two presses of Continue are one', () => {
    fc.assert(
      fc.property(actions, situations, (all, situation) => {
        const before = all.reduce(
          (state, action) => reduce(plan, state, action, situation),
          initialState(plan, situation),
        );
        const once = reduce(plan, before, { type: 'continue' }, situation);
        if (once.phase === 'verifying' || once.phase === 'submitting')
          expect(reduce(plan, once, { type: 'continue' }, situation)).toBe(once);
      }),
      { numRuns: cases(500) },
    );
  });

  it('the guest can always come to the end, and what is verified once is not verified for ever', () => {
    fc.assert(
      fc.property(actions, situations, (all, situation) => {
        let state = all.reduce(
          (before, action) => reduce(plan, before, action, situation),
          initialState(plan, situation),
        );
        if (state.phase === 'submitted' || state.phase === 'left') return;
        const finish: readonly WizardAction[] = [
          { type: 'verificationStopped' },
          { type: 'submitFailed' },
          onPlace,
          { type: 'edit', step: 'stay', page: 'hotel', answers: { hotelTown: 'Rome' } },
          { type: 'edit', step: 'stay', page: 'target', answers: {} },
          { type: 'goTo', step: 'summary' },
          { type: 'continue' },
          { type: 'verified' },
          { type: 'verified' },
        ];
        for (const action of finish) state = reduce(plan, state, action, situation);
        expect(state.phase).toBe('submitting');
      }),
      { numRuns: cases(300) },
    );
  });
});
