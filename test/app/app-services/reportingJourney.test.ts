import { expect, it } from 'vitest';
import type { AnalyticsEvent } from '../../../app/analytics/Analytics.ts';
import { reportingJourney } from '../../../app/app-services/index.ts';
import { createJourneyStore, type Flow, type JourneyAction, type JourneyState } from '../../../app/journey/index.ts';

function collectReports(flow: Flow, action: JourneyAction) {
  const told: AnalyticsEvent[] = [];
  const journey = reportingJourney(createJourneyStore({ flow }), { report: (event) => told.push(event) });
  journey.dispatch(action);
  return { told, step: journey.getState().flow.step };
}

const third: Flow = { name: 'DIETITIAN', step: 3 };

it.each([
  [{ type: 'startFlow', flow: 'VIRTUAL_VISIT' }, { type: 'startFlow', flow: 'VIRTUAL_VISIT' }, 2],
  [{ type: 'continueFlow' }, { type: 'continueFlow', flow: 'DIETITIAN', step: 4 }, 4],
  [
    { type: 'continueFlow', stepId: 'insurance' },
    { type: 'continueFlow', flow: 'DIETITIAN', step: 4, stepId: 'insurance' },
    4,
  ],
  [{ type: 'completeFlow' }, { type: 'completeFlow', flow: 'DIETITIAN' }, 1],
] as const satisfies readonly (readonly [JourneyAction, AnalyticsEvent, number])[])(
  'reports %j after it is dispatched',
  (action, event, step) => {
    expect(collectReports(third, action)).toEqual({ told: [event], step });
  },
);

const intake = {
  answers: {},
  filled: {},
  position: { step: 'insurance', page: 'insurance' },
  completed: [],
  verified: [],
  attempted: [],
  refusals: 0,
};

it.each([
  ['tells of answers that are left, by their step', 'editing', [{ type: 'formAbandonment', stepId: 'insurance' }]],
  ['tells nothing of answers that are being sent, because they may still be booked', 'submitting', []],
] as const)('%s', (_name, phase, events) => {
  const told: AnalyticsEvent[] = [];
  const store = createJourneyStore({ intake: { ...intake, phase } });
  const journey = reportingJourney(store, { report: (event) => told.push(event) });
  journey.dispatch({ type: 'forgetPerson' });
  journey.dispatch({ type: 'forgetPerson' });
  expect(told).toEqual(events);
});

const answered = { key: 'physicals/61', wizard: { ...intake, phase: 'editing' as const } };
const questions = { answers: {}, position: undefined, phase: 'pending' as const, attempted: [], refusals: 0 };
const forms = { type: 'formAbandonment', stepId: 'insurance' } as const;

it.each<[string, Partial<JourneyState>, readonly AnalyticsEvent[]]>([
  ['tells of a form', { prescreen: answered }, [forms]],
  [
    'tells of questions, without saying which',
    { prescreen: { ...answered, questions } },
    [{ type: 'formAbandonment', stepId: 'eligibility' }],
  ],
  ['tells nothing of one that has led to its results', { prescreen: { ...answered, isFinished: true } }, []],
  [
    'tells of one form where there are two, the later one',
    {
      prescreen: { ...answered, questions },
      intake: { ...intake, phase: 'editing' },
    },
    [forms],
  ],
  ['tells nothing where there is none', {}, []],
])('%s of a prescreen that is left', (_name, journey, events) => {
  const told: AnalyticsEvent[] = [];
  const store = createJourneyStore(journey);
  reportingJourney(store, { report: (event) => told.push(event) }).dispatch({ type: 'forgetPerson' });
  expect(told).toEqual(events);
});

it.each([
  ['a step that does not count', third, { type: 'continueFlow', increment: false }],
  ['a step of no flow', { step: 1 }, { type: 'continueFlow' }],
  ['what is no matter of flows', third, { type: 'clearAppointment' }],
] as const satisfies readonly (readonly [string, Flow, JourneyAction])[])(
  'reports nothing for %s',
  (_name, flow, action) => {
    expect(collectReports(flow, action).told).toEqual([]);
  },
);
