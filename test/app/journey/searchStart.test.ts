import { expect, it } from 'vitest';
import { type FlowName, flowNames } from '../../../app/journey/index.ts';
import { searchStart } from '../../../app/journey/Links.ts';

it.each<readonly [FlowName | undefined, string]>([
  ...flowNames.map((flow) => [flow, flow === 'DIETITIAN' ? '/dietitian' : '/main'] as const),
  [undefined, '/main'],
])('a search of the flow %s begins at %s', (flow, start) => {
  expect(searchStart(flow, { main: '/main', dietitian: '/dietitian' })).toBe(start);
});
