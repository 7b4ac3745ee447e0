import { isObject } from '../json/Json.ts';

/**
 * Two documents of a merged collection: lists are joined end to end, objects member by member, else the later counts.
 * Where only one of two values is a list the other one stays, so that the document's check finds it.
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
