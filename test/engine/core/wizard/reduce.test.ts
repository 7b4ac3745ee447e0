import { describe, expect, it } from 'vitest';
import {
  buildPayload,
  initialState,
  pathFor,
  readPageAnswers,
  reduce,
  type Violation,
  validatePage,
  type WizardAction,
  type WizardState,
} from '#engine';
import {
  at,
  back,
  california,
  edit,
  encoders,
  good,
  mobile,
  next,
  plan,
  reasons,
  run,
  viewAt,
} from './exampleJourney.ts';
import { context } from './exampleWizard.ts';

/** The violations on the present page, once Continue was pressed there. */
function shownErrors(state: WizardState): readonly Violation[] {
  const view = viewAt(state);
  const isAttempted = state.attempted.some((position) => at({ ...state, position }) === at(state));
  return view && isAttempted ? validatePage(view, readPageAnswers(state.answers, state.position)) : [];
}

/** Journeys as tables: the guest's actions, the page and phase that they lead to, and the number of errors there. */
const journeys: readonly (readonly [string, readonly WizardAction[], string, string, number])[] = [
  ['begins on the first page', [], 'about/person', 'editing', 0],
  ['stays with errors on', [next], 'about/person', 'editing', 3],
  ['goes on when all is well', [edit(good), next], 'consent/consent', 'editing', 0],
  ['goes through a page that an answer opens', [edit(mobile), next], 'about/reasons', 'editing', 0],
  ['stays on that page as well', [edit(mobile), next, next], 'about/reasons', 'editing', 1],
  ['comes to the last page', [edit(mobile), next, edit(reasons), next], 'consent/consent', 'editing', 0],
  ['submits from the last page', [edit(good), next, edit({ agree: true }), next], 'consent/consent', 'submitting', 0],
  [
    'does not submit a wrong last page',
    [edit(good), next, edit({ agree: false }), next],
    'consent/consent',
    'editing',
    1,
  ],
  ['goes back', [edit(good), next, back], 'about/person', 'editing', 0],
  ['has nothing before the first page', [back], 'about/person', 'editing', 0],
  [
    'goes to a step that it has been on',
    [edit(good), next, back, { type: 'goTo', step: 'consent' }],
    'consent/consent',
    'editing',
    0,
  ],
  ['goes to any step on the path', [{ type: 'goTo', step: 'consent' }], 'consent/consent', 'editing', 0],
  [
    'stops at a page that was jumped over before it submits',
    [{ type: 'goTo', step: 'consent' }, edit({ agree: true }), next],
    'about/person',
    'editing',
    3,
  ],
  ['goes to no step off the path', [{ type: 'goTo', step: 'extra' }], 'about/person', 'editing', 0],
  [
    'goes to a named page',
    [edit(mobile), next, edit(reasons), next, { type: 'goTo', step: 'about', page: 'reasons' }],
    'about/reasons',
    'editing',
    0,
  ],
  [
    'jumps to the first wrong page before it submits',
    [edit(good), next, edit({ agree: true }), { type: 'edit', step: 'about', page: 'person', answers: {} }, next],
    'about/person',
    'editing',
    3,
  ],
  [
    'ignores all but the outcome while it submits',
    [edit(good), next, edit({ agree: true }), next, edit({}), next, back],
    'consent/consent',
    'submitting',
    0,
  ],
  [
    'can be submitted again after a failure',
    [edit(good), next, edit({ agree: true }), next, { type: 'submitFailed' }, next],
    'consent/consent',
    'submitting',
    0,
  ],
  [
    'ends with success',
    [edit(good), next, edit({ agree: true }), next, { type: 'submitSucceeded' }, back, next],
    'consent/consent',
    'submitted',
    0,
  ],
  [
    'has no outcome before it submits',
    [{ type: 'submitSucceeded' }, { type: 'submitFailed' }],
    'about/person',
    'editing',
    0,
  ],
  ['leaves', [edit(mobile), next, { type: 'leave' }, next], 'about/person', 'left', 0],
  [
    'moves to the page before when an answer closes the page it is on',
    [edit(mobile), next, { type: 'edit', step: 'about', page: 'person', answers: good }],
    'about/person',
    'editing',
    0,
  ],
];

describe('the wizard', () => {
  it.each(journeys)('%s', (_, actions, position, phase, violations) => {
    const state = run(actions);
    expect([at(state), state.phase]).toEqual([position, phase]);
    expect(shownErrors(state)).toHaveLength(violations);
  });

  it('goes through the steps that the situation opens', () => {
    const steps = (situation: typeof context) => pathFor(plan, {}, situation).map(({ step }) => step.id);
    expect(steps(context)).toEqual(['about', 'consent']);
    expect(steps(california)).toEqual(['about', 'extra', 'consent']);
    expect(steps({ today: '2026-11-21' } as typeof context)).toEqual(['about', 'consent']);
  });

  it('begins with the defaults of the fields', () => {
    expect(readPageAnswers(initialState(plan, california).answers, { step: 'extra', page: 'extra' })).toEqual({
      note: 'none',
    });
    expect(readPageAnswers(initialState(plan, context).answers, { step: 'about', page: 'person' })).toEqual({});
  });

  it('reads earlier steps, as long as they are on the path and shown', () => {
    const shown = (birth: string | undefined) => {
      const path = pathFor(plan, { about: { person: { birth } } }, context);
      return path.at(-1)?.shown;
    };
    expect(shown('2015-01-01')).toEqual(['agree', 'parent']);
    expect(shown('1980-01-01')).toEqual(['agree']);
    expect(shown(undefined)).toEqual(['agree']);
  });

  it('counts every Continue that met errors', () => {
    expect(run([next, next, edit(good), next, next]).refusals).toBe(3);
  });

  it('shows what is wrong on the last page from a failed submit on', () => {
    const failed = run([edit(good), next, edit({ agree: true }), next, { type: 'submitFailed' }, edit({})]);
    expect(shownErrors(failed)).toHaveLength(1);
  });

  it('drops every answer when the guest leaves', () => {
    expect(run([edit(mobile), next, { type: 'leave' }]).answers).toEqual(initialState(plan, context).answers);
  });

  it('gives the same state back for what it cannot do', () => {
    const state = run([edit(good)]);
    for (const action of [
      back,
      { type: 'submitFailed' },
      { type: 'goTo', step: 'nowhere' },
      { type: 'goTo', step: 'about' },
      { type: 'verified' },
      { type: 'verificationStopped' },
      { type: 'edit', step: 'nowhere', answers: {} },
      { type: 'edit', page: 'nowhere', answers: {} },
    ] as const)
      expect(reduce(plan, state, action, context)).toBe(state);
  });

  it('is on its first page for a guest who comes from a page of another form', () => {
    const state = { ...run([edit(good)]), position: { step: 'elsewhere', page: 'elsewhere' } };
    expect(at(reduce(plan, state, next, context))).toBe('consent/consent');
    const wrong = reduce(plan, { ...state, answers: {} }, next, context);
    expect([at(wrong), wrong.refusals]).toEqual(['about/person', 1]);
  });

  it('changes no state in place', () => {
    const state = Object.freeze(run([edit(mobile), next]));
    const before = JSON.stringify(state);
    run([edit(reasons), next, back, { type: 'leave' }], context, state);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('the payload', () => {
  it('has the answers where the documents put them, encoded, and lists without holes', () => {
    const state = run([edit(mobile), next, edit(reasons), next, edit({ agree: true })]);
    expect(buildPayload(plan, state.answers, context, encoders)).toEqual({
      person: { name: 'Ann', facts: ['a@b.co'], mobile: 'Yes' },
      reasons: ['cold', 'other'],
      notes: 'x',
      consent: { agreed: 'Yes' },
    });
  });

  it('leaves out what is hidden, abandoned, empty or not listed', () => {
    const answers = {
      about: { person: { ...mobile, mobile: false, firstName: '', weight: '80', stranger: 1 }, reasons },
      extra: { extra: { note: 'abandoned' } },
      consent: { consent: { agree: true, parent: 'hidden' } },
    };
    expect(buildPayload(plan, answers, context, encoders)).toEqual({
      person: { facts: ['a@b.co'], mobile: 'No' },
      consent: { agreed: 'Yes' },
    });
  });

  it('leaves out what the encoder does not send, and is empty when nothing is answered', () => {
    expect(buildPayload(plan, { about: { person: mobile } }, context, { yesNo: () => undefined }).person).toEqual({
      name: 'Ann',
      facts: ['a@b.co'],
    });
    expect(buildPayload(plan, {}, context, encoders)).toEqual({});
  });

  it('needs the encoders that the plan was compiled with', () => {
    expect(() => buildPayload(plan, { about: { person: mobile } }, context, {})).toThrow(
      'There is no encoder "yesNo".',
    );
  });

  it('takes a group of answers for what it is, even one that looks like its own draft', () => {
    const answers = { about: { person: { firstName: { members: { x: 1 } } as never } } };
    expect(buildPayload(plan, answers, context, encoders)).toEqual({ person: { name: { members: { x: 1 } } } });
  });
});
