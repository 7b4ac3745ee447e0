import { describe, expect, it } from 'vitest';
import { hasStarted } from '../../../app/journey/flows.ts';
import { createJourneyStore, type Flow, type FlowAction, initialFlow, reduceFlow } from '../../../app/journey/index.ts';

describe('the flow step counter', () => {
  it('starts at 1', () => {
    expect(initialFlow).toEqual({ step: 1 });
  });

  it.each<[string, Flow, FlowAction, Flow]>([
    ['start sets 2', initialFlow, { type: 'startFlow', flow: 'IN_PERSON' }, { name: 'IN_PERSON', step: 2 }],
    [
      'start begins another flow anew',
      { name: 'IN_PERSON', step: 7 },
      { type: 'startFlow', flow: 'DIETITIAN' },
      { name: 'DIETITIAN', step: 2 },
    ],
    ['continue adds one', { name: 'IN_PERSON', step: 2 }, { type: 'continueFlow' }, { name: 'IN_PERSON', step: 3 }],
    [
      'continue adds nothing when told not to',
      { name: 'IN_PERSON', step: 2 },
      { type: 'continueFlow', increment: false },
      { name: 'IN_PERSON', step: 2 },
    ],
    [
      'complete goes back to 1',
      { name: 'IN_PERSON', step: 9 },
      { type: 'completeFlow' },
      { name: 'IN_PERSON', step: 1 },
    ],
  ])('%s', (_what, before, action, after) => {
    expect(reduceFlow(before, action)).toEqual(after);
  });

  it('takes a guest through two bookings of one flow', () => {
    const { dispatch, getState } = createJourneyStore();
    const steps = (...actions: readonly FlowAction[]) =>
      actions.map((action) => {
        dispatch(action);
        return getState().flow.step;
      });
    const next: FlowAction = { type: 'continueFlow' };
    const booking: readonly FlowAction[] = [
      { type: 'startFlow', flow: 'IN_PERSON' },
      next,
      next,
      { type: 'continueFlow', increment: false },
      { type: 'completeFlow' },
    ];
    expect(getState().flow.step).toBe(1);
    expect(steps(...booking, ...booking)).toEqual([2, 3, 4, 4, 1, 2, 3, 4, 4, 1]);
  });
});

describe('a flow', () => {
  it.each<[string, Flow, boolean]>([
    ['that nobody is in', initialFlow, false],
    ['that the guest is in', { name: 'IN_PERSON', step: 2 }, true],
    ['other than the guest’s', { name: 'DIETITIAN', step: 5 }, false],
    ['that was completed', { name: 'IN_PERSON', step: 1 }, false],
  ])('%s: %j has started: %s', (_what, flow, started) => {
    expect(hasStarted(flow, 'IN_PERSON')).toBe(started);
  });
});
