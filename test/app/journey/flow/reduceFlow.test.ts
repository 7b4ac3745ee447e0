import { describe, expect, it } from 'vitest';
import { type Flow, type FlowAction, initialFlow, reduceFlow } from '../../../../app/journey/index.ts';

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
});
