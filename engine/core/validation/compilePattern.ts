import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { problem } from '../errors/problem.ts';
import { patternCost } from './patternCost.ts';

/** The longest text that a pattern is run on; a longer one does not match. */
export const PATTERN_LENGTH = 250;
/** Ways of trying a pattern; this many take a phone some tens of milliseconds. */
const AFFORDABLE = 2e7;

/** The expression that Ajv would make of it. */
export const compilePattern = (pattern: string): RegExp => new RegExp(pattern, 'u');

/** The problem with a pattern, if it is no regular expression or one that could hold up the guest's phone. */
export function patternProblem(pattern: string, place: Place): ContentProblem | undefined {
  try {
    compilePattern(pattern);
  } catch {
    return problem(place, 'pattern', `"${pattern}" is not a regular expression.`);
  }
  if (patternCost(pattern, PATTERN_LENGTH) <= AFFORDABLE) return undefined;
  const advice = 'Start it with ^, and repeat no part that can itself match in several ways.';
  return problem(place, 'pattern', `The pattern could take too long on a hostile answer. ${advice}`);
}
