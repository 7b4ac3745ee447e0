import type { Document } from '../proveDocument.ts';

/** The document without one of its conditions, given by the place of that condition. */
export function withoutCondition(document: Document, pointer: string): Document {
  const copy: Document = JSON.parse(JSON.stringify(document));
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>((value, name) => member(value, name), copy);
  const condition = member(parent, last);
  if (typeof condition === 'object' && condition !== null && 'show' in condition) Reflect.set(condition, 'when', true);
  else if (typeof condition === 'object' && condition !== null && 'type' in condition)
    Reflect.deleteProperty(condition, 'answers');
  // Even without "is" the question must be answered.
  else if (last !== 'is') Reflect.set(Object(parent), last, !pointer.includes('/skipWhen'));
  return copy;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
