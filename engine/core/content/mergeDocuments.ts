import { isObject } from '../json/Json.ts';

/**
 * Merges two documents: lists are joined end to end, objects member by member; of other values the second one counts.
 * When only one of two values is a list, the other one is kept, so that the document's check reports it.
 */
export function mergeDocuments(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (Array.isArray(first) !== Array.isArray(second)) return Array.isArray(first) ? second : first;
  if (!isObject(first) || !isObject(second)) return second;
  const members = new Map(Object.entries(first));
  for (const [name, value] of Object.entries(second))
    members.set(name, members.has(name) ? mergeDocuments(members.get(name), value) : value);
  return Object.fromEntries(members);
}
