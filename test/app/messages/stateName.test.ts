import { expect, it } from 'vitest';
import { stateName } from '../../../app/messages/stateName.ts';
import { states } from '../../../schemas/states.ts';

it('names every state and DC, and leaves what is none as it is', () => {
  expect(Object.keys(states)).toHaveLength(51);
  for (const [code, name] of Object.entries(states)) expect(stateName(code)).toBe(name);
  expect(stateName('45202')).toBe('45202');
  expect(stateName('constructor')).toBe('constructor');
});
