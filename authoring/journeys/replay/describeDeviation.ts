import type { Json } from '#engine';
import { type Deviation, shorten } from './compareJourneys.ts';

/** A deviation as a sentence for its author. */
export function describeDeviation({ where, what, expected, found }: Deviation): string {
  if (expected === undefined) return `${where}: ${what} is ${say(found)}, which the journey does not expect.`;
  if (found === undefined) return `${where}: ${what} should be ${say(expected)}, and there is none.`;
  return `${where}: ${what} should be ${say(expected)}, and is ${say(found)}.`;
}

const say = (value: Json | undefined): string => (value === undefined ? 'nothing' : shorten(value));
