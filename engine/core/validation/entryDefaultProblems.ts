import type { ContentProblem, Place } from '../errors/ContentProblem.ts';
import { inside, problem } from '../errors/problem.ts';
import { isObject } from '../json/Json.ts';

/**
 * Problems for defaults inside a list's entries. An entry must start empty, so that a list in which nothing is given
 * can be recognized.
 */
export function entryDefaultProblems(node: unknown, place: Place, inEntry = false): readonly ContentProblem[] {
  if (!isObject(node)) return [];
  const isEntry = inEntry || (isObject(node.items) && node.items.type === 'object');
  const members = isObject(node.properties) ? Object.entries(node.properties) : [];
  return [
    ...(inEntry && node.default !== undefined ? [problem(inside(place, 'default'), 'default-in-entry')] : []),
    ...members.flatMap(([name, member]) => entryDefaultProblems(member, inside(place, 'properties', name), inEntry)),
    ...entryDefaultProblems(node.items, inside(place, 'items'), isEntry),
  ];
}
